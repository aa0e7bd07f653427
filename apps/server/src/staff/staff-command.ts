import {
  type Actor,
  type Card,
  CROUPIER,
  director,
  inspector,
  lookUp,
  onDuty,
  type Result,
  type Ruleset,
  readCommand,
  type StaffRole,
  type Unchecked,
  WITH_THE_CARDS,
} from '@sabot/engine';
import { refuse } from '../refusals.ts';

/** What somebody of the staff says at a table, as it came in. */
export interface StaffSaid {
  readonly name: string;
  readonly role: StaffRole;
  readonly act: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The table it is said at. */
export interface StaffTable {
  readonly ruleset: Ruleset;
  readonly state: unknown;
  /** The cards are dealt by hand, and keyed in. */
  readonly isByHand: boolean;
  /** So many cards that leave the shoe next, where it is sealed. */
  readonly next: (count: number) => readonly Card[];
}

/** More never came out of a shoe at once. */
const MOST_OUT = 6;

const himself = (role: StaffRole, name: string): Actor =>
  role === 'croupier' ? CROUPIER : role === 'inspector' ? inspector(name) : director(name);

/** A command in the name of somebody on duty, or why it is none: the table of rights first, then the sealed shoe, then its form. */
export function staffCommand({ name, role, act, fields }: StaffSaid, table: StaffTable): Result<Unchecked> {
  const { ruleset, state, isByHand } = table;
  const { commands } = ruleset.game;
  const by = onDuty(role, name, act);
  if (by === null) {
    // The law says it best, with the rule; where it would not, the table of rights does.
    const tried = readCommand(commands, act, fields, himself(role, name));
    if (!tried.ok) return tried;
    const decided = ruleset.advance(state, tried.value);
    return decided.ok ? refuse('not-your-act') : decided;
  }
  if (isByHand) return readCommand(commands, act, fields, by);
  if ((WITH_THE_CARDS as readonly string[]).includes(act)) return refuse('shoe-is-sealed');
  const filled = fromTheShoe(fields, lookUp(commands, act) ?? {}, table);
  return filled === null ? refuse('shoe-is-sealed') : readCommand(commands, act, filled, by);
}

/** At a sealed shoe one says how many cards came out; which ones, the shoe knows. Null: somebody named a card. */
function fromTheShoe(
  fields: StaffSaid['fields'],
  shape: Readonly<Record<string, unknown>>,
  { next }: StaffTable,
): Readonly<Record<string, unknown>> | null {
  const filled: Record<string, unknown> = { ...fields };
  for (const [field, kind] of Object.entries(shape)) {
    const given = lookUp(fields, field) ?? null;
    if ((kind !== 'cards?' && kind !== 'card?') || given === null) continue;
    if (typeof given !== 'number' || !Number.isInteger(given) || given < 1 || given > MOST_OUT) return null;
    const cards = next(given);
    filled[field] = kind === 'card?' ? (cards[0] ?? null) : cards;
  }
  return filled;
}
