import type { Actor } from '../../../table/actor.ts';
import type { Coup } from '../state.ts';

/** Who of the staff has the cards where no player has them. */
const STAFF = ['croupier', 'inspector'] as const;
export type Staff = (typeof STAFF)[number];

/** The person in charge of the table may stand in for the croupier, but not the croupier for that person. */
export const standsIn = (by: Actor, staff: Staff): boolean => by.kind === staff || by.kind === 'inspector';

/** Who uncovers a hand that no player holds: banca's goes with the shoe. */
export const staffWith = ({ staff, handed }: Coup): Staff => (handed?.hand === 'banca' ? staff : 'croupier');
