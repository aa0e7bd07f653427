import { type GameEvent, HIDDEN, type Ruleset } from '@sabot/engine';
import type { ShownCards } from '@sabot/protocol';
import { coupEvent, shoeEvent } from '../table/shoe/shoe-events.ts';
import type { TableArchive } from './table-archive.ts';

interface Told extends ShownCards {
  /** How far it has been told, and the table at that point. */
  readonly to: number;
  readonly state: unknown;
}

/** The part of a view that holds the cards of the coup under way. */
interface Lying {
  readonly coup: { readonly drawn: readonly { readonly card: string }[] } | null;
}

/**
 * The cards of the shoe in play that lay open for everybody. They count when their coup is over, and as somebody who
 * only looks on saw them: a card that stayed covered stays unknown.
 */
export class ShownSoFar {
  readonly #archive: TableArchive;
  readonly #game: Ruleset['game'];
  #told: Told | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(archive: TableArchive, { game }: Ruleset) {
    this.#archive = archive;
    this.#game = game;
  }

  /** Whoever asks while another reads waits and profits by it. */
  now(): Promise<ShownCards> {
    const turn = this.#turn.then(() => this.#catchUp());
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #catchUp(): Promise<ShownCards> {
    const line = await this.#archive.catchUp();
    let told: Told =
      this.#told?.talla === line.talla
        ? this.#told
        : { talla: line.talla, decks: 0, burnt: [], coups: [], to: line.from - 1, state: line.before };
    // The coup under way is none of this: nothing of it is read.
    const last = line.coups.at(-1)?.to ?? line.open?.from ?? line.to;
    const rest = { ...line, from: told.to + 1, before: told.state };
    for await (const { no, event, before, after } of this.#archive.events(rest, last)) {
      told = {
        ...told,
        ...shownBy(this.#game, told, this.#game.witness(after, event, null) as GameEvent, before),
        to: no,
        state: after,
      };
    }
    this.#told = told;
    const { talla, decks, burnt, coups } = told;
    return { talla, decks, burnt, coups };
  }
}

function shownBy(game: Ruleset['game'], told: ShownCards, event: GameEvent, before: unknown): Partial<ShownCards> {
  const shoe = shoeEvent(event);
  if (shoe?.type === 'PackBrought') return { burnt: [], coups: [], decks: shoe.decks };
  if (shoe?.type === 'CardBurnt') return { burnt: [...told.burnt, shoe.card] };
  const ended = coupEvent(event);
  if (ended?.type !== 'CoupEnded') return {};
  const drawn = (game.view(before, null) as Lying).coup?.drawn ?? [];
  const cards = drawn.map(({ card }) => card).filter((card) => card !== HIDDEN);
  return { coups: [...told.coups, { coup: ended.coup, cards }] };
}

/** The cards of a shoe that everybody had seen before one of its coups. */
export async function shownBefore(
  archive: TableArchive,
  { game }: Ruleset,
  { talla, from }: { readonly talla: number; readonly from: number },
): Promise<string[]> {
  const line = await archive.talla(talla);
  let told: ShownCards = { talla, decks: 0, burnt: [], coups: [] };
  if (line === null) return [];
  for await (const { event, before, after } of archive.events(line, from - 1)) {
    told = { ...told, ...shownBy(game, told, game.witness(after, event, null) as GameEvent, before) };
  }
  return [...told.burnt, ...told.coups.flatMap(({ cards }) => cards)];
}
