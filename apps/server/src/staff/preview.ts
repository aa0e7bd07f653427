import {
  balances,
  type Card,
  type GameEvent,
  isCard,
  RANKS,
  type Result,
  type Ruleset,
  SUITS,
  type Unchecked,
} from '@sabot/engine';
import { type StaffSaid, type StaffTable, staffCommand } from './staff-command.ts';
import { type TableShown, tableShown } from './table-shown.ts';

/** What an act would do, worked out and not done. */
export interface Previewed {
  /** As somebody who looks on would witness them. */
  readonly events: readonly object[];
  /** False: what follows turns on cards that nobody has seen yet. */
  readonly isCertain: boolean;
  /** Accounts whose balance would be another, before and after. */
  readonly money: readonly { readonly account: string; readonly before: number; readonly after: number }[];
  /** The table as it lies now, and as it would; null: it turns on cards that nobody has seen. */
  readonly before: TableShown;
  readonly after: TableShown | null;
}

/** So many shoes are imagined. What is the same in all of them is shown; what is not turns on cards nobody has seen. */
const WORLDS = 6;
const UNSEEN = '??';
const ALL: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}` as Card));

interface World {
  readonly state: unknown;
  readonly next: StaffTable['next'];
  readonly isImagined: (card: string) => boolean;
}

interface Lying {
  readonly card: Card;
  readonly face: string;
}
interface WithCards {
  readonly coup?: { readonly drawn: readonly Lying[] } | null;
  readonly loose?: readonly Lying[];
}

/** The table as whoever looks on knows it, the cards they have not seen imagined: no card of the shoe is looked at. */
function imagine({ game }: Ruleset, state: unknown, no: number): World {
  const seen = JSON.stringify(game.view(state, null));
  const free = ALL.filter((card) => !seen.includes(`"${card}"`));
  const used = new Set<string>();
  let taken = 0;
  const another = (): Card => {
    const card = free[(no * 9 + taken * (no + 1)) % free.length] as Card;
    taken += 1;
    used.add(card);
    return card;
  };
  const lying = (cards: readonly Lying[]): readonly Lying[] =>
    cards.map((one) => (one.face === 'down' ? { ...one, card: another() } : one));
  const at = state as WithCards;
  return {
    state: {
      ...at,
      ...(at.coup && { coup: { ...at.coup, drawn: lying(at.coup.drawn) } }),
      ...(at.loose && { loose: lying(at.loose) }),
    },
    next: (count) => Array.from({ length: count }, another),
    isImagined: (card) => used.has(card),
  };
}

const masked = (value: unknown, isImagined: World['isImagined']): unknown => {
  if (typeof value === 'string') return isCard(value) && isImagined(value) ? UNSEEN : value;
  if (Array.isArray(value)) return value.map((one) => masked(one, isImagined));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, masked(one, isImagined)]));
};

interface Outcome {
  readonly events: readonly object[];
  readonly after: unknown;
  readonly shown: TableShown;
}

function outcomeIn(ruleset: Ruleset, command: Unchecked, { state, isImagined }: World): Result<Outcome> {
  const happened = ruleset.advance(state, command);
  if (!happened.ok) return happened;
  const { events, states, state: after } = happened.value;
  const told = (events as readonly GameEvent[]).map((event, i) =>
    masked(ruleset.game.witness(states[i], event, null), isImagined),
  );
  return {
    ok: true,
    value: { events: told as readonly object[], after, shown: tableShown(ruleset, after, isImagined) },
  };
}

/** What an act of the staff would do, and nothing done: a before-and-after from what they may know. */
export function preview(said: StaffSaid, table: Omit<StaffTable, 'next'>): Result<Previewed> {
  const { ruleset, state } = table;
  const outcomes: Outcome[] = [];
  const before = tableShown(ruleset, state, () => false);
  for (let no = 0; no < WORLDS; no += 1) {
    const world = imagine(ruleset, state, no);
    const command = staffCommand(said, { ...table, state: world.state, next: world.next });
    if (!command.ok) return command;
    const outcome = outcomeIn(ruleset, command.value, world);
    if (!outcome.ok) {
      // Refused in one imagined shoe and not in another: it turns on the cards.
      if (no === 0) return outcome;
      return { ok: true, value: { events: [], isCertain: false, money: [], before, after: null } };
    }
    outcomes.push(outcome.value);
  }
  const [first, ...others] = outcomes as [Outcome, ...Outcome[]];
  const texts = others.map(({ events }) => events.map((event) => JSON.stringify(event)));
  const isSame = (event: object, i: number): boolean => texts.every((told) => told[i] === JSON.stringify(event));
  const differs = first.events.findIndex((event, i) => !isSame(event, i));
  const isCertain = differs < 0 && texts.every((told) => told.length === first.events.length);
  return {
    ok: true,
    value: {
      events: differs < 0 ? first.events : first.events.slice(0, differs),
      isCertain,
      money: isCertain ? moved(ruleset, state, first.after) : [],
      before,
      after: isCertain && outcomes.every(({ shown }) => isAlike(shown, first.shown)) ? first.shown : null,
    },
  };
}

const isAlike = (one: TableShown, other: TableShown): boolean => JSON.stringify(one) === JSON.stringify(other);

function moved({ game }: Ruleset, before: unknown, after: unknown): Previewed['money'] {
  const [was, is] = [balances(game.summary(before).books), balances(game.summary(after).books)];
  const accounts = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
  return accounts
    .map((account) => ({ account, before: at(was, account), after: at(is, account) }))
    .filter((one) => one.before !== one.after);
}

const at = (held: object, account: string): number =>
  Object.hasOwn(held, account) ? ((held as Record<string, number>)[account] as number) : 0;
