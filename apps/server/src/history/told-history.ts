import { setImmediate } from 'node:timers/promises';
import { HIDDEN, type Ruleset } from '@sabot/engine';
import { type Entry, print, type Rules } from '@sabot/notation';
import { actBehind } from './acts-behind.ts';
import type { Passed, TableArchive } from './table-archive.ts';
import { endsCoup, type TallaLine, tallaBrought } from './talla-line.ts';

export type Told =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: 'other-edition' };

/** Where the telling stops: at the end of an old talla, or with the last coup of which the viewer knows every card. */
async function lastTold(
  archive: TableArchive,
  { game }: Ruleset,
  line: TallaLine,
  isOver: boolean,
  viewer: string | null,
): Promise<number> {
  if (isOver) return line.to;
  let last = line.from - 1;
  for await (const { no, event, before } of archive.events(line, line.coups.at(-1)?.to ?? last)) {
    if (!endsCoup(event)) continue;
    if (JSON.stringify(game.view(before, viewer)).includes(HIDDEN)) break;
    last = no;
  }
  return last;
}

/** More events than one act brings about: the act that ends a coup may go on a little beyond it. */
const AFTERWARDS = 400;
const AT_A_TIME = 20;

/** The acts of a talla: each with its events, from the first after the pack was brought. */
async function entriesOf(ruleset: Ruleset, passed: readonly Passed[], last: number): Promise<readonly Entry[] | null> {
  const entries: Entry[] = [];
  const events = passed.map(({ event }) => event);
  for (let i = 0; i < passed.length && (passed[i] as Passed).no <= last; ) {
    const { before, actor } = passed[i] as Passed;
    const behind = actBehind(ruleset, { state: before, actor, events: events.slice(i, i + AFTERWARDS) });
    if (behind === null) return null;
    entries.push({ command: behind.command, events: events.slice(i, i + behind.count) });
    i += behind.count;
    // The tables go on meanwhile.
    if (entries.length % AT_A_TIME === 0) await setImmediate();
  }
  return entries;
}

/** A talla in our notation, told to one viewer: it can be folded, and decided again. A later one begins with the table as its pack found it. */
export async function toldHistory(
  archive: TableArchive,
  ruleset: Ruleset,
  table: string,
  line: TallaLine,
  isOver: boolean,
  viewer: string | null,
): Promise<Told> {
  const last = await lastTold(archive, ruleset, line, isOver, viewer);
  const passed: Passed[] = [];
  for await (const one of archive.events(line, last + AFTERWARDS)) passed.push(one);
  const [pack] = passed;
  const edition = pack?.edition ?? ruleset.regulation.edition;
  const told = { ruleset: ruleset as Rules, edition, title: `${table}, talla ${line.talla}` };
  if (pack === undefined) return { ok: true, text: print({ ...told, entries: [] }) };
  if (edition !== ruleset.regulation.edition) return { ok: false, code: 'other-edition' };
  // The act that brought the pack belongs to the talla before.
  const isLater = line.talla > 1;
  if (isLater && tallaBrought(pack.event) !== line.talla) return { ok: false, code: 'other-edition' };
  const entries = await entriesOf(ruleset, isLater ? passed.slice(1) : passed, last);
  if (entries === null) return { ok: false, code: 'other-edition' };
  return { ok: true, text: print({ ...told, ...(isLater && { given: pack.after }), entries }) };
}
