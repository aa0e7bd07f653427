/** Who acts. `inspector` is whoever the regulation names to rule at the table, `director` whoever opens and permits. */
export type Actor =
  | { readonly kind: 'player'; readonly id: string }
  | { readonly kind: 'croupier' }
  | { readonly kind: 'shoe' }
  | { readonly kind: 'inspector'; readonly id: string }
  | { readonly kind: 'director'; readonly id: string };

export const CROUPIER: Actor = { kind: 'croupier' };
export const SHOE: Actor = { kind: 'shoe' };
export const player = (id: string): Actor => ({ kind: 'player', id });
export const inspector = (id: string): Actor => ({ kind: 'inspector', id });
export const director = (id: string): Actor => ({ kind: 'director', id });

/** Croupier and shoe have none. */
export const nameOf = (by: Actor): string => ('id' in by ? by.id : '');
export const sameActor = (a: Actor, b: Actor): boolean => a.kind === b.kind && nameOf(a) === nameOf(b);

/** Names that a history uses for staff and accounts; nobody at the table may bear one. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  'croupier',
  'shoe',
  'inspector',
  'director',
  'nobody',
  'house',
  'outside',
  'garage',
  'cagnotte',
  'tips',
]);

/** Words of letters, figures and a few signs, a single space between two of them, 32 in all. */
const NAME = /^(?=.{1,32}$)[\p{L}\p{N}][\p{L}\p{N}._-]*(?: [\p{L}\p{N}][\p{L}\p{N}._-]*)*$/u;
export const isPlayerName = (name: unknown): name is string =>
  typeof name === 'string' && NAME.test(name) && !RESERVED_NAMES.has(name.toLowerCase());
