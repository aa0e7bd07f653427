import { describe, expect, it } from 'vitest';
import { lab as labEn } from './en/lab.ts';
import { en } from './en.ts';
import { lab as labEs } from './es/lab.ts';
import { es } from './es.ts';

type Sentence = (...args: readonly unknown[]) => unknown;

/** Facts of any name, of which there are so many. */
const facts = (n: number): unknown => new Proxy({}, { get: () => n });

/** What a sentence says of so many: the count as a number, written out, or among other facts. Empty: it counts nothing. */
function forms(sentence: Sentence, n: number): readonly string[] {
  return [[n, n, n, n], [`${n}`, `${n}`, `${n}`, `${n}`], [n, `${n}`], [facts(n)]].flatMap(
    (args): readonly string[] => {
      try {
        const line = sentence(...args);
        return typeof line === 'string' ? [line] : [];
      } catch {
        return [];
      }
    },
  );
}

const functionsIn = (words: unknown): readonly Sentence[] =>
  typeof words === 'function'
    ? [words as Sentence]
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(functionsIn)
      : [];

/** A sentence takes its count in one of the forms; wrong is what is wrong in all of them. */
const wrong = (words: unknown, n: number, fault: RegExp): readonly string[] =>
  functionsIn(words).flatMap((sentence) => {
    const told = forms(sentence, n);
    return told.length > 0 && told.every((line) => fault.test(line)) ? told.slice(0, 1) : [];
  });

const ONE =
  'carta|baraja|minuto|segundo|hora|línea|persona|talla|jugada|bot|sorteo|caso|regla|rojo|natural|sesión|' +
  'card|deck|minute|second|hour|line|person|shoe|coup|lot|case|rule|session';
const MANY =
  'cartas|barajas|minutos|segundos|horas|líneas|personas|tallas|jugadas|bots|sorteos|casos|reglas|rojos|naturales|sesiones|' +
  'cards|decks|minutes|seconds|hours|lines|people|shoes|tallas|coups|lots|cases|rules|sessions|naturals';
const FAULTS = {
  0: new RegExp(`\\b0 (${ONE})\\b`, 'iu'),
  1: new RegExp(`\\b1 (${MANY})\\b|\\b(quedan|faltan|salen|han salido|se queman|lies|were|are) 1\\b`, 'iu'),
  2: new RegExp(`\\b2 (${ONE})\\b|\\b(queda|falta|ha salido|se quema) 2\\b`, 'iu'),
} as const;

describe.each([
  ['Spanish', { ...es, lab: labEs }],
  ['English', { ...en, lab: labEn }],
])('sentences with a count in %s', (_, words) => {
  it('are called with a count, most of them', () => {
    const all = functionsIn(words);
    const called = all.filter((sentence) => forms(sentence, 2).length > 0);
    expect(called.length).toBeGreaterThan(all.length / 2);
  });

  it.each([0, 1, 2] as const)('agree with %i', (n) => {
    expect(wrong(words, n, FAULTS[n])).toEqual([]);
  });
});
