import type { Card } from '@sabot/engine';
import type { Offered } from '@sabot/protocol';
import { type Entry, entryById, REGISTRY } from '@sabot/regulations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seatCompany } from '../src/bots/seat-company.ts';
import { type Chance, stakesOf } from '../src/bots/stakes.ts';
import { TEMPERS } from '../src/bots/temper.ts';
import { mindFor } from '../src/games.ts';
import type { Shuffler } from '../src/ports/shuffler.ts';
import type { Outcome } from '../src/table/answers.ts';
import { stateOf, type TestRoom, testRoom } from './kit/room.ts';
import { seededShuffler } from './kit/seeded-shuffler.ts';

/** The same numbers each time. */
const seeded = (start: number): Chance => {
  let seed = start;
  return (n) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >>> 8) % n;
  };
};

async function withBots(entry: (typeof REGISTRY)[number], shuffler: Shuffler, seed = 7): Promise<TestRoom> {
  const test = await testRoom(entry, { shuffler });
  seatCompany(test.room, { clock: test.clock, pace: 1, chance: seeded(seed) });
  return test;
}

interface Timed {
  readonly actor: string;
  readonly at: number;
  readonly type: string;
}
/** Who did what when, without the cards. */
const timesOf = ({ store, table }: TestRoom): readonly Timed[] =>
  store.kept.get(`table:${table.scene.table}`)!.map(({ actor, at, type }) => ({ actor, at, type }));

/** Plays until a bot has lifted cards that lie face down, then on until it has uncovered them. */
async function squeeze(entry: (typeof REGISTRY)[number], change: (order: Card[]) => void, coups: number) {
  const shuffler = seededShuffler('bots');
  const changed: Shuffler = {
    ...shuffler,
    order(shuffle) {
      const order = [...shuffler.order(shuffle)];
      change(order);
      return order;
    },
  };
  const test = await withBots(entry, changed);
  const down = () => stateOf(test.table).coup?.drawn.filter(({ face }) => face === 'down') ?? [];
  const isSqueezed = () => stateOf(test.table).coups >= coups && down().some(({ seenBy }) => seenBy.length > 0);
  await test.clock.until(() => isSqueezed() || stateOf(test.table).coups > coups + 8);
  const { pack, coup } = stateOf(test.table);
  const first = pack.out - (coup?.drawn.length ?? 0);
  const hidden = down().map(({ no }) => first + no - 1);
  const { version } = test.table.scene;
  await test.clock.until(() => test.table.scene.version > version);
  return { hidden, times: timesOf(test).slice(0, version + 1) };
}

describe('bots', () => {
  it('take as long whatever lies face down, before them too', async () => {
    let compared = 0;
    for (const entry of REGISTRY) {
      for (const coups of [2, 5]) {
        const plain = await squeeze(entry, () => undefined, coups);
        for (const place of plain.hidden) {
          const other = await squeeze(
            entry,
            (order) => {
              order[place] = order[place]?.[0] === '9' ? 'Ks' : '9s';
            },
            coups,
          );
          // What somebody says with cards in hand may differ, but not when.
          const spoken = ({ times }: typeof plain) =>
            times.map(({ actor, at, type }, i) => [actor, at, times[i + 1] && type]);
          expect(spoken(other)).toEqual(spoken(plain));
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThanOrEqual(8);
  });

  it('are refused nothing but chips they do not have', async () => {
    const acts = new Map<string, number>();
    for (const [i, entry] of REGISTRY.entries()) {
      const { table, room, clock } = await testRoom(entry);
      const outcomes: Outcome[] = [];
      const act = table.act.bind(table);
      table.act = async (id, command) => {
        const outcome = await act(id, command);
        outcomes.push(outcome);
        acts.set(command.type, (acts.get(command.type) ?? 0) + 1);
        return outcome;
      };
      seatCompany(room, { clock, pace: 1, chance: seeded(i + 1) });
      await clock.until(() => stateOf(table).coups >= 25);
      const codes = outcomes.flatMap((one) => (one.ok ? [] : [one.refusal.code]));
      expect(codes.filter((code) => code !== 'beyond-the-wallet')).toEqual([]);
    }
    for (const type of ['Sit', 'BuyChips', 'SetStakes', 'TakeShoe', 'DeclineShoe', 'Deal', 'Uncover']) {
      expect([type, (acts.get(type) ?? 0) > 3]).toEqual([type, true]);
    }
  });

  it('who have the shoe stake on banca, so that nobody is passed over for want of a stake there', async () => {
    const { table, room, clock, store } = await testRoom(entryById('asturias-2011/punto-y-banca') as Entry);
    seatCompany(room, { clock, pace: 1, chance: seeded(5) });
    await clock.until(() => stateOf(table).coups >= 60);
    const count = (type: string): number =>
      (store.kept.get(`table:${table.scene.table}`) ?? []).filter((event) => event.type === type).length;
    expect(count('DealerPassedOver')).toBe(0);
    expect(count('ShoeTaken')).toBeGreaterThan(10);
  });

  it('stake within what they are offered, or sit out, whatever their temper', () => {
    const seen = new Map<string, number>();
    const amount = fc
      .record({ unit: fc.constantFrom(100, 500, 2500), least: fc.integer({ min: 1, max: 40 }), more: fc.nat(400) })
      .map(({ unit, least, more }) => ({
        kind: 'amount' as const,
        min: unit * least,
        max: unit * (least + more),
        step: unit,
        orNothing: true,
        grounds: { min: 'a', max: 'b', step: 'c' },
      }));
    const offer = fc.dictionary(fc.constantFrom('punto', 'banca', 'tie'), amount);
    const lasts = fc.constantFrom('punto', 'banca', 'tie', null);
    fc.assert(
      fc.property(
        fc.constantFrom(...TEMPERS),
        offer,
        fc.array(lasts, { maxLength: 8 }),
        fc.nat(),
        (temper, fields, outcomes, seed) => {
          const offered: Offered = { act: 'SetStakes', fields, joint: [], grounds: [] };
          const memory = { times: 1, coup: 0 };
          for (const last of outcomes) {
            const layout = stakesOf(temper, offered, { last, deals: false }, seeded(seed), memory);
            seen.set(
              `${temper} ${layout === null ? 'out' : 'in'}`,
              (seen.get(`${temper} ${layout === null ? 'out' : 'in'}`) ?? 0) + 1,
            );
            for (const [bet, stake] of layout ?? []) {
              if (stake === 0) continue;
              const bounds = fields[bet]!;
              expect(stake >= bounds.min && stake <= bounds.max && stake % bounds.step === 0).toBe(true);
            }
            expect(memory.times).toBeLessThanOrEqual(8);
          }
        },
      ),
      { numRuns: 500 },
    );
    for (const temper of TEMPERS) expect(seen.get(`${temper} in`)).toBeGreaterThan(20);
    expect(seen.get('cautious out')).toBeGreaterThan(20);
  });

  it('sit down at no table whose game they do not know', () => {
    for (const game of ['punto-banca', 'chemin-de-fer']) expect(mindFor(game)).not.toBeNull();
    expect(mindFor('whist')).toBeNull();
    expect(mindFor('toString')).toBeNull();
  });
});
