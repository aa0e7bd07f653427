import type { CheminDeFerMessage, Offered } from '@sabot/protocol';
import { describe, expect, it } from 'vitest';
import { seatCompany } from '../../src/bots/seat-company.ts';
import type { Chance } from '../../src/bots/stakes.ts';
import { Looker } from '../kit/looker.ts';
import { chipsIn, does, seat, testRoom } from '../kit/room.ts';
import { CHEMIN_DE_FER, keptAt, seeded, stateAt } from './chemin-de-fer.ts';

const seen = (looker: Looker): CheminDeFerMessage => looker.last as unknown as CheminDeFerMessage;

/** Something within what is offered, chosen by chance. */
function fill({ fields }: Offered, chance: Chance): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, bound]) => {
      if (bound.kind === 'one-of') return [name, bound.options[chance(bound.options.length)]];
      if (bound.kind === 'between') return [name, bound.min + chance(bound.max - bound.min + 1)];
      if (bound.kind !== 'amount') return [name, null];
      const most = Math.min(bound.max, bound.min + 200_00);
      const steps = Math.max(0, Math.floor((most - bound.min) / bound.step));
      return [name, bound.orNothing && chance(3) === 0 ? 0 : bound.min + bound.step * chance(steps + 1)];
    }),
  );
}

const SELDOM: ReadonlySet<string> = new Set([
  'Leave',
  'AskRules',
  'StepAway',
  'Stand',
  'JoinWaitingList',
  'AskChange',
  'BuyChips',
]);
const GONE: ReadonlySet<string> = new Set([
  'already-asked',
  'already-in-the-bank',
  'beyond-the-chips',
  'beyond-the-wallet',
  'chips-in-the-bank',
  'not-now',
  'waiting-list-comes-first',
]);
const OFTEN = [
  'Abatir',
  'Associate',
  'Bid',
  'CallBanco',
  'CallConLaMesa',
  'JoinBanco',
  'KeepBank',
  'LiftCards',
  'PassBid',
  'RefuseToDeal',
  'SayCarta',
  'SayNo',
  'SetStakes',
  'Sit',
  'StaySilent',
  'TakeBank',
] as const;

describe('bots and people at chemin de fer', () => {
  it('one person finds company at once, and a whole talla is played though they never say a word', async () => {
    const test = await testRoom(CHEMIN_DE_FER);
    const { table, clock, room } = test;
    new Looker(table, 'ana');
    await seat(test, 'ana', 5);
    expect(stateAt(table).phase).toBe('waiting');
    seatCompany(room, { clock, pace: 1, chance: seeded(11) });
    await clock.until(() => stateAt(table).talla === 1);
    await clock.until(() => stateAt(table).talla >= 2, 30_000);
    expect(keptAt(test).filter(({ event }) => event.type === 'PlaySuspended')).toEqual([]);
    expect(room.lobby()[0]).toMatchObject({ people: 1, bots: 5 });
  });

  /** `npm run proofs` tries more of them. */
  it.each(process.env.SABOT_LONG === undefined ? [21, 22] : [21, 22, 23, 24, 25])(
    'one person who answers what is asked plays a whole talla with bots alone (%i)',
    async (seed) => {
      const test = await testRoom(CHEMIN_DE_FER);
      const { table, clock, room, store } = test;
      const chance = seeded(seed);
      const ana = new Looker(table, 'ana');
      await seat(test, 'ana', 5);
      seatCompany(room, { clock, pace: 1, chance });
      let answered = 0;
      for (let i = 0; i < 20_000 && stateAt(table).talla < 2; i++) {
        const { acts, awaits, view } = seen(ana);
        const awaited = awaits.find(({ by }) => by.some(({ id }) => id === 'ana'))?.acts ?? [];
        const isPoor = (view.books.amounts[view.books.accounts.indexOf('player:ana')] ?? 0) < 100_00;
        const offers = acts.filter(({ act }) => awaited.includes(act) && (act !== 'BuyChips' || isPoor));
        const offer = offers[chance(Math.max(1, offers.length))];
        if (offer !== undefined && chance(3) > 0) {
          const fields = offer.act === 'BuyChips' ? { amount: 300_00 } : fill(offer, chance);
          if ((await does(table, 'ana', offer.act, fields)).ok) answered += 1;
        }
        if (!(await clock.step())) throw new Error(`nothing is awaited in ${stateAt(table).phase}`);
      }
      expect(stateAt(table).talla).toBeGreaterThanOrEqual(2);
      expect(stateAt(table).coups).toBeGreaterThan(30);
      expect(answered).toBeGreaterThan(40);
      const { held, minted } = chipsIn({ streams: store.kept });
      expect(held).toBe(minted);
      await room.stop();
    },
  );

  it('whatever people do within what they are offered, the table goes on and no chip is lost', async () => {
    const done = new Map<string, number>();
    for (const seed of [1, 2]) {
      const test = await testRoom(CHEMIN_DE_FER);
      const { table, clock, room, store } = test;
      const chance = seeded(seed * 7919);
      seatCompany(room, { clock, pace: 1, chance });
      const guests = ['ana', 'bea', 'carlos', 'diego', 'elena'].map((name) => new Looker(table, name));
      for (const { name } of guests) await room.guests.enter(name);
      for (let i = 0; i < 1500; i++) {
        const guest = guests[chance(guests.length)] as Looker;
        const { acts, awaits } = seen(guest);
        const awaited = awaits.find(({ by }) => by.some(({ id }) => id === guest.name))?.acts ?? [];
        // Mostly what is waited for; now and then anything.
        const wanted = acts.filter(({ act }) => (chance(6) > 0 && awaited.length > 0 ? awaited.includes(act) : true));
        const offer = wanted[chance(Math.max(1, wanted.length))];
        if (offer !== undefined && (!SELDOM.has(offer.act) || chance(8) === 0)) {
          const fields = offer.act === 'BuyChips' ? { amount: 300_00 } : fill(offer, chance);
          const outcome = await does(table, guest.name, offer.act, fields);
          const how = outcome.ok ? offer.act : `${offer.act} ${outcome.refusal.code}`;
          done.set(how, (done.get(how) ?? 0) + 1);
        }
        if (!(await clock.step())) throw new Error(`nothing is awaited in ${stateAt(table).phase}`);
        if (i % 100 > 0) continue;
        const { held, minted } = chipsIn({ streams: store.kept });
        expect(held).toBe(minted);
      }
      done.set('coups', (done.get('coups') ?? 0) + stateAt(table).coups);
      await room.stop();
    }
    // What others have done a moment ago is told a little later: then an offer may be gone.
    const refused = [...done.keys()].flatMap((how) => how.split(' ').slice(1));
    expect(
      refused.filter((code) => !GONE.has(code)),
      [...done.keys()].join(),
    ).toEqual([]);
    for (const act of OFTEN) expect([act, (done.get(act) ?? 0) > 0]).toEqual([act, true]);
    expect(done.get('coups')).toBeGreaterThan(40);
  });
});
