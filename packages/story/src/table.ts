import { type ByName, byNameFrom, entriesIn, NO_NAMES } from '@sabot/engine/by-name';
import { type BankStory, bankAwarded, bankEnded, withBankCoup } from './bank.ts';
import type { AnyCoup, Grounds } from './coup.ts';
import { type CoupResult, resultsOf } from './result.ts';
import { type AnyTelling, type AnyWitnessed, type Happened, tellerOf } from './tellers.ts';

/** One talla: its coups in their order, and what each person won and lost in them. */
export interface TallaStory<Coup extends AnyCoup = AnyCoup> {
  readonly talla: number;
  /** 0 where the pack was brought before the story begins. */
  readonly decks: number;
  /** Burnt cards that were shown, and how many were not. */
  readonly burnt: { readonly cards: readonly string[]; readonly unseen: number };
  readonly coups: readonly Coup[];
  readonly results: readonly CoupResult[];
  readonly nets: ByName<number>;
  /** Why it ended; null while it goes on. */
  readonly ended: Grounds | null;
}

/** All that the events of a table tell. */
export interface TableStory<Coup extends AnyCoup = AnyCoup> {
  readonly tallas: readonly TallaStory<Coup>[];
  readonly banks: readonly BankStory[];
  /** The coup under way, once its stakes are closed. */
  readonly underWay: Coup | null;
}

interface Reading {
  readonly telling: AnyTelling;
  readonly tallas: readonly TallaStory[];
  readonly banks: readonly BankStory[];
}

const freshTalla = (talla: number, decks: number): TallaStory => ({
  talla,
  decks,
  burnt: { cards: [], unseen: 0 },
  coups: [],
  results: [],
  nets: NO_NAMES,
  ended: null,
});

function added(sums: ByName<number>, nets: ByName<number>): ByName<number> {
  const all = new Map(entriesIn(sums));
  for (const [player, net] of entriesIn(nets)) all.set(player, (all.get(player) ?? 0) + net);
  return byNameFrom(all);
}

/** The talla in play changed; one that began before the story is opened here. */
function inTalla(
  { tallas, telling }: Reading,
  change: (talla: TallaStory) => Partial<TallaStory>,
): readonly TallaStory[] {
  const last = tallas.at(-1) ?? freshTalla(telling.coup.talla, 0);
  return [...tallas.slice(0, -1), { ...last, ...change(last) }];
}

function tallasAfter(reading: Reading, event: AnyWitnessed): readonly TallaStory[] {
  const { coup } = reading.telling;
  switch (event.type) {
    case 'PackBrought':
      return [...reading.tallas, freshTalla(event.talla, event.decks)];
    case 'CardBurnt':
      return inTalla(reading, ({ burnt }) => ({
        burnt: { cards: [...burnt.cards, event.card], unseen: burnt.unseen + event.unseen },
      }));
    case 'CoupEnded':
      return inTalla(reading, ({ coups, results, nets }) => ({
        coups: [...coups, coup],
        results: [...results, ...resultsOf(coup)],
        nets: added(nets, coup.nets),
      }));
    case 'TallaEnded':
      return inTalla(reading, () => ({ ended: event.grounds }));
    default:
      return reading.tallas;
  }
}

/** Everything that is told by the events of a table of this game; `start`: the table before them, where it is no new one. */
export function storyOf(game: string, events: Iterable<Happened>, start?: object): TableStory {
  const { nothing, evolve, startedFrom, bankEnds } = tellerOf(game);
  let reading: Reading = { telling: start ? startedFrom(start) : nothing, tallas: [], banks: [] };
  for (const event of events as Iterable<AnyWitnessed>) {
    reading = { ...reading, telling: evolve(reading.telling, event) };
    const tallas = tallasAfter(reading, event);
    let { banks } = reading;
    if (event.type === 'BankAwarded') banks = bankAwarded(banks, event);
    if (event.type === 'CoupEnded') banks = withBankCoup(banks, reading.telling.coup);
    const how = bankEnds[event.type];
    if (how !== undefined) banks = bankEnded(banks, how, event.grounds);
    reading = { ...reading, tallas, banks };
  }
  const { telling, tallas, banks } = reading;
  return { tallas, banks, underWay: telling.coup.phase === 'playing' ? telling.coup : null };
}

/** The coups of a history, in their order; the last may be under way. */
export function coupsIn(game: string, events: Iterable<Happened>, start?: object): readonly AnyCoup[] {
  const { tallas, underWay } = storyOf(game, events, start);
  const over = tallas.flatMap(({ coups }) => coups);
  return underWay === null ? over : [...over, underWay];
}
