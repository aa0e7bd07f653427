import { oneMoment, oneMomentAmongPeople } from './one-moment.ts';

/** Every table there is, for fifty coups. */
for (const ruleset of [0, 1, 2, 3, 4]) oneMoment(50, [ruleset]);
oneMomentAmongPeople('cheminDeFer', 7, 50, 2);
oneMomentAmongPeople('dosPanos', 8, 50, 3);
