import type { Ruleset } from '@sabot/engine';
import type { EveningSheet } from '@sabot/protocol';
import { eveningOf, type Happened, storyOf, type TableStory } from '@sabot/story';
import { isBot } from '../bots/company.ts';
import type { TableArchive } from '../history/table-archive.ts';
import { endsCoup, type TallaLine } from '../history/talla-line.ts';

/** One page tells so many tallas at most. */
export const MOST_TALLAS = 12;
/** A longer silence than this parts two evenings. */
const EVENING_GAP_MS = 4 * 3600 * 1000;
/** So many tallas that are over are kept as they were told. */
const MOST_KEPT = 100;

export interface EveningAsked {
  readonly table: string;
  readonly ruleset: Ruleset;
  readonly archive: TableArchive;
  readonly from: number;
  readonly to: number;
}
export type Told = Omit<EveningSheet, 'mine'>;

/** The tallas that belong to the evening of the last one: those before it, as long as nobody paused for hours. */
export async function eveningUpTo(archive: TableArchive, to: number): Promise<number> {
  let first = to;
  let began = (await archive.talla(to))?.coups[0]?.at ?? null;
  while (first > 1 && to - first + 1 < MOST_TALLAS) {
    const before = await archive.talla(first - 1);
    const ended = before?.coups.at(-1)?.at ?? null;
    if (before === null || (began !== null && ended !== null && began - ended > EVENING_GAP_MS)) break;
    first -= 1;
    began = before.coups[0]?.at ?? began;
  }
  return first;
}

/** Folds tallas once, from what everybody saw of them, and remembers those that are over. */
export class Evenings {
  readonly #over = new Map<string, TableStory>();

  /** Null: the table has not played these tallas. */
  async tell({ table, ruleset, archive, from, to }: EveningAsked): Promise<Told | null> {
    const now = await archive.catchUp();
    const lines: TallaLine[] = [];
    for (let talla = from; talla <= to; talla++) {
      const line = await archive.talla(talla);
      if (line === null) return null;
      lines.push(line);
    }
    const stories: TableStory[] = [];
    for (const line of lines) {
      const key = line.talla < now.talla ? `${table}:${line.talla}` : null;
      const known = key === null ? undefined : this.#over.get(key);
      const story = known ?? (await storyOfTalla(archive, ruleset, line));
      if (key !== null) this.#keep(key, story);
      stories.push(story);
    }
    const { tallas, people, ...evening } = eveningOf(stories);
    return {
      table,
      ruleset: ruleset.id,
      game: ruleset.game.id,
      ...evening,
      banks: evening.banks.map((bank) => ({ ...bank, line: [...bank.line] })),
      boldestBanco: evening.boldestBanco && {
        ...evening.boldestBanco,
        players: [...evening.boldestBanco.players],
      },
      tallas: tallas.map((told) => {
        const coups = lines.find(({ talla }) => talla === told.talla)?.coups ?? [];
        const [firstAt, lastAt] = [coups[0]?.at ?? null, coups.at(-1)?.at ?? null];
        // A shoe that is followed by another is over, also where nothing said so.
        return { ...told, isOver: told.isOver || told.talla < now.talla, firstAt, lastAt };
      }),
      people: people.map((one) => ({ ...one, isBot: isBot(one.name) })),
    };
  }

  #keep(key: string, story: TableStory): void {
    this.#over.delete(key);
    this.#over.set(key, story);
    const [oldest] = this.#over.keys();
    if (this.#over.size > MOST_KEPT && oldest !== undefined) this.#over.delete(oldest);
  }
}

async function storyOfTalla(archive: TableArchive, { game }: Ruleset, line: TallaLine): Promise<TableStory> {
  const events: Happened[] = [];
  let [start, told]: [object | undefined, number] = [undefined, 0];
  for await (const { event, before, after } of archive.events(line, line.to)) {
    if (events.length === 0 && line.talla > 1) start = game.view(before, null) as object;
    events.push(game.witness(after, event, null) as Happened);
    if (endsCoup(event) || event.type === 'TallaEnded') told = events.length;
  }
  // Of a coup under way nothing is told: there may be people who see the table one coup late.
  return storyOf(game.id, events.slice(0, told), start);
}
