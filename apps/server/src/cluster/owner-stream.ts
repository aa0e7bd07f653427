/** Whose a table is, and was: the last line of its owner stream says it. */
export const OWNER_PREFIX = 'owner:';
export const ownerStream = (table: string): string => `${OWNER_PREFIX}${table}`;

/** `run`: another for each start of a node. Given away, a table is nobody's until `to` has taken it. */
export type OwnerLine =
  | { readonly type: 'TableTaken'; readonly node: string; readonly run: string }
  | { readonly type: 'TableGiven'; readonly node: string; readonly run: string; readonly to: string };

/** A table at the version of its last line. */
export interface Owned {
  readonly version: number;
  readonly line: OwnerLine;
}
