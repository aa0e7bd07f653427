import { namesIn, seatOf } from '@sabot/engine';
import type { TableRunner } from './table-runner.ts';

const NOTE = 'NoteSeatElsewhere';
const HOUSE = { kind: 'director', id: 'house' } as const;

/** Whom a table has noted so far; what it is told is kept in its own stream. */
const notedAt = ({ scene }: TableRunner): readonly string[] =>
  (scene.state as { readonly elsewhere?: readonly string[] }).elsewhere ?? [];

/** Some laws allow one seat only: where a game asks, the house notes who has one at another of its tables. */
export function watchSeats(
  attend: (attendant: (table: TableRunner) => () => void) => () => void,
  isBot: (player: string) => boolean,
): () => void {
  const tables = new Set<TableRunner>();
  const told = new Map<TableRunner, ReadonlySet<string>>();
  const seatedAt = ({ summary: { people } }: TableRunner): readonly string[] =>
    namesIn(people).filter((name) => !isBot(name) && seatOf(people, name) !== null);

  const note = (table: TableRunner, player: string, seated: boolean): void => {
    const id = `seat:${table.scene.table}:${table.scene.version}:${player}`;
    void table.actOfHouse(id, { type: NOTE, player, seated, by: HOUSE }, 'elsewhere').then(({ ok }) => {
      // Not written: the next change of any table is another occasion.
      if (!ok && told.has(table)) told.set(table, new Set(notedAt(table)));
    });
  };
  const look = (): void => {
    const seated = [...tables].flatMap((table) => seatedAt(table).map((name) => ({ table, name })));
    for (const [table, before] of told) {
      const now = new Set(seated.flatMap((one) => (one.table === table ? [] : [one.name])));
      told.set(table, now);
      for (const name of now) if (!before.has(name)) note(table, name, true);
      for (const name of before) if (!now.has(name)) note(table, name, false);
    }
  };
  let isDue = false;
  /** Many tables may open or close in one go: it is looked at once. */
  const lookSoon = (): void => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      look();
    });
  };
  return attend((table) => {
    tables.add(table);
    if (Object.hasOwn(table.scene.ruleset.game.commands, NOTE)) told.set(table, new Set(notedAt(table)));
    let { people } = table.summary;
    const stop = table.onChange(() => {
      if (people === table.summary.people) return;
      people = table.summary.people;
      look();
    });
    lookSoon();
    return () => {
      stop();
      told.delete(table);
      if (tables.delete(table)) lookSoon();
    };
  });
}
