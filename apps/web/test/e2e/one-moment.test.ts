import { oneMoment } from './one-moment.ts';

/** The newcomer's table for some coups; more of them: `npm run e2e`. */
oneMoment(3, [0]);
