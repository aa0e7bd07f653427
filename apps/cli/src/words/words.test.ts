import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  CHEMIN_DE_FER_REFUSALS,
  CIRCULO_REFUSALS,
  COMMON_REFUSALS,
  type Declared,
  DOS_PANOS_REFUSALS,
  PUNTO_BANCA_REFUSALS,
  type RefusalCode,
} from '@sabot/engine';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, WORDS } from '../language.ts';
import { moneyIn } from '../money.ts';

const DECLARED = Object.entries<Declared>({
  ...COMMON_REFUSALS,
  ...PUNTO_BANCA_REFUSALS,
  ...CIRCULO_REFUSALS,
  ...CHEMIN_DE_FER_REFUSALS,
  ...DOS_PANOS_REFUSALS,
}) as readonly [RefusalCode, Declared][];

describe('refusals', () => {
  it.each(LANGUAGES)('have words in %s for every code that a game declares, and for no other', (language) => {
    const { codes } = WORDS[language].refusals;
    expect(Object.keys(codes).sort()).toEqual(DECLARED.map(([code]) => code).sort());
  });

  it.each(LANGUAGES)('are short sentences with their facts filled in, in %s', (language) => {
    const facts = {
      field: 'tie',
      given: 700,
      min: 1000,
      max: 10000,
      step: 100,
      options: '1 2',
      phase: 'pack',
      first: 'cut',
    };
    for (const [code] of DECLARED) {
      const sentence = WORDS[language].refusals.codes[code](facts, moneyIn(language));
      expect(sentence).toMatch(/^[\p{Lu}“«¿¡].*[.!?]$/u);
      expect(sentence).not.toMatch(/undefined|NaN|null/);
      expect(sentence.length).toBeLessThanOrEqual(100);
    }
  });

  it('give limits as money', () => {
    const facts = { field: 'tie', given: 200_00, max: 1_000_00 };
    expect(WORDS.en.refusals.codes['above-the-maximum'](facts, moneyIn('en'))).toBe(
      'The most you may stake on a tie is 1,000.',
    );
    expect(WORDS.es.refusals.codes['above-the-maximum'](facts, moneyIn('es'))).toBe(
      'Lo más que se apuesta al empate es 1.000.',
    );
  });
});

describe('limits that a table may not be opened with', () => {
  const said = (code: 'maximum-not-allowed' | 'below-the-minimum' | 'above-the-maximum', facts: object) =>
    LANGUAGES.map((language) => WORDS[language].refusals.codes[code](facts as never, moneyIn(language)));

  it.each([
    ['maximum-not-allowed', { options: '20000 50000' }, /200, 500\.$/],
    ['maximum-not-allowed', { min: 30_000, max: 100_000 }, /300 (to|a) 1[.,]000/],
    ['maximum-not-allowed', { min: 60_000_00, max: 50_000_00 }, /no maximum|ningún máximo/],
    ['below-the-minimum', { field: 'minimum', min: 1000 }, /^(The minimum of the table|El mínimo de la mesa) .* 10\.$/],
    [
      'above-the-maximum',
      { field: 'bank-minimum', max: 1000 },
      /^(The minimum of the bank|El mínimo de la banca) .* 10\.$/,
    ],
  ] as const)('%s %o', (code, facts, sentence) => {
    for (const one of said(code, facts)) expect(one).toMatch(sentence);
  });
});

/** The shape of a table of words: its keys, and which of them are lists or sentences with gaps. */
function shapeOf(words: unknown): unknown {
  if (typeof words !== 'object' || words === null || Array.isArray(words))
    return Array.isArray(words) ? 'list' : typeof words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, shapeOf(value)]));
}

describe('what a house refuses by itself', () => {
  const server = join(dirname(fileURLToPath(import.meta.url)), '../../../server/src');
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const texts = files.map((name) => readFileSync(join(server, name), 'utf8')).join('\n');
  const codes = [...texts.matchAll(/refuse\(\s*'([a-z-]+)'/g)].map(([, code = '']) => code);

  it.each(LANGUAGES)('has words in %s', (language) => {
    expect(codes.length).toBeGreaterThan(4);
    const { house, refusals } = WORDS[language];
    const known = (code: string) => Object.hasOwn(house.refusals, code) || Object.hasOwn(refusals.codes, code);
    expect(codes.filter((code) => !known(code))).toEqual([]);
    for (const sentence of Object.values(house.refusals)) expect(sentence).toMatch(/^\p{Lu}.{8,99}\.$/u);
  });
});

describe('the Spanish of the terminal', () => {
  const folder = fileURLToPath(new URL('es/', import.meta.url));
  const texts = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

  it.each(texts)('says usted throughout %s', (_, text) => {
    const familiar = /\b(tú|ti|te|tus?|tuy[oa]s?|contigo|tienes|puedes|quieres|debes|eres|estás|juegas|repartes)\b/giu;
    expect(text.match(familiar) ?? []).toEqual([]);
  });
});

describe('sentences about people in the terminal', () => {
  const FIELDS = {
    player: 'p',
    from: 'p',
    by: 'p',
    among: ['p', 'q'],
    players: ['p', 'q'],
    partners: ['p', 'q'],
    hand: 'punto',
    pano: 'pano-1',
    lot: 0,
    note: null,
    cause: 'lost',
    why: 'refused-twice',
    how: 'joint',
    for: 'company',
    to: 'draw',
    ruling: 'goes-on',
  };
  /** What is not named here is a word or a figure. */
  const happened = (n: number): unknown =>
    new Proxy({ ...FIELDS } as Record<string, unknown>, {
      get: (known, name) => known[name as string] ?? n,
      has: (_, name) => name !== 'pano1',
    });
  const told = (language: (typeof LANGUAGES)[number], n: number): readonly string[] =>
    Object.values(WORDS[language].circulo.sentences).flatMap((sentence) =>
      [true, false].flatMap((isYou) => {
        const who = (player: string | null): string =>
          player === null ? WORDS[language].table.croupier : player === 'p' ? 'Ana' : 'Bea';
        const say = { who, isYou: (player: string | null) => isYou && player === 'p', money: moneyIn(language) };
        return (sentence as (event: unknown, say: unknown) => string | null)(happened(n), say) ?? [];
      }),
    );

  it.each(LANGUAGES)('begin with a capital, end with a full stop and have no gaps, in %s', (language) => {
    const lines = told(language, 2);
    expect(lines.length).toBeGreaterThan(60);
    expect(lines.filter((line) => !/^[\p{Lu}\d«“].*[.!?]$/su.test(line) || /undefined|NaN/.test(line))).toEqual([]);
  });

  it('speak to whoever reads in their own form', () => {
    expect(told('en', 2).filter((line) => /\bof you\b|\byou’s\b|\byou (is|has|takes|says)\b/i.test(line))).toEqual([]);
    expect(told('es', 2).filter((line) => /\b(de usted|a el|de el)\b/i.test(line))).toEqual([]);
  });

  it.each(LANGUAGES)('agree with one, in %s', (language) => {
    const wrong = /\b1 (cards|shoes|tallas|cartas|barajas|decks)\b|\b(quedan|las últimas|the last) 1\b/;
    expect(told(language, 1).filter((line) => wrong.test(line))).toEqual([]);
  });
});

describe('the two languages', () => {
  it('say the same things', () => {
    const lambdas = (shape: unknown): string => JSON.stringify(shape);
    expect(lambdas(shapeOf(WORDS.es))).toEqual(lambdas(shapeOf(WORDS.en)));
  });
});
