import { type Card, type PuntoBancaEvent, RANKS } from '@sabot/engine';
import { runScenario } from '@sabot/notation';
import { fraction, fractionText, negative, numberOf } from '@sabot/odds/math';
import { oddsOf, puntoBancaSheetOf } from '@sabot/odds/punto-banca';
import { openTable } from '@sabot/sabot';
import { playthrough, SIDE_BETS_ENTRY } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';

const { ruleset } = SIDE_BETS_ENTRY;

/** Ana stakes, declines the shoe, and the coup is played with these cards to its end. */
const coup = (stakes: string, ...cards: readonly Card[]) => {
  const table = openTable(SIDE_BETS_ENTRY, { cards: ['5h', ...cards] });
  table.play('ana: sit 1', 'ana: buy-chips 500');
  for (const line of ['ana: cut-pack 150', 'croupier: cut-pack 150', 'ana: decline-shoe']) table.play(line);
  expect(table.play(`ana: set-stakes ${stakes}`)).toMatchObject({ ok: true });
  const events: PuntoBancaEvent[] = [...(table.play('croupier: close-stakes').events as readonly PuntoBancaEvent[])];
  for (let [awaited] = table.awaits(); table.state.phase === 'coup'; [awaited] = table.awaits()) {
    const done = table.act(awaited?.by[0] ?? 'ana', awaited?.acts[0] ?? 'Deal');
    if (!done.ok) throw new Error(done.refusal.code);
    events.push(...(done.events as readonly PuntoBancaEvent[]));
  }
  const settled = events.flatMap((event) =>
    event.type === 'StakeSettled' ? [[event.bet, event.fate, event.won] as const] : [],
  );
  return { table, settled };
};

describe('a regulation with side bets, given as a value', () => {
  it('pays a pair of either hand by its first two cards, whoever wins', () => {
    const { settled } = coup('punto 20 punto-pair 10 banca-pair 10', '4s', '2d', '4h', '2c');
    expect(settled).toEqual([
      ['punto', 'won', 20_00],
      ['punto-pair', 'won', 110_00],
      ['banca-pair', 'won', 110_00],
    ]);
    // A ten and a king count alike and are no pair; nor is a third card.
    expect(
      coup('punto-pair 5 banca-pair 5', 'Ts', '2d', 'Kh', '5c', '2c', 'Td').settled.map(([, fate]) => fate),
    ).toEqual(['lost', 'lost']);
  });

  it('pays the lucky six by the cards of banca', () => {
    expect(coup('lucky-six 10', '2s', '2d', '3h', '4c', 'Ts').settled).toEqual([['lucky-six', 'won', 120_00]]);
    expect(coup('lucky-six 10', '2s', 'Ad', '3h', 'Ac', 'Ts', '4h').settled).toEqual([['lucky-six', 'won', 200_00]]);
    expect(coup('lucky-six 10', '3s', '2d', '3h', '4c').settled).toEqual([['lucky-six', 'lost', 0]]);
  });

  it('refuses with its own rules what it does not take, and says where they stand', () => {
    const { table } = coup('punto-pair 10', '4s', '9d', '4h', '9c');
    const refusal = (fields: object) => {
      const answer = table.act('ana', 'SetStakes', { stakes: fields });
      return answer.ok ? null : [answer.refusal.code, answer.refusal.grounds[0]?.rule];
    };
    expect(refusal({ 'punto-pair': 20_00 })).toEqual(['above-the-maximum', 'MADE-UP-4']);
    expect(refusal({ 'perfect-pair': 10_00 })).toEqual(['no-such-bet', 'MADE-UP-1']);
    expect(refusal({ constructor: 10_00 })).toEqual(['no-such-bet', 'MADE-UP-1']);
    expect(table.why()[0]).toMatchObject({ rule: 'MADE-UP-1', place: { en: 'a text that nobody enacted, section 1' } });
  });

  it('is written and read as any other bet', () => {
    const text = playthrough(ruleset, 6, 25);
    expect(text).toMatch(/set-stakes .*lucky-six 10\.00/);
    expect(runScenario(text, 'side-bets.sabot', [ruleset])).toMatchObject({ passed: true });
    const misspelt = text.replace('lucky-six 10.00', 'lucky-sax 10.00');
    expect(() => runScenario(misspelt, 'side-bets.sabot', [ruleset])).toThrow('did you mean "lucky-six"');
  });
});

