import {
  balance,
  type Card,
  type CheminDeFerEvent,
  type CheminDeFerState,
  type DosPanosEvent,
  type DosPanosState,
  type Drawn,
  handOf,
  type PuntoBancaEvent,
  type PuntoBancaState,
} from '@sabot/engine';
import type { Replayed } from '@sabot/notation';
import { addWinnings } from './winnings.ts';

type AnyState = PuntoBancaState | CheminDeFerState | DosPanosState;
type AnyEvent = PuntoBancaEvent | CheminDeFerEvent | DosPanosEvent;
type Ended = Extract<AnyEvent, { readonly type: 'CoupEnded' }>;
export type Pano = 'pano-1' | 'pano-2';
/** A hand that plays against banca. */
export type Against = 'punto' | Pano;
export type Side = Against | 'banca';
export type CoupEnd = 'punto' | 'pano' | 'banca' | 'tie' | 'annulled';

/** How a hand ended against banca; null: it is still under way. */
export interface HandEnd {
  readonly outcome: CoupEnd | null;
  readonly natural: boolean;
}

/** One coup as a history tells it. */
export interface CoupRecord {
  readonly coup: number;
  readonly cards: Readonly<Partial<Record<Side, readonly Card[]>>>;
  readonly totals: Readonly<Partial<Record<Side, number>>> | null;
  /** Null: the coup is still under way. Where two paños play, each has an outcome of its own. */
  readonly outcome: CoupEnd | 'by-pano' | null;
  readonly natural: boolean;
  /** What each player with a stake or a part in the bank won or lost, in cents. */
  readonly nets: Readonly<Record<string, number>>;
  readonly panos?: Readonly<Partial<Record<Pano, HandEnd>>>;
  /** Where a player has the bank: who, who has a part in it, and who plays for all of it. */
  readonly banker?: string;
  readonly associates?: readonly string[];
  readonly banco?: readonly string[];
}

interface Open {
  readonly coup: number;
  readonly bank: Pick<CoupRecord, 'banker' | 'associates' | 'banco'>;
  drawn: readonly Drawn[];
  readonly totals: Partial<Record<Side, number>>;
  readonly ends: Partial<Record<Against, HandEnd>>;
  readonly nets: Map<string, number>;
}

function bankIn({ books, coup }: AnyState): Open['bank'] {
  if (coup === null || !('banker' in coup)) return {};
  const { banker, banco } = coup;
  const banks = books.accounts.filter((account) => account.startsWith('bank:') && balance(books, account) > 0);
  const associates = banks.map((account) => account.slice('bank:'.length)).filter((player) => player !== banker);
  return { banker, associates, banco: banco === null ? [] : [banco].flat() };
}

/** The coup under way at a table, if there is one. */
function openAt(state: AnyState): Open | null {
  if (state.coup === null) return null;
  const { no, drawn } = state.coup;
  return { coup: no, bank: bankIn(state), drawn, totals: {}, ends: {}, nets: new Map() };
}

/** Whoever had something at stake is told of, also where it came to nothing. */
function atStake({ nets }: Open, player: string): void {
  if (!nets.has(player)) nets.set(player, 0);
}

function take(open: Open, event: AnyEvent): void {
  if ('postings' in event) addWinnings(open.nets, event.postings);
  switch (event.type) {
    case 'CoupDecided': {
      const { punto, banca, outcome, natural } = event;
      Object.assign(open.totals, { punto, banca });
      open.ends.punto = { outcome, natural };
      break;
    }
    case 'PanoDecided': {
      const { pano, total, banca, outcome, natural } = event;
      Object.assign(open.totals, { [pano]: total, banca });
      open.ends[pano] = { outcome, natural };
      break;
    }
    case 'StakeSettled':
      atStake(open, event.player);
      break;
    case 'BankSettled':
      if (open.bank.banker !== undefined) atStake(open, open.bank.banker);
      break;
    default:
      break;
  }
}

/** The hands that play against banca. */
const handsOf = ({ bound }: Replayed): readonly Against[] =>
  (bound.ruleset.game.events.PanoDecided?.pano as readonly Pano[] | undefined) ?? ['punto'];

/** Whatever was decided, a coup that was annulled has no other outcome; nor has a paño on which nothing was. */
function endOf({ ends }: Open, hand: Against, ended: Ended | null): HandEnd {
  const { outcome = 'annulled', natural = false } = ends[hand] ?? {};
  if (ended === null) return { outcome: null, natural };
  if ('outcome' in ended) return { outcome: ended.outcome, natural };
  return { outcome: ended.played ? outcome : 'annulled', natural };
}

function wholeOutcome(ends: readonly HandEnd[]): CoupRecord['outcome'] {
  const [first = null, ...others] = ends.map(({ outcome }) => outcome);
  if (others.length === 0 || first === null) return first;
  return [first, ...others].every((outcome) => outcome === 'annulled') ? 'annulled' : 'by-pano';
}

function record(open: Open, hands: readonly Against[], ended: Ended | null): CoupRecord {
  const { coup, drawn, totals, nets, bank } = open;
  const sides: readonly Side[] = [...hands, 'banca'];
  const ends = hands.map((hand) => endOf(open, hand, ended));
  const known = sides.filter((side) => side in totals).map((side) => [side, totals[side]]);
  return {
    coup,
    cards: Object.fromEntries(sides.map((side) => [side, handOf(drawn, side).map(({ card }) => card)])),
    totals: known.length === 0 ? null : Object.fromEntries(known),
    outcome: wholeOutcome(ends),
    natural: ends.some(({ natural }) => natural),
    nets: Object.fromEntries(nets),
    ...(hands.length === 1 ? {} : { panos: Object.fromEntries(hands.map((hand, i) => [hand, ends[i]])) }),
    ...bank,
  };
}

/** The coups of a history, in their order; the last may be under way. */
export function coupRecords(history: Replayed): readonly CoupRecord[] {
  const { game } = history.bound.ruleset;
  const hands = handsOf(history);
  const records: CoupRecord[] = [];
  let state = (history.bound.given ?? game.initial) as AnyState;
  let open = openAt(state);
  for (const event of history.events as readonly AnyEvent[]) {
    const before = state.coup;
    state = game.evolve(state, event) as AnyState;
    if (before === null || event.type === 'StakesClosed') open = openAt(state);
    if (open === null) continue;
    open.drawn = (state.coup ?? before ?? open).drawn;
    take(open, event);
    if (event.type === 'CoupEnded') records.push(record(open, hands, event));
    if (state.coup === null) open = null;
  }
  return open === null ? records : [...records, record(open, hands, null)];
}
