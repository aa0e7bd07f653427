import { entryById, REGISTRY, type RulesetId } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { seatCompany } from '../src/bots/seat-company.ts';
import { seeded } from './chemin-de-fer/chemin-de-fer.ts';
import { Looker } from './kit/looker.ts';
import { does, stateOf, type TestRoom, testRoom } from './kit/room.ts';

const PUNTO_BANCA = 'asturias-2011/punto-y-banca';
/** Laws by which players deal, one of each game. */
const GAMES = REGISTRY.map(({ id }) => id).filter((id) => id.startsWith('asturias-2011/') && !id.endsWith('/mini'));

/** Ana sits with bots, and her page looks on. */
async function alone(id: RulesetId = PUNTO_BANCA): Promise<TestRoom & { readonly ana: Looker }> {
  const test = await testRoom(entryById(id));
  const { room, clock, table } = test;
  seatCompany(room, { clock, pace: 1, chance: seeded(1) });
  await clock.until(() => stateOf(table).coups >= 1);
  const ana = new Looker(table, 'ana');
  await room.guests.enter('ana');
  const free = () => ana.last.acts.find(({ act }) => act === 'Sit')?.fields.seat;
  await clock.until(() => free() !== undefined);
  const seats = (free() as { readonly options: readonly number[] }).options;
  expect(await does(table, 'ana', 'Sit', { seat: seats[0] })).toMatchObject({ ok: true });
  expect(await does(table, 'ana', 'BuyChips', { amount: 1000_00 })).toMatchObject({ ok: true });
  return { ...test, ana };
}

const isOpen = ({ ana }: { readonly ana: Looker }): boolean => ana.last.alone?.mayHurry === true;
/** Ana does what is asked of her once the felt has shown it, until stakes are open and the last coup has been seen. */
async function untilOpen(test: TestRoom & { readonly ana: Looker }): Promise<void> {
  const { ana, clock, table } = test;
  for (let i = 0; i < 5000; i += 1) {
    const isSeen = clock.now() >= (ana.last.awaits[0]?.from ?? 0);
    if (isOpen(test) && isSeen) return;
    const act = ['TakeShoe', 'Deal', 'Uncover'].find((one) => ana.acts.includes(one));
    if (act !== undefined && isSeen) await does(table, 'ana', act);
    else if (ana.acts.includes('CutPack')) await does(table, 'ana', 'CutPack', { at: 100 });
    else if (!(await clock.step())) clock.pass(50);
  }
  throw new Error('it never came to that');
}
const coupsAt = ({ table }: TestRoom): number => stateOf(table).coups;

describe('somebody alone with bots', () => {
  it('is told so, and is not while another guest is at the table or looks on', async () => {
    const test = await alone();
    const { table, ana, clock, room } = test;
    expect(ana.last.alone).toMatchObject({ name: 'ana', clocks: 'run', felt: 'calm' });
    new Looker(table, '');
    expect(ana.last.alone).toBeDefined();
    const bea = new Looker(table, 'bea');
    expect(ana.last.alone).toBeUndefined();
    bea.leave();
    expect(ana.last.alone).toBeDefined();
    await room.guests.enter('bea');
    await clock.until(() => isOpen(test));
    await does(table, 'bea', 'Stand', { behind: 1 });
    expect('bea' in stateOf(table).people).toBe(ana.last.alone === undefined);
  });

  it('says that no more time is needed: stakes close at once, and a word that comes too late closes nothing', async () => {
    const test = await alone();
    const { table, ana, clock } = test;
    await clock.until(() => isOpen(test));
    const [seen, coups, now] = [ana.last.version, coupsAt(test), clock.now()];
    await does(table, 'ana', 'SetStakes', { stakes: [['punto', 25_00]] });
    await table.ready('bea', ana.last.version);
    expect(stateOf(table).phase).toBe('stakes');
    await table.ready('ana', ana.last.version);
    expect(stateOf(table).phase).not.toBe('stakes');
    expect(clock.now()).toBe(now);
    await clock.until(() => isOpen(test) && coupsAt(test) > coups);
    await table.ready('ana', seen);
    expect(stateOf(table).phase).toBe('stakes');
  });

  it('plays a coup in less than ten seconds where the felt is quick', async () => {
    const test = await alone();
    const { table, ana, clock } = test;
    table.wish('ana', { clocks: 'wait', felt: 'quick' });
    const cycles: number[] = [];
    let since = 0;
    for (let coup = 0; coup < 12; coup += 1) {
      await untilOpen(test);
      if (since > 0) cycles.push(clock.now() - since);
      since = clock.now();
      await does(table, 'ana', 'SetStakes', { stakes: [['punto', 25_00]] });
      await table.ready('ana', ana.last.version);
    }
    // A new shoe is shuffled now and then: that is no cycle.
    cycles.sort((a, b) => a - b);
    expect(cycles.slice(0, -1).every((ms) => ms < 10_000)).toBe(true);
  });

  it.each(GAMES)('%s: waits for no bot longer than the felt takes', async (id) => {
    const test = await alone(id);
    const { table, ana, clock } = test;
    const from = coupsAt(test) + 1;
    const until = from + 4;
    let asked = 0;
    let known = -1;
    let at = 0;
    await clock.until(() => {
      const { version, awaits, alone: sole } = ana.last;
      const isForBots =
        sole !== undefined && awaits.length > 0 && awaits.every(({ by }) => by.every((one) => one.id !== 'ana'));
      // A bot that began to think before she came takes its time once more.
      if (version !== known && at > 0 && coupsAt(test) > from) expect(clock.now() - at).toBeLessThanOrEqual(200);
      at =
        isForBots && awaits.some(({ by }) => by.some((one) => one.kind === 'player')) ? clock.now() + table.showing : 0;
      if (at > 0) asked += 1;
      known = version;
      return coupsAt(test) >= until;
    }, 40_000);
    expect(asked).toBeGreaterThan(3);
  });

  it('has clocks that wait, until another guest comes or the connection is lost', async () => {
    const test = await alone();
    const { table, ana, clock } = test;
    table.wish('ana', { clocks: 'wait', felt: 'calm' });
    await untilOpen(test);
    const [awaited] = ana.last.awaits;
    expect(awaited).toMatchObject({ clock: 'stakes', until: null });
    expect(awaited?.from).not.toBeNull();
    const coups = coupsAt(test);
    for (let i = 0; i < 40; i += 1) await clock.step();
    expect(coupsAt(test)).toBe(coups);
    const bea = new Looker(table, 'bea');
    expect(bea.last.awaits[0]?.until).toBe(clock.now() + table.showing + 20_000);
    bea.leave();
    expect(ana.last.awaits[0]).toMatchObject({ until: null });
    ana.leave();
    await clock.until(() => coupsAt(test) > coups);
    // What she wished went with her connection.
    expect(new Looker(table, 'ana').last.alone).toMatchObject({ clocks: 'run' });
  });

  it('who only looks on, or is not there, has no say', async () => {
    const { table, clock } = await testRoom();
    table.wish('eva', { clocks: 'wait', felt: 'quick' });
    await table.ready('eva', 10 ** 9);
    await table.ready('constructor', 10 ** 9);
    const eva = new Looker(table, 'eva');
    expect(eva.last.alone).toBeUndefined();
    await clock.step();
  });
});
