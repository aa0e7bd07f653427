import { type Card, isNamedIn, namesIn, seatOf } from '@sabot/engine';
import { type Entry, REGISTRY } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { Client, enter } from '../kit/client.ts';
import { MemoryStore } from '../kit/memory-store.ts';
import { changedShuffler } from '../kit/seeded-shuffler.ts';
import { SimulatedClock } from '../kit/simulated-clock.ts';
import { actAs, onDutyAs } from '../kit/staff.ts';
import { testServer } from '../kit/test-server.ts';
import { wellFormed } from './well-formed.ts';

type Change = (order: Card[]) => void;

interface Looked {
  /** Everything that an inspector and a croupier were sent and answered, in its order. */
  readonly texts: readonly string[];
  /** Everything that a player of the table was sent until somebody of the staff did something. */
  readonly players: readonly string[];
  /** Places in the shoe of cards that lie face down, or come next. */
  readonly hidden: readonly number[];
  /** The cards that lie face down. */
  readonly cards: readonly string[];
}

/** The same staff in every house: sealing a password takes its time, and makes another salt each time. */
async function staffed(): Promise<{ readonly store: MemoryStore; readonly cookie: string }> {
  const store = new MemoryStore();
  const { server } = await testServer(undefined, { store });
  const cookie = await onDutyAs(server, 'luis', 'inspector', 'croupier');
  await server.stop();
  return { store, cookie };
}

interface Table {
  readonly coups: number;
  readonly table: { readonly settings: { readonly minimum: number } };
  readonly pack: { readonly out: number };
  readonly coup: {
    readonly drawn: readonly { readonly no: number; readonly card: string; readonly face: string }[];
  } | null;
}

/** Bots choose by counting: every house sees the same of them. */
function counting(): (n: number) => number {
  let drawn = 0;
  return (n) => {
    drawn = (Math.imul(drawn, 1_103_515_245) + 12_345) >>> 0;
    return (drawn >>> 16) % n;
  };
}

