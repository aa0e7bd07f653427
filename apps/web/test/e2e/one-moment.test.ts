import { oneMoment } from './one-moment.ts';

/** The newcomer's table for a coup; more of them: `npm run e2e`. */
oneMoment(1, [0]);
