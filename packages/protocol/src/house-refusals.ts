import type { Refusals } from '@sabot/engine';

/** What the house itself refuses, beside the law. */
export const HOUSE_REFUSALS = {
  'authority-sets-it': { means: 'A term that the authority sets, not whoever opens a table.', facts: ['field'] },
  'beyond-the-wallet': { means: 'More chips than the wallet holds.', facts: ['given', 'max'] },
  'beyond-your-limit': { means: 'More than the guest’s own loss limit leaves.', facts: ['given', 'max', 'limit'] },
  'foreign-command': { means: 'This command id belongs to somebody else.', facts: [] },
  'house-closing': { means: 'The house is about to close.', facts: [] },
  'moved-on': { means: 'It fitted what the sender sees of the table, and fits no longer.', facts: [] },
  'no-spectators': { means: 'Nobody looks on at this table: one sees it from a seat.', facts: [] },
  'no-talk-here': { means: 'Only those with a place at a table that somebody opened talk there.', facts: [] },
  'no-shuffle': { means: 'Nothing is being shuffled.', facts: [] },
  'not-decided': { means: 'The house failed to decide it, and nothing was done.', facts: [] },
  'not-written': { means: 'It could not be saved, so it was not done.', facts: [] },
  'not-on-duty': { means: 'Whoever says it does not work at this table now, or not in this role.', facts: [] },
  'not-your-act': { means: 'This role never does it.', facts: [] },
  'other-talla': { means: 'It is the shuffle of another talla.', facts: [] },
  'removed-by-host': { means: 'The host of the table has sent this guest away.', facts: [] },
  'shoe-is-sealed': { means: 'The shoe of this table is sealed: nobody handles its cards or names them.', facts: [] },
  'talk-muted': { means: 'The host has asked for quiet at the table.', facts: [] },
  'unfit-line': {
    means: 'A line of chat that is empty, too long, a link, or has signs that cannot be shown.',
    facts: [],
  },
  'table-busy': { means: 'Too many wait at this table.', facts: [] },
  'table-stopped': { means: 'Whoever works here has stopped the table, or a claim is being looked into.', facts: [] },
  'no-claims-here': { means: 'The text of this table knows no claim of a player: the staff see to it.', facts: [] },
  'claim-once': { means: 'This player has a claim here already, or had one in this coup.', facts: [] },
  'no-such-claim': { means: 'There is no such claim, or it was answered.', facts: [] },
  'not-at-this-table': { means: 'Whoever claims has no place at this table.', facts: [] },
  'table-held': { means: 'The host has stopped the table: only places and chips change meanwhile.', facts: [] },
  'table-paused': { means: 'The table went round in circles and rests until a person acts.', facts: [] },
  'unknown-setting': { means: 'Tables of this ruleset have no such term.', facts: ['field'] },
  'too-fast': { means: 'Too many messages, or too many refused acts of this guest.', facts: [] },
} as const satisfies Refusals;
export type HouseRefusal = keyof typeof HOUSE_REFUSALS;