/** An inspector looks at a coup with hidden cards in every way there is, has everything foreseen, and has things refused. */
async function look(
  entry: Entry,
  change: Change,
  from: Awaited<ReturnType<typeof staffed>>,
  isLooking = true,
): Promise<Looked> {
  const store = new MemoryStore();
  store.kept.set('staff', [...(from.store.kept.get('staff') ?? [])]);
  for (const [key, secret] of from.store.secrets) store.secrets.set(key, secret);
  const clock = new SimulatedClock();
  const isAmongPeople = entry.ruleset.game.id !== 'punto-banca';
  const company = isAmongPeople ? { bots: true, chance: counting() } : {};
  const shuffler = changedShuffler('leak', change);
  const { server, table } = await testServer(entry, { store, clock, shuffler, ...company });
  const runner = server.room.tables.get(table)!;
  const ana = await Client.open(server, await enter(server, 'ana'));
  if (isAmongPeople) ana.say({ type: 'watch', table });
  else {
    await ana.act(table, 'Sit', { seat: 1 });
    await ana.act(table, 'BuyChips', { amount: 1000_00 });
  }
  const luis = await Client.open(server, from.cookie);
  luis.say({ type: 'watch', table });
  const state = () => runner.scene.state as Table;
  const down = () => (state().coup?.drawn ?? []).filter(({ face }) => face === 'down');
  let staked = -1;
  for (let i = 0; i < 400 && !(down().length >= 2 && runner.scene.awaits.length > 0); i += 1) {
    const offered = (act: string) => ana.tables.at(-1)?.acts.some((one) => one.act === act);
    const isNew = runner.scene.summary.phase === 'stakes' && staked !== state().coups;
    staked = state().coups;
    const stake = state().table.settings.minimum * 2;
    // Whatever ana does is looked at before time goes on.
    const act = isAmongPeople ? null : isNew ? 'SetStakes' : ['TakeShoe', 'Deal'].find(offered);
    if (act === 'SetStakes') await ana.act(table, act, { stakes: [['punto', stake]] });
    else if (act != null && (await ana.act(table, act)).ok) continue;
    await clock.step();
  }
  const texts: string[] = [];
  const headers = { cookie: from.cookie };
  const cards = down().map(({ card }) => card);
  if (!isLooking) {
    const players = [...ana.texts];
    await server.stop();
    return { texts, players, hidden: [], cards };
  }
  for (const url of ['/api/staff/pit', `/api/staff/tables/${table}`]) {
    texts.push((await server.app.inject({ url, headers })).body);
  }
  const report = entry.ruleset.game.commands.ReportIncident ?? {};
  const incidents = report.incident as readonly string[];
  const pointedAt = [null, down()[0]?.no ?? null];
  const [seated] = namesIn(runner.scene.summary.people).filter(
    (name) => seatOf(runner.scene.summary.people, name) !== null,
  );
  const asked = [
    {},
    { hand: 'pano-1' },
    { hand: 'banca' },
    { hand: 'pano-1', fault: 'croupier', seen: false, evident: true },
  ];
  for (const incident of incidents) {
    for (const card of pointedAt) {
      for (const drawn of [null, 1]) {
        for (const more of asked) {
          const facts = { ...wellFormed(report), incident, card, player: seated ?? null, drawn, ...more };
          const fields = Object.fromEntries(Object.entries(facts).filter(([field]) => isNamedIn(report, field)));
          const payload = { as: 'inspector', act: 'ReportIncident', fields };
          const url = `/api/staff/tables/${table}/preview`;
          texts.push((await server.app.inject({ method: 'POST', url, headers, payload })).body);
          if (!isNamedIn(report, 'hand')) break;
        }
      }
    }
  }
  // Looking and foreseeing are heard by nobody.
  const players = [...ana.texts];
  clock.pass(2000);
  const unforeseen = { ...wellFormed(report), incident: 'other', note: 'a glass' };
  texts.push(JSON.stringify(await actAs(luis, 'inspector', table, 'ReportIncident', unforeseen)));
  const free = entry.ruleset.game.commands.RuleFreely ?? {};
  for (const exposed of pointedAt) {
    for (const outcome of ['goes-on', 'coup-annulled', 'talla-annulled']) {
      const fields = { ...wellFormed(free), outcome, exposed };
      const payload = { as: 'inspector', act: 'RuleFreely', fields };
      const url = `/api/staff/tables/${table}/preview`;
      texts.push((await server.app.inject({ method: 'POST', url, headers, payload })).body);
    }
  }
  const first = state().pack.out - (state().coup?.drawn.length ?? 0);
  const hidden = [...down().map(({ no }) => first + no - 1), state().pack.out, state().pack.out + 1];
  texts.push(...luis.texts.filter((text) => !text.includes('"commandId"')));
  await server.stop();
  return { texts: texts.map((text) => text.replace(/staff-\d+/g, 'staff-n')), players, hidden, cards };
}

const gameOf = ({ ruleset }: Entry): string => ruleset.game.id;
/** A text of each game, and the one in which players turn the cards. */
const TABLES = REGISTRY.filter(
  (entry, i) =>
    REGISTRY.findIndex((one) => gameOf(one) === gameOf(entry)) === i || entry.id === 'buenos-aires-2016/midi',
);

describe('who works at a table is told no card before its time', () => {
  it.each(TABLES.map((entry) => [entry.id, entry] as const))(
    '%s: with other hidden cards every sheet, every preview and every message is the same',
    async (_, entry) => {
      const from = await staffed();
      const whole = await look(entry, () => undefined, from);
      expect(whole.hidden.length).toBeGreaterThanOrEqual(4);
      expect(whole.texts.filter((text) => text.includes('"ok":true')).length).toBeGreaterThan(10);
      const other = await look(
        entry,
        (order) => {
          for (const place of whole.hidden) order[place] = order[place]?.[0] === '9' ? '2s' : '9s';
        },
        from,
      );
      expect(other.cards).not.toEqual(whole.cards);
      expect(other.texts).toEqual(whole.texts);
      const unlooked = await look(entry, () => undefined, from, false);
      expect(unlooked.cards).toEqual(whole.cards);
      expect(whole.players.length).toBeGreaterThan(1);
      expect(unlooked.players).toEqual(whole.players);
    },
  );
});
