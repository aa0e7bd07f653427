import { type PuntoBancaEntry, puntoBancaById } from '@sabot/regulations';
import { SIDE_BETS_ENTRY } from '@sabot/testkit';
import { describe, expect, it } from 'vitest';
import { type Language, WORDS } from '../terminal/language.ts';
import { layoutOf, NO_STAKES } from './layout-of-stakes.ts';
import type { Scene } from './scene.ts';
import { layoutIn } from './stake-words.ts';

const stakes = (punto: number, banca: number, tie: number) =>
  layoutOf(Object.entries({ punto, banca, tie }).map(([bet, amount]) => [bet, amount * 100]));

const entry = puntoBancaById('asturias-2011/mini') as PuntoBancaEntry;
const at = (language: Language, played = entry) =>
  ({
    language,
    words: WORDS[language],
    table: { entry: played, law: played.ruleset.law(played.ruleset.regulation.defaults) },
  }) as Scene;
const en = (line: string, last = NO_STAKES) => layoutIn(line, last, at('en'));
const es = (line: string, last = NO_STAKES) => layoutIn(line, last, at('es'));

describe('stakes as people type them', () => {
  it.each([
    ['b 50', stakes(0, 50, 0)],
    ['B50', stakes(0, 50, 0)],
    ['50 b', stakes(0, 50, 0)],
    ['banca 100', stakes(0, 100, 0)],
    ['punto 20 tie 10', stakes(20, 0, 10)],
    ['p 20, t 10', stakes(20, 0, 10)],
    ['20 p 10 t', stakes(20, 0, 10)],
    ['p20t10', stakes(20, 0, 10)],
    ['player 20 + banker 30', stakes(20, 30, 0)],
    ['b 1,000', stakes(0, 1000, 0)],
    ['b 12.50', stakes(0, 12.5, 0)],
    ['b 0', NO_STAKES],
    ['0', NO_STAKES],
    ['b -5', stakes(0, -5, 0)],
    ['b 0.005', stakes(0, 0.005, 0)],
  ])('%s', (line, layout) => expect(en(line)).toEqual(layout));
  it.each([
    ['empate 10', stakes(0, 0, 10)],
    ['e 10 jugador 20', stakes(20, 0, 10)],
    ['b 1.000', stakes(0, 1000, 0)],
    ['b 12,50', stakes(0, 12.5, 0)],
  ])('in Spanish: %s', (line, layout) => expect(es(line)).toEqual(layout));
  it.each(['hello', 'b', 'b b', 'b 5 b 6', 'b 5 6', 'x 5', '5 5', 'b 1e9x', 'b five'])('unclear: %s', (line) => {
    expect(en(line)).toBe('unclear');
  });
  it.each(['b 1.000', 'b 12,50', 'b 1,00', 'b 1,0000', 'b 1.000,50'])('no guess at %s', (line) => {
    expect(en(line)).toBe('which-amount');
  });
  it.each(['b 1,000', 'b 12.50', 'b 1,000.50'])('in Spanish, no guess at %s', (line) => {
    expect(es(line)).toBe('which-amount');
  });
  it('what is too large is not rounded', () => {
    expect(en('b 9007199254740993')).toBe('too-large');
    expect(es('b 99999999999999999999999')).toBe('too-large');
    expect(en('b 1,000.50')).toEqual(stakes(0, 1000.5, 0));
  });
  it('e is the tie of those who say empate', () => {
    expect(en('b 10e30')).toBe('unclear');
    expect(es('b 10e30')).toEqual(stakes(0, 10, 30));
  });
  it('a lone amount goes where the only stake was', () => {
    expect(en('50')).toBe('which-bet');
    expect(en('50', stakes(0, 0, 10))).toEqual(stakes(0, 0, 50));
    expect(en('50', stakes(10, 0, 10))).toBe('which-bet');
  });
  it('a bet that only its regulation knows is typed by the name that came with it', () => {
    const six = layoutOf([['lucky-six', 1000]]);
    for (const line of ['lucky six 10', 'lucky-six 10', '10 Lucky Six']) {
      expect(layoutIn(line, NO_STAKES, at('en', SIDE_BETS_ENTRY)), line).toEqual(six);
    }
    expect(layoutIn('seis de la suerte 10', NO_STAKES, at('es', SIDE_BETS_ENTRY))).toEqual(six);
    expect(layoutIn('b 50 punto pair 5', NO_STAKES, at('en', SIDE_BETS_ENTRY))).toEqual(
      layoutOf([
        ['banca', 5000],
        ['punto-pair', 500],
      ]),
    );
    expect(en('lucky six 10')).toBe('unclear');
  });
});
