import { player } from '@sabot/engine';
import type { CheminDeFerMessage } from '@sabot/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { Looker } from '../kit/looker.ts';
import { chipsIn, does, seat, type TestRoom, testRoom } from '../kit/room.ts';
import { CHEMIN_DE_FER, keptAt, stateAt } from './chemin-de-fer.ts';

const NAMES = ['ana', 'bea', 'carlos', 'diego', 'elena'] as const;

let test: TestRoom;
let lookers: readonly Looker[];
beforeEach(async () => {
  test = await testRoom(CHEMIN_DE_FER);
  lookers = NAMES.map((name) => new Looker(test.table, name));
  for (const [i, name] of NAMES.entries()) await seat(test, name, i + 1, 5000_00);
});

function expectSound(from: number): void {
  for (const { event } of keptAt(test).slice(from))
    expect([event.type, event.grounds.length > 0]).toEqual([event.type, true]);
  const { held, minted } = chipsIn({ streams: test.store.kept });
  expect(held).toBe(minted);
}

describe('people at chemin de fer who never answer', () => {
  it('refuse the bank, bid nothing and lose their seats, each on its ground; then the table waits in silence', async () => {
    const { table, clock } = test;
    const from = keptAt(test).length;
    await clock.until(() => stateAt(table).phase === 'waiting');
    const kept = keptAt(test).slice(from);
    const who = (type: string) =>
      kept.flatMap(({ event }) => (event.type === type && 'player' in event ? [event.player] : []));
    // The cut goes round from the croupier's left, the bank from seat 1; each lapse is in the name of whoever was awaited.
    expect(who('CutOffered')).toEqual([...NAMES.toReversed(), null]);
    expect(who('BankOffered')).toEqual([...NAMES, ...NAMES]);
    expect(who('BidPassed')).toEqual(NAMES);
    expect(who('PlayerUnseated')).toEqual(NAMES);
    const declined = kept.filter(({ event, by }) => event.type === 'BankDeclined' && by !== null);
    expect(declined.length).toBeGreaterThan(0);
    for (const { actor, by, event } of declined) {
      expect(actor).toBe('house');
      if (event.type === 'BankDeclined') expect(by).toEqual(player(event.player));
    }
    expectSound(from);
    while (await clock.step());
    expect(keptAt(test).length).toBeLessThanOrEqual(from + kept.length + 1);
    expect(table.scene.awaits).toMatchObject([{ acts: ['Sit', 'BuyChips'], until: null }]);
    for (const [i, name] of NAMES.entries()) await does(table, name, 'Sit', { seat: i + 1 });
    expect(stateAt(table).phase).not.toBe('waiting');
  });

  it('but put down their money play a whole talla: croupier, cuadro and clocks do all the rest', async () => {
    const { table, clock } = test;
    const from = keptAt(test).length;
    const acted: string[] = [];
    const money = async (): Promise<void> => {
      for (const { name, last } of lookers) {
        const { acts, awaits, view } = last as unknown as CheminDeFerMessage;
        if (awaits[0]?.by.some(({ id }) => id === name) !== true) continue;
        const bank = acts.find(({ act }) => act === 'TakeBank')?.fields.amount;
        if (bank?.kind === 'amount')
          acted.push((await does(table, name, 'TakeBank', { amount: bank.min })).ok ? 'bank' : '');
        const staked = view.books.accounts.indexOf(`stake:${name}:punto`);
        if (view.phase !== 'stakes' || (view.books.amounts[staked] ?? 0) > 0) continue;
        acted.push((await does(table, name, 'SetStakes', { punto: 10_00, line: 0 })).ok ? 'stakes' : '');
      }
    };
    for (let i = 0; i < 6000 && stateAt(table).talla < 2; i++) {
      await money();
      if (!(await clock.step())) throw new Error(`nobody is awaited in ${stateAt(table).phase}`);
    }
    expect(stateAt(table).talla).toBe(2);
    expect(acted.filter((one) => one === '')).toEqual([]);
    const kept = keptAt(test).slice(from);
    const count = (type: string) => kept.filter(({ event }) => event.type === type).length;
    expect(count('CoupEnded')).toBeGreaterThan(40);
    // Each holder is warned at half the time; the cards go to the next, and at last the croupier speaks.
    expect(count('PlayerWarned')).toBeGreaterThan(40);
    expect(count('CardsHeldBy')).toBeGreaterThanOrEqual(40);
    expect(count('BankerDecided')).toBeGreaterThan(10);
    expect(count('BankKept')).toBeGreaterThan(10);
    const mine = new Set(['StakesSet', 'BankAwarded', 'BankAnnounced']);
    for (const { commandId, event } of kept) {
      if (!mine.has(event.type) && !commandId.startsWith('test-')) expect(commandId).toMatch(/^lapse:/);
    }
    expectSound(from);
  });
});
