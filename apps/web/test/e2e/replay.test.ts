import { seenAgain } from './replay.ts';

/** The newcomer's table; where players are bank: `npm run e2e`. */
seenAgain([4]);
