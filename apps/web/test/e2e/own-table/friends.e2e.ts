import process from 'node:process';
import { friendsPlay } from './friends.ts';

// Eighty coups and more: an hour at the pace of people. SABOT_FRIENDS says how many between the things that go wrong.
friendsPlay(Number(process.env.SABOT_FRIENDS ?? 20), 60);
