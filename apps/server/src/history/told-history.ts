import { setImmediate } from 'node:timers/promises';
import { type GameEvent, HIDDEN, player, type Ruleset, type Unchecked } from '@sabot/engine';
import { type Entry, print, type Rules } from '@sabot/notation';
import { holdingsIn } from '../money/holdings.ts';
import { actBehind } from './acts-behind.ts';
import type { Passed, TableArchive } from './table-archive.ts';
import { endsCoup, type TallaLine, tallaBrought } from './talla-line.ts';

export type Told =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: 'other-edition' };

interface Money {
  readonly amount: number;
  readonly postings: readonly { readonly amount: number }[];
}

/** Chips as they lay before somebody, whatever could be bought at once. */
const broughtAlong = (event: GameEvent, amount: number): GameEvent => {
  if (!('postings' in event)) return event;
  const { postings } = event as unknown as Money;
  return { ...event, amount, postings: postings.map((posting) => ({ ...posting, amount })) } as GameEvent;
};

/** Who was at the table when the pack was brought, and with how much: as if they had come just then. */
function company(ruleset: Ruleset, opened: unknown, before: unknown): readonly Entry[] {
  const { people, books } = ruleset.game.glance(before);
  const entries: Entry[] = [];
  let state = opened;
  const take = (command: Unchecked, amount?: number): void => {
    const decided = ruleset.decide(state, command);
    if (!decided.ok) return;
    const events = decided.value.map((event) => (amount === undefined ? event : broughtAlong(event, amount)));
    state = events.reduce((at, event) => ruleset.game.evolve(at, event), state);
    entries.push({ command: amount === undefined ? command : { ...command, amount }, events });
  };
  for (const [name, place] of Object.entries(people)) {
    const by = player(name);
    take(place.kind === 'seat' ? { type: 'Sit', seat: place.n, by } : { type: 'Stand', behind: place.behind, by });
    const { chips, staked } = holdingsIn(books, name);
    const buy = ruleset.legal(state, by).find(({ act }) => act === 'BuyChips')?.offer.answer.fields.amount;
    if (chips + staked > 0 && buy?.kind === 'amount') take({ type: 'BuyChips', amount: buy.min, by }, chips + staked);
  }
  return entries;
}

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

const OPENER = { kind: 'director', id: 'house' } as const;

/** A talla in our notation, told to one viewer. It can be parsed and folded; the first of a table also decided again. */
export async function toldHistory(
  archive: TableArchive,
  ruleset: Ruleset,
  table: string,
  line: TallaLine,
  isOver: boolean,
  viewer: string | null,
): Promise<Told> {
  const { game } = ruleset;
  const last = await lastTold(archive, ruleset, line, isOver, viewer);
  const passed: Passed[] = [];
  for await (const one of archive.events(line, last + AFTERWARDS)) passed.push(one);
  const edition = passed[0]?.edition ?? ruleset.regulation.edition;
  const title = `${table}, talla ${line.talla}`;
  const rules = ruleset as Rules;
  const opening = await archive.opening();
  const [pack] = passed;
  if (opening === null || pack === undefined) return { ok: true, text: print({ ruleset: rules, title, entries: [] }) };
  if (edition !== ruleset.regulation.edition) return { ok: false, code: 'other-edition' };
  if (line.talla === 1) {
    const entries = await entriesOf(ruleset, passed, last);
    return entries === null
      ? { ok: false, code: 'other-edition' }
      : { ok: true, text: print({ ruleset: rules, edition, title, entries }) };
  }
  const entries = tallaBrought(pack.event) === line.talla ? await entriesOf(ruleset, passed.slice(1), last) : null;
  if (entries === null) return { ok: false, code: 'other-edition' };
  const { type: _, ...terms } = opening.event;
  const open = { ...terms, type: 'OpenTable', by: OPENER };
  const opened: Entry = { command: open, events: [opening.event, pack.event] };
  const state = [opening.event, pack.event].reduce((at: unknown, event) => game.evolve(at, event), game.initial);
  const text = print({
    ruleset: rules,
    edition,
    title,
    entries: [opened, ...company(ruleset, state, pack.before), ...entries],
  });
  const [header, ...body] = text.split('\n\n');
  const note = `# Talla ${line.talla} by itself: the table is opened with its pack, and those who were there come with what they had.`;
  return { ok: true, text: [header, `${note}\n${body.join('\n\n')}`].join('\n\n') };
}
