import { cheminDeFer, type Declared, dosPanos, lookUp, puntoBanca } from '@sabot/engine';
import { describe, expect, it } from 'vitest';
import { DICTIONARIES, type Facts, LANGUAGES, type RefusalSay, refusalIn } from '../src/index.ts';

const money = (cents: number): string => String(cents / 100);
const GAMES = [null, ...[puntoBanca, cheminDeFer, dosPanos].map(({ id }) => id)];
const DECLARED: Readonly<Record<string, Declared>> = {
  ...puntoBanca.refusals,
  ...cheminDeFer.refusals,
  ...dosPanos.refusals,
};

/** Every figure of a code, none of them, and each one left out. */
function factsOf(code: string): readonly Facts[] {
  const facts = lookUp(DECLARED, code)?.facts ?? ['given', 'max'];
  const all: Facts = { field: 'tie', given: 700, min: 1000, max: 10000, step: 100, options: '1 2', first: 'Ana' };
  const some = (names: readonly string[]): Facts =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
  return [some(facts), {}, ...facts.map((name) => some(facts.filter((one) => one !== name)))];
}

describe.each(LANGUAGES)('refusals in %s', (language) => {
  const dictionary = DICTIONARIES[language];
  const { refusals } = dictionary;
  const say: RefusalSay = { money, game: null };

  it('have a sentence for every code that a game declares; the types ask for those of the house and the shuffle', () => {
    expect(Object.keys(DECLARED).filter((code) => !Object.hasOwn(refusals.codes, code))).toEqual([]);
  });

  it('are short sentences at every game, whatever figures come with them', () => {
    for (const code of Object.keys(refusals.codes)) {
      const [whole, ...partial] = factsOf(code);
      for (const facts of [whole, ...partial] as readonly Facts[]) {
        for (const game of GAMES) {
          const line = refusalIn(dictionary, { code, facts }, { money, game });
          expect(line, code).toMatch(/^[\p{Lu}“«][^\n]{7,99}[.!?]$/u);
          expect(line, code).not.toMatch(/NaN|null|\ba el\b|\bde el\b/);
          if (facts === whole) expect(line, code).not.toContain('undefined');
        }
      }
    }
  });

  it('give limits as money, and name the bet with its article', () => {
    const line = refusalIn(dictionary, { code: 'above-the-maximum', facts: { field: 'tie', max: 1_000_00 } }, say);
    expect(line).toBe(
      { en: 'The most you may bet on a tie is 1000.', es: 'Lo más que se apuesta al empate es 1000.' }[language],
    );
  });

  it('name a bet that came with its regulation', () => {
    const bet = (name: string) => (name === 'perfect-pair' ? 'Pareja perfecta' : undefined);
    const facts = { field: 'perfect-pair', min: 500 };
    expect(refusalIn(dictionary, { code: 'below-the-minimum', facts }, { ...say, bet })).toContain('Pareja perfecta');
    expect(refusalIn(dictionary, { code: 'no-such-bet', facts }, { ...say, bet })).toContain('Pareja perfecta');
  });

  it('say what the loss limit still lets one buy, and when it lets one buy nothing', () => {
    const told = (max: number) => refusalIn(dictionary, { code: 'beyond-your-limit', facts: { max } }, say);
    expect(told(120_00)).toContain('120');
    expect(told(0)).toMatch(/mañana|tomorrow/);
  });

  it('say of banco what is true at the game', () => {
    const told = GAMES.map((game) => refusalIn(dictionary, { code: 'too-late-for-banco', facts: {} }, { money, game }));
    expect(new Set(told).size).toBe(3);
  });

  it.each(['constructor', '__proto__', 'toString', 'newer-than-these-words'])(
    'answer to the unknown code %s',
    (code) => {
      expect(refusalIn(dictionary, { code, facts: {} }, say)).toBe(refusals.other);
    },
  );

  it.each([
    ['maximum-not-allowed', { options: '20000 50000' }, /200, 500\.$/],
    ['maximum-not-allowed', { min: 30_000, max: 100_000 }, /300 (to|a) 1000/],
    ['maximum-not-allowed', { min: 60_000_00, max: 50_000_00 }, /no maximum|ningún máximo/],
    ['below-the-minimum', { field: 'minimum', min: 1000 }, /^(The table minimum|El mínimo de la mesa) .* 10\.$/],
    ['above-the-maximum', { field: 'bank-minimum', max: 1000 }, /^(The bank minimum|El mínimo de la banca) .* 10\.$/],
  ] as const)('of a table on terms that cannot be: %s %o', (code, facts, sentence) => {
    expect(refusalIn(dictionary, { code, facts }, say)).toMatch(sentence);
  });
});
