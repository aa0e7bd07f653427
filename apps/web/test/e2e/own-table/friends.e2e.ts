import process from 'node:process';
import { friendsPlay } from './friends.ts';

// 116 coups and more: four bots at the pace of people play 113 in an hour. SABOT_FRIENDS says how many between the things that go wrong.
friendsPlay(Number(process.env.SABOT_FRIENDS ?? 29), 90);
