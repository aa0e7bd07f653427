import { createHash } from 'node:crypto';
import type { GameEvent, Ruleset } from '@sabot/engine';
import type { Base } from './coup-index.ts';

/** Where a coup stands in the stream of its table: from the opening of its stakes, the announcing of the bank or the call of a banco again, to its end. */
export interface CoupLine {
  readonly coup: number;
  readonly from: number;
  readonly to: number;
  /** When it ended. */
  readonly at: number;
  /** Who had a stake in it. */
  readonly stakers: readonly string[];
}

/** One shoe: where it begins and ends in the stream, the table before it, and its coups. */
export interface TallaLine {
  readonly talla: number;
  readonly from: number;
  readonly to: number;
  readonly before: unknown;
  /** Names the form of that state; another form is worked out again. */
  readonly shape: string;
  readonly coups: readonly CoupLine[];
}

/** A talla that is still being read: the table after the last event, and the coup under way. */
export interface Reading extends TallaLine {
  readonly state: unknown;
  readonly open: OpenCoup | null;
}

export interface OpenCoup {
  readonly coup: number;
  readonly from: number;
  readonly stakers: readonly string[];
  /** The table before it. */
  readonly before: unknown;
  /** The last two places from which it could be folded on, the older first. */
  readonly tail: Base | null;
  readonly next: Base | null;
}

/** Of a coup with more events than these only the first and the last are told. */
export const TOLD_FIRST = 50;
const TAIL_EVERY = 150;
export const isLong = ({ from, to }: CoupLine): boolean => to - from >= TOLD_FIRST + 2 * TAIL_EVERY;

const opening = (coup: number, from: number, stakers: readonly string[], before: unknown): OpenCoup => ({
  coup,
  from,
  stakers,
  before,
  tail: null,
  next: null,
});

/** The marks that any game of the house leaves in its stream. */
interface Marks {
  readonly talla?: number;
  readonly coup?: number;
  readonly player?: string;
  readonly banker?: string;
  readonly postings?: readonly { readonly from: string; readonly to: string }[];
}
const marksIn = (event: GameEvent): Marks => event as Marks;
/** The number of the talla whose pack is brought; 0: none is. */
export const tallaBrought = (event: GameEvent): number =>
  event.type === 'PackBrought' ? (marksIn(event).talla ?? 0) : 0;
export const endsCoup = (event: GameEvent): boolean => event.type === 'CoupEnded';

/** With it a coup begins: its bank is announced, its stakes are opened, or a banco is played again. */
export const beginsCoup = ({ type }: GameEvent): boolean =>
  type === 'BankAnnounced' || type === 'BancoRepeated' || type === 'StakesOpened';

/** Who put something at stake by it: a stake that was laid, or a part of the bank that moved. */
function stakersIn({ banker, postings = [] }: Marks): readonly string[] {
  const laid = postings.map(({ to }) => to).filter((account) => account.startsWith('stake:'));
  const banked = postings.flatMap(({ from, to }) => [from, to]).filter((account) => account.startsWith('bank:'));
  const owners = [...laid, ...banked].map((account) => account.split(':')[1] as string);
  return banker === undefined ? owners : [...owners, banker];
}

export function shapeOf({ game }: Ruleset): string {
  const form = createHash('sha256').update(JSON.stringify([game.initial, game.events]));
  return `${game.id}:${form.digest('hex').slice(0, 16)}`;
}

export const beginning = (talla: number, from: number, before: unknown, shape: string): Reading => ({
  talla,
  from,
  to: from - 1,
  before,
  shape,
  coups: [],
  state: before,
  open: null,
});

/** One event further. */
export function readOn(reading: Reading, event: GameEvent, version: number, at: number, after: unknown): Reading {
  const marks = marksIn(event);
  let { open, coups } = reading;
  if (event.type === 'BankAnnounced') {
    // A banco may be made, and the coup dealt, before stakes are ever opened.
    open = opening(0, version, marks.player === undefined ? [] : [marks.player], reading.state);
  } else if (event.type === 'BancoRepeated') {
    // It is played again against the same bank, which nobody announces anew.
    open = opening(0, version, [], reading.state);
  } else if (event.type === 'StakesOpened' && marks.coup !== undefined && open?.coup !== 0) {
    open = opening(marks.coup, version, [], reading.state);
  } else if (open !== null) {
    const stakers = stakersIn(marks);
    if (stakers.length > 0) open = { ...open, stakers: [...new Set([...open.stakers, ...stakers])] };
    if ((version - open.from) % TAIL_EVERY === 0) {
      open = { ...open, tail: open.next, next: { to: version, state: after } };
    }
    if (endsCoup(event)) {
      const { coup, from, stakers: all } = open;
      coups = [...coups, { coup: marks.coup ?? coup, from, to: version, at, stakers: all }];
      open = null;
    }
  }
  return { ...reading, to: version, state: after, open, coups };
}

export const lineOf = ({ talla, from, to, before, shape, coups }: TallaLine): TallaLine => ({
  talla,
  from,
  to,
  before,
  shape,
  coups,
});
