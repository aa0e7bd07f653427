import { PUNTO_BANCA, type PuntoBancaRuleset } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { fullPack, remaining } from '../../math/index.ts';
import { nextCoup, puntoBancaGameIn } from '../../math/punto-banca/index.ts';
import { oddsOf } from './odds-of.ts';
import { puntoBancaSheetOf } from './sheet-of.ts';

const sent = <T>(sheet: T): T => JSON.parse(JSON.stringify(sheet));

describe('a game as data', () => {
  it('gives, after its journey as JSON, the same odds as the ruleset itself', () => {
    for (const { ruleset } of PUNTO_BANCA) {
      const rules = ruleset as PuntoBancaRuleset;
      const sheet = sent(puntoBancaSheetOf(rules));
      const left = remaining(3, ['As', 'Kd', '7h', '6c', '6c']);
      if (!left.ok) throw new Error(left.fault.code);
      for (const pack of [fullPack(3), left.pack]) {
        const [there, here] = [nextCoup(puntoBancaGameIn(sheet), pack), oddsOf(rules, 3, pack)];
        expect(there.distribution).toEqual(here.distribution);
        expect(there.pairs).toEqual(here.pairs);
        const told = (odds: typeof there | typeof here) =>
          odds.bets.map(({ bet, mode, prospect }) => ({ bet, mode, prospect }));
        expect(told(there)).toEqual(told(here));
      }
    }
  });

  it('names the rules each payment rests on and what is paid', () => {
    const sheet = puntoBancaSheetOf(
      PUNTO_BANCA.find(({ id }) => id === 'buenos-aires-2016/midi')?.ruleset as PuntoBancaRuleset,
    );
    expect(sheet.bets.map(({ bet, mode, pays }) => [bet, mode, pays])).toContainEqual([
      'banca',
      'half-on-six',
      [
        { pays: '1', totals: [1, 2, 3, 4, 5, 7, 8, 9] },
        { pays: '1/2', totals: [6] },
      ],
    ]);
    for (const { grounds } of sheet.bets) expect(grounds[0]).toMatch(/^BUE-MIDI-/);
  });
});
