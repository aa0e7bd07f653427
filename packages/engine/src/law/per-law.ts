import { oncePer } from '../once-per.ts';

/** Works something out once for each table's law. */
export const perLaw: <Law extends object, Known>(workOut: (law: Law) => Known) => (law: Law) => Known = oncePer;