it('the sheet for the lab, which tells payments by totals alone, leaves the side bets out rather than wrong', () => {
  expect(new Set(puntoBancaSheetOf(ruleset).bets.map(({ bet }) => bet))).toEqual(new Set(['punto', 'banca', 'tie']));
});

/** Every first four cards by rank and every fifth and sixth by value, in the plainest way: no table, no cell, no law. */
function countedAgain(decks: number) {
  const left = RANKS.map(() => 4 * decks);
  const value = (rank: number): number => (rank < 9 ? rank + 1 : 0);
  const n = 52 * decks;
  const total = [0, 1, 2, 3, 4, 5].reduce((ways, taken) => ways * BigInt(n - taken), 1n);
  const bancaDraws = (bank: number, third: number | null): boolean => {
    if (third === null) return bank < 6;
    const stands = [[], [], [], [8], [0, 1, 8, 9], [0, 1, 2, 3, 8, 9], [0, 1, 2, 3, 4, 5, 8, 9]][bank];
    return stands !== undefined && !stands.includes(third);
  };
  let [pairs, withTwo, withThree] = [0n, 0n, 0n];
  const draw = (then: (rank: number, ways: number) => void): void => {
    left.forEach((copies, rank) => {
      if (copies === 0) return;
      left[rank] = copies - 1;
      then(rank, copies);
      left[rank] = copies;
    });
  };
  /** Values are enough from here on: the copies of each. */
  const byValue = (): number[] => {
    const counts = Array<number>(10).fill(0);
    left.forEach((copies, rank) => {
      counts[value(rank)] = (counts[value(rank)] as number) + copies;
    });
    return counts;
  };
  draw((a, w1) =>
    draw((b, w2) => {
      if (a === b) pairs += BigInt(w1 * w2);
      const punto = (value(a) + value(b)) % 10;
      draw((c, w3) =>
        draw((d, w4) => {
          const banca = (value(c) + value(d)) % 10;
          const first = BigInt(w1 * w2 * w3 * w4);
          if (punto >= 8 || banca >= 8) return;
          const copies = byValue();
          const rest = n - 4;
          let [two, three] = [0, 0];
          const sixWins = (p: number, bank: number): boolean => bank === 6 && p < 6;
          if (punto >= 6) {
            if (!bancaDraws(banca, null)) two += sixWins(punto, banca) ? rest * (rest - 1) : 0;
            else
              copies.forEach((many, v) => {
                if (sixWins(punto, (banca + v) % 10)) three += many * (rest - 1);
              });
          } else {
            copies.forEach((many, third) => {
              const p = (punto + third) % 10;
              if (!bancaDraws(banca, third)) two += sixWins(p, banca) ? many * (rest - 1) : 0;
              else
                copies.forEach((others, v) => {
                  if (sixWins(p, (banca + v) % 10)) three += many * (others - (v === third ? 1 : 0));
                });
            });
          }
          withTwo += first * BigInt(two);
          withThree += first * BigInt(three);
        }),
      );
    }),
  );
  return { total, pairs: pairs * (total / (BigInt(n) * BigInt(n - 1))), withTwo, withThree };
}

describe.each([6, 8])('the exact edges of the side bets with %i decks', (decks) => {
  const odds = oddsOf(ruleset, decks);
  const bet = (name: string) => odds.bets.find((one) => one.bet === name)!;
  const again = countedAgain(decks);

  it('are those of a second computation', () => {
    expect(odds.distribution.total).toBe(again.total);
    for (const name of ['punto-pair', 'banca-pair']) {
      expect(bet(name).prospect.wins).toBe(again.pairs);
      expect(fractionText(bet(name).prospect.expectation)).toBe(
        fractionText(fraction(12n * again.pairs - again.total, again.total)),
      );
    }
    expect(bet('lucky-six').prospect.wins).toBe(again.withTwo + again.withThree);
    expect(fractionText(bet('lucky-six').prospect.expectation)).toBe(
      fractionText(fraction(13n * again.withTwo + 21n * again.withThree - again.total, again.total)),
    );
  });

  it('leave the other bets what they are without them', () => {
    expect(numberOf(negative(bet('tie').prospect.expectation))).toBeCloseTo(
      decks === 8 ? 0.14359628778724 : 0.144382,
      5,
    );
    expect(odds.distribution.bancaSix).toEqual({ withTwo: again.withTwo, withThree: again.withThree });
  });
});
