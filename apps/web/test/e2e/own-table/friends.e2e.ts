import { friendsPlay } from './friends.ts';

// About an hour at the pace of people.
friendsPlay(20, 45);
