import { HIDDEN, type Ruleset } from '@sabot/engine';
import { print, type Rules } from '@sabot/notation';
import { keptActs } from './kept-acts.ts';
import type { Passed, TableArchive } from './table-archive.ts';
import { endsCoup, type TallaLine } from './talla-line.ts';

export type Told =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: 'acts-not-kept' };

/** Which talla is told, and to whom. */
export interface Telling {
  readonly table: string;
  readonly line: TallaLine;
  readonly isOver: boolean;
  readonly viewer: string | null;
  /** Said ahead of a talla whose first acts were not kept. */
  readonly remark: string;
}

/** Where the telling stops: at the end of an old talla, or with the last coup of which the viewer knows every card. */
async function lastTold(archive: TableArchive, { game }: Ruleset, telling: Telling): Promise<number> {
  const { line, isOver, viewer } = telling;
  if (isOver) return line.to;
  let last = line.from - 1;
  for await (const { no, event, before } of archive.events(line, line.coups.at(-1)?.to ?? last)) {
    if (!endsCoup(event)) continue;
    if (JSON.stringify(game.view(before, viewer)).includes(HIDDEN)) break;
    last = no;
  }
  return last;
}

/** The events up to the last that is told, and on to the end of its act. The one that brought the pack is always there. */
async function eventsUpTo(archive: TableArchive, line: TallaLine, last: number): Promise<readonly Passed[]> {
  const passed: Passed[] = [];
  for await (const one of archive.events(line, Number.MAX_SAFE_INTEGER)) {
    if (passed.length > 0 && one.no > last && (one.act !== null || !one.hasActs)) break;
    passed.push(one);
  }
  return passed;
}

/**
 * A talla in our notation, told to one viewer: it can be folded, and decided again. A later one begins with the table as its
 * pack found it, and one that began before acts were kept with the table as its first kept act found it.
 */
export async function toldHistory(archive: TableArchive, ruleset: Ruleset, telling: Telling): Promise<Told> {
  const { table, line, remark } = telling;
  const last = await lastTold(archive, ruleset, telling);
  const passed = await eventsUpTo(archive, line, last);
  // The act that brought the pack belongs to the talla before.
  const [pack, ...afterPack] = passed;
  const isLater = line.talla > 1;
  const own = isLater ? afterPack : passed;
  const start = own.findIndex(({ act, no }) => act !== null && no <= last);
  const first = own[start];
  const isPart = own.slice(0, Math.max(start, 0)).some(({ hasActs }) => !hasActs);
  if (first === undefined && own.some(({ hasActs, no }) => !hasActs && no <= last)) {
    return { ok: false, code: 'acts-not-kept' };
  }
  const given = first === undefined ? pack?.after : first.before;
  const text = print({
    ruleset: ruleset as Rules,
    edition: (first ?? pack)?.edition ?? ruleset.regulation.edition,
    title: `${table}, talla ${line.talla}`,
    ...((isLater || start > 0) && { given }),
    ...(isPart && { remarks: [remark] }),
    entries: first === undefined ? [] : keptActs(own.slice(start)),
  });
  return { ok: true, text };
}
