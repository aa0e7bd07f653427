import { friendsPlay } from './friends.ts';

friendsPlay(1, 8);
