import { seenAgain } from './replay.ts';

seenAgain([7]);
seenAgain([8]);
