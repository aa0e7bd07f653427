import { namesIn, seatOf } from '@sabot/engine';
import type { TableRunner } from './table-runner.ts';

const NOTE = 'NoteSeatElsewhere';
const HOUSE = { kind: 'director', id: 'house' } as const;

/** Whom a table has noted so far; what it is told is kept in its own stream. */
const notedAt = ({ scene }: TableRunner): readonly string[] =>
  (scene.state as { readonly elsewhere?: readonly string[] }).elsewhere ?? [];

/** Some laws allow one seat only: where a game asks, the house notes who has one at another of its tables. */
export function watchSeats(tables: readonly TableRunner[], isBot: (player: string) => boolean): () => void {
  const asking = tables.filter(({ scene }) => Object.hasOwn(scene.ruleset.game.commands, NOTE));
  if (asking.length === 0) return () => undefined;
  const told = new Map<TableRunner, ReadonlySet<string>>(asking.map((table) => [table, new Set(notedAt(table))]));
  const seatedAt = ({ summary: { people } }: TableRunner): readonly string[] =>
    namesIn(people).filter((name) => !isBot(name) && seatOf(people, name) !== null);

  const note = (table: TableRunner, player: string, seated: boolean): void => {
    const id = `seat:${table.scene.table}:${table.scene.version}:${player}`;
    void table.actOfHouse(id, { type: NOTE, player, seated, by: HOUSE }, 'elsewhere').then(({ ok }) => {
      // Not written: the next change of any table is another occasion.
      if (!ok) told.set(table, new Set(notedAt(table)));
    });
  };
  const look = (): void => {
    for (const table of asking) {
      const now = new Set(tables.filter((other) => other !== table).flatMap(seatedAt));
      const before = told.get(table) ?? new Set();
      told.set(table, now);
      for (const name of now) if (!before.has(name)) note(table, name, true);
      for (const name of before) if (!now.has(name)) note(table, name, false);
    }
  };
  const stops = tables.map((table) => {
    let { people } = table.summary;
    return table.onChange(() => {
      if (people === table.summary.people) return;
      people = table.summary.people;
      look();
    });
  });
  look();
  return () => stops.forEach((stop) => void stop());
}
