import { describe, expect, it, test } from 'vitest';
import { plainLaw } from '../../../test/plain-law.ts';
import { cents } from '../../money/cents.ts';
import { type Books, balance, balances, post } from '../../money/posting.ts';
import { readEvents } from '../../read-events.ts';
import { EventWriter } from '../../written-events.ts';
import { dues } from './due.ts';
import { EVENTS, type EventOf, type PuntoBancaEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { Proceedings } from './proceedings.ts';
import { purses } from './purse.ts';
import { BETS, type Outcome, type PuntoBancaLaw } from './questions.ts';
import { accountsOf, INITIAL, type PuntoBancaState, stakeOf } from './state.ts';

type Stakes = readonly [punto: number, banca: number, tie: number];

/** Somebody with so much on the three zones, and a thousand beside them. */
function tableOf(player: string, stakes: Stakes, lastOutcome: Outcome | null = null): PuntoBancaState {
  const held = [1000, ...stakes];
  const books = post(
    INITIAL.books,
    accountsOf(player).map((to, i) => ({ from: 'outside', to, amount: cents(held[i] ?? 0), ground: 'T-1' })),
  );
  return { ...INITIAL, books, lastOutcome };
}

function set(law: PuntoBancaLaw, player: string, from: PuntoBancaState, [punto, banca, tie]: Stakes) {
  const p = new Proceedings(law, from);
  purses(law).of(player).set(p, cents(punto), cents(banca), cents(tie));
  const [event] = p.take() as readonly EventOf<'StakesSet'>[];
  return { event: event as EventOf<'StakesSet'>, state: p.keep() };
}

function settled(law: PuntoBancaLaw, stakes: Stakes, outcome: Outcome, banca = 7) {
  const p = new Proceedings(law, tableOf('ana', stakes));
  purses(law).of('ana').settle(p, dues(law)({ outcome, banca }));
  return { events: p.take() as readonly EventOf<'StakeSettled'>[], state: p.keep() };
}

/** Every layout with these amounts on its zones. */
const layouts = (...amounts: readonly number[]): readonly Stakes[] =>
  amounts.flatMap((punto) => amounts.flatMap((banca) => amounts.map((tie): Stakes => [punto, banca, tie])));

describe('what somebody has at a table', () => {
  const books: Books = {
    accounts: [stakeOf('ana', 'tie'), stakeOf('ana', 'banca'), stakeOf('ana', 'punto'), 'player:ana', 'player:bea'],
    amounts: [1, 20, 300, 4000, 50_000].map(cents),
  };
  const ana = purses(plainLaw()).of('ana');

  it('is found wherever it stands in the books', () => {
    expect(ana.worth(books)).toBe(4321);
    expect(BETS.map((_, zone) => ana.stake(books, zone))).toEqual([300, 20, 1]);
    const turned: Books = { accounts: books.accounts.toReversed(), amounts: books.amounts.toReversed() };
    expect(ana.worth(turned)).toBe(4321);
    expect(BETS.map((_, zone) => ana.stake(turned, zone))).toEqual([300, 20, 1]);
  });

  it('is the same however much the house has won or anybody has', () => {
    const beyond = 2 ** 40 + 1;
    const rich: Books = {
      accounts: [...books.accounts, 'house', 'outside'],
      amounts: [...books.amounts, cents(beyond), cents(-beyond)],
    };
    expect(ana.worth(rich)).toBe(4321);
    expect(BETS.map((_, zone) => ana.stake(rich, zone))).toEqual([300, 20, 1]);
    const amounts = [2 ** 31, 2 ** 32 + 20, beyond, 2 ** 33].map(cents);
    const hers: Books = { accounts: books.accounts.slice(0, 4), amounts };
    expect(BETS.map((_, zone) => ana.stake(hers, zone))).toEqual([beyond, 2 ** 32 + 20, 2 ** 31]);
    expect(ana.worth(hers)).toBe(2 ** 31 + 2 ** 32 + 20 + beyond + 2 ** 33);
  });

  it('is nothing in books where he has no line', () => {
    const others: Books = { accounts: ['player:bea'], amounts: [cents(50_000)] };
    expect(ana.worth(others)).toBe(0);
    expect(ana.stake(others, 0)).toBe(0);
  });

  test.each([
    [[10, 0, 0], true],
    [[0, 10, 0], true],
    [[0, 0, 10], true],
    [[0, 0, 0], false],
  ] as const)('counts as a stake on any zone: %j', (stakes, isStaked) => {
    expect(ana.isStaked(tableOf('ana', stakes).books)).toBe(isStaked);
  });
});

describe('whoever sets his stakes', () => {
  const law = plainLaw();
  const limits = (bet: string) => [`T-stakeMinimum-${bet}`, `T-stakeMaximum-${bet}`, `T-stakeStep-${bet}`, 'T-bets'];

  it('moves the difference on each zone, each for the reason of that zone', () => {
    const { event, state } = set(law, 'ana', tableOf('ana', [10, 0, 20]), [30, 50, 20]);
    expect(event.postings).toEqual([
      { from: 'player:ana', to: 'stake:ana:punto', amount: 20, ground: 'T-stakeMinimum-punto' },
      { from: 'player:ana', to: 'stake:ana:banca', amount: 50, ground: 'T-stakeMinimum-banca' },
    ]);
    expect(event.grounds).toEqual([
      ...new Set([...limits('punto'), ...limits('banca'), ...limits('tie')]),
      'T-bothSides',
    ]);
    expect(balances(state.books)).toMatchObject({ 'player:ana': 930, 'stake:ana:punto': 30, 'stake:ana:banca': 50 });
  });

  it('leaves the very same books if he changes nothing: an idle table is known by them', () => {
    const from = tableOf('ana', [10, 0, 20]);
    const { event, state } = set(law, 'ana', from, [10, 0, 20]);
    expect(event.postings).toEqual([]);
    expect(state.books).toBe(from.books);
    expect(evolve(from, event).books).toBe(from.books);
  });

  it('takes everything back without a tie for the reason that chips lie there at all', () => {
    const { event } = set(law, 'ana', tableOf('ana', [10, 10, 10], 'banca'), [0, 0, 0]);
    expect(event.grounds).toEqual(['T-stakeMinimum-punto']);
    expect(event.postings.map(({ ground }) => ground)).toEqual(BETS.map((bet) => `T-stakeMinimum-${bet}`));
  });

  it('takes back from a hand after a tie because the coup was null; a stake on the tie was not', () => {
    const { event } = set(law, 'ana', tableOf('ana', [20, 10, 10], 'tie'), [10, 0, 0]);
    expect(event.postings.map(({ ground }) => ground)).toEqual([
      'T-settlement-punto-tie-0',
      'T-settlement-banca-tie-0',
      'T-stakeMinimum-tie',
    ]);
    expect(event.grounds).toEqual(['T-settlement-punto-tie-0', ...limits('punto'), 'T-settlement-banca-tie-0']);
  });

  it('is given nothing that was worked out for another, nor for another coup', () => {
    for (const before of layouts(0, 10)) {
      for (const stakes of layouts(0, 5, 20)) {
        for (const lastOutcome of ['tie', 'banca'] as const) {
          const unknown = plainLaw();
          for (const player of ['ana', 'bea']) {
            const from = tableOf(player, before, lastOutcome);
            const { event, state } = set(law, player, from, stakes);
            expect(event).toEqual(set(unknown, player, from, stakes).event);
            expect(BETS.map((bet) => balance(state.books, stakeOf(player, bet)))).toEqual(stakes);
          }
        }
      }
    }
  });
});

describe('when his stakes are settled', () => {
  it('a stake that wins less than a cent still goes back', () => {
    const law = plainLaw({
      settlement: () => ({ fate: 'won', pays: { num: 1, den: 20 }, deduct: { num: 0, den: 1 } }),
    });
    const { events, state } = settled(law, [10, 0, 0], 'punto');
    expect(events).toMatchObject([
      { bet: 'punto', stake: 10, won: 0, postings: [{ from: 'stake:ana:punto', to: 'player:ana', amount: 10 }] },
    ]);
    expect(balances(state.books)).toMatchObject({ 'player:ana': 1010, 'stake:ana:punto': 0 });
  });

  it('a stake that lies where it is can be written down, and moves nothing', () => {
    const law = plainLaw();
    const writer = new EventWriter<PuntoBancaEvent>(EVENTS);
    const p = new Proceedings(law, tableOf('ana', [10, 0, 0]), writer);
    purses(law)
      .of('ana')
      .settle(p, dues(law)({ outcome: 'tie', banca: 7 }));
    writer.end();
    const events = p.take();
    expect(events).toMatchObject([{ bet: 'punto', fate: 'null', stake: 10, postings: [] }]);
    expect([...readEvents(EVENTS, writer.page.bytes)]).toEqual([events]);
  });

  it('it is as if nothing had been settled before', () => {
    // Whole or not, deducted from or not, won or not: by the stake, the zone and the outcome.
    const answers = {
      settlement: ({ bet, outcome }: { readonly bet: string; readonly outcome: string }) =>
        bet === outcome
          ? ({ fate: 'won', pays: { num: 1, den: 20 }, deduct: { num: 1, den: 20 } } as const)
          : ({ fate: outcome === 'tie' ? 'null' : 'lost' } as const),
    };
    const law = plainLaw(answers);
    for (const outcome of ['punto', 'banca', 'tie'] as const) {
      for (const banca of [0, 6, 7]) {
        for (const stake of [10, 20, 25, 400, 405, 800]) {
          const known = settled(law, [stake, stake, stake], outcome, banca);
          const first = settled(plainLaw(answers), [stake, stake, stake], outcome, banca);
          expect(known.events).toEqual(first.events);
          expect(balances(known.state.books)).toEqual(balances(first.state.books));
        }
      }
    }
  });
});

describe('the purses of a table', () => {
  it('are one for each guest, as long as not too many have come', () => {
    const { of } = purses(plainLaw());
    const ana = of('ana');
    for (let i = 1; i < 1000; i++) expect(of(`guest ${i}`).player).toBe(`guest ${i}`);
    expect(of('ana')).toBe(ana);
    of('guest 1000');
    expect(of('ana')).not.toBe(ana);
    expect(of('ana').player).toBe('ana');
  });
});
