import type { Drawn, SeenCard } from '@sabot/engine';
import { type CheminDeFerEntry, entryById } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { bankerDraws, puntoDraws, totalSeen } from './third-card.ts';

const RANKS = ['K', 'A', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const { ruleset } = entryById('asturias-2011/chemin-de-fer') as unknown as CheminDeFerEntry;
const { cuadro } = ruleset.regulation.questions(ruleset.regulation.defaults);

/** A coup as a bot sees it: punto's cards face down but for the third, and the bank's own. */
function seen(third: number | null, banca: readonly [string, string] = ['Ks', '3h']): readonly Drawn<SeenCard>[] {
  const cards = [
    ['??', 'punto'],
    [banca[0], 'banca'],
    ['??', 'punto'],
    [banca[1], 'banca'],
    ...(third === null ? [] : [[`${RANKS[third]}d`, 'punto']]),
  ];
  const drawn = cards.map(([card, hand], i) => ({ no: i + 1, card, hand, face: 'down', lifted: true, seenBy: [] }));
  return drawn as unknown as readonly Drawn<SeenCard>[];
}
const timesIn = (draws: (luck: number) => boolean): number =>
  Array.from({ length: 100 }, (_, luck) => luck).filter(draws).length;

describe('a bot with cards, or with the bank', () => {
  it('with punto’s cards draws up to four, stands from six on, and mixes both on five', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((total) => timesIn((luck) => puntoDraws(total, luck)))).toEqual([
      100, 100, 100, 100, 100, 82, 0, 0,
    ]);
  });

  it('as bank keeps to the cuadro against every third card, and draws where that leaves it free', () => {
    let cells = 0;
    for (let third = 0; third <= 9; third++) {
      for (let total = 0; total <= 7; total++) {
        const cell = cuadro.ask({ total, third: third as 0 }).answer;
        const draws = timesIn((luck) => bankerDraws(seen(third), 'punto', total, luck));
        expect([total, third, draws]).toEqual([total, third, cell === 'stand' ? 0 : 100]);
        cells += 1;
      }
    }
    expect(cells).toBe(80);
  });

  it('against a punto who stood draws up to five and mixes both on six', () => {
    const times = [0, 3, 5, 6, 7].map((total) => timesIn((luck) => bankerDraws(seen(null), 'punto', total, luck)));
    expect(times).toEqual([100, 100, 100, 38, 0]);
  });

  it('knows the total of cards it has seen, and of no others', () => {
    expect(totalSeen(seen(null, ['9s', '7h']), 'banca')).toBe(6);
    expect(totalSeen(seen(null, ['Ts', 'Ah']), 'banca')).toBe(1);
    expect(totalSeen(seen(null), 'punto')).toBeNull();
    expect(totalSeen([], 'punto')).toBeNull();
  });
});
