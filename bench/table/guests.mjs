/** Seven seats, all taken; seat n + 1 sits on the right of seat n. */
export const GUESTS = ['ana', 'bea', 'carla', 'dora', 'elena', 'flor', 'gala'].map((id) => ({ kind: 'player', id }));
export const CROUPIER = { kind: 'croupier' };
export const SHOE = { kind: 'shoe' };
export const DIRECTOR = { kind: 'director', id: 'eva' };

const BY_ID = new Map(GUESTS.map((guest) => [guest.id, guest]));
/** Whoever is named, or the croupier where nobody is. */
export const named = (id) => (id === '' ? CROUPIER : BY_ID.get(id));

export const PURCHASE = 100_000_00;
/** More than one layout can take. */
export const ENOUGH = 2_000_00;
