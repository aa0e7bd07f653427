import { DICTIONARIES } from '@sabot/words';
import { oddsEn, oddsEs } from '@sabot/words/odds';
import { STAFF_DOINGS } from '@sabot/words/staff';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../apps/cli/src/terminal/language.ts';
import { lab as labEn } from '../apps/web/src/locales/en/lab.ts';
import { en } from '../apps/web/src/locales/en.ts';
import { lab as labEs } from '../apps/web/src/locales/es/lab.ts';
import { es } from '../apps/web/src/locales/es.ts';

type Sentence = (...args: readonly unknown[]) => unknown;

/** Facts of any name, all of them the same. */
const facts = (value: unknown): unknown => new Proxy({}, { get: () => value });

/** What a sentence says of a thing, in whichever way it takes it: by itself, written out, in a list or among other facts. */
function forms(sentence: Sentence, thing: unknown): readonly string[] {
  const text = String(thing);
  const ways = [
    [thing, thing, thing, thing],
    [text, text, text, text],
    [thing, text],
    [text, thing],
    [[text, text], thing],
    [facts(thing)],
    [text, facts(thing)],
  ];
  return ways.flatMap((args): readonly string[] => {
    try {
      const line = sentence(...args);
      return typeof line === 'string' ? [line] : [];
    } catch {
      return [];
    }
  });
}

const functionsIn = (words: unknown): readonly Sentence[] =>
  typeof words === 'function'
    ? [words as Sentence]
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(functionsIn)
      : [];
const linesIn = (words: unknown): readonly string[] =>
  typeof words === 'string'
    ? [words]
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(linesIn)
      : [];

/** A sentence takes its count in one of the forms; wrong is what is wrong in all of them. */
const wrong = (words: unknown, n: number, fault: RegExp): readonly string[] =>
  functionsIn(words).flatMap((sentence) => {
    const told = forms(sentence, n);
    return told.length > 0 && told.every((line) => fault.test(line)) ? told.slice(0, 1) : [];
  });

const ONE =
  'carta|baraja|minuto|segundo|hora|día|línea|persona|talla|sabot|jugada|bot|sorteo|caso|regla|rojo|natural|sesión|evento|serie|mesa|' +
  'card|deck|minute|second|hour|day|line|person|shoe|coup|lot|case|rule|session|event|stream|table|secret';
const MANY =
  'cartas|barajas|minutos|segundos|horas|días|líneas|personas|tallas|sabots|jugadas|bots|sorteos|casos|reglas|rojos|naturales|sesiones|eventos|series|mesas|' +
  'cards|decks|minutes|seconds|hours|days|lines|people|shoes|tallas|coups|lots|cases|rules|sessions|naturals|events|streams|tables|secrets';
const FAULTS = {
  0: new RegExp(`\\b0 (${ONE})\\b`, 'iu'),
  1: new RegExp(`\\b1 (${MANY})\\b|\\b(quedan|faltan|salen|han salido|se queman|lies|were|are) 1\\b`, 'iu'),
  2: new RegExp(`\\b2 (${ONE})\\b(?! \\d)|\\b(queda|falta|ha salido|se quema) 2\\b`, 'iu'),
} as const;

const HOUSE = {
  es: {
    page: { ...es, lab: labEs },
    terminal: WORDS.es,
    dictionary: { ...DICTIONARIES.es, odds: oddsEs, staff: STAFF_DOINGS.es },
  },
  en: {
    page: { ...en, lab: labEn },
    terminal: WORDS.en,
    dictionary: { ...DICTIONARIES.en, odds: oddsEn, staff: STAFF_DOINGS.en },
  },
} as const;
const ALL = (['es', 'en'] as const).flatMap((language) =>
  (['page', 'terminal', 'dictionary'] as const).map((owner) => [language, owner, HOUSE[language][owner]] as const),
);

describe.each(ALL)('every sentence in %s of the %s', (language, _, words) => {
  it('is called with a count, most of them', () => {
    const all = functionsIn(words);
    const called = all.filter((sentence) => forms(sentence, 2).length > 0);
    expect(called.length).toBeGreaterThan(all.length / 2);
  });

  it.each([0, 1, 2] as const)('agrees with %i', (n) => {
    expect(wrong(words, n, FAULTS[n])).toEqual([]);
  });

  // With “you” and the croupier the sentences about people are called in packages/words/test.
  it('joins no article to a preposition, with a name', () => {
    const faults = /(?<!\p{L})(de|a|De|A) el\b|\[object/u;
    const told = functionsIn(words).flatMap((sentence) => {
      const lines = forms(sentence, 'Ana');
      return lines.length > 0 && lines.every((line) => faults.test(line)) ? lines.slice(0, 1) : [];
    });
    expect(told).toEqual([]);
  });

  it('has the marks of its language', () => {
    const said = [...linesIn(words), ...functionsIn(words).flatMap((sentence) => forms(sentence, 2).slice(0, 1))];
    const foreign = language === 'es' ? /[“”]|« | »|\bsólo\b|\d %/u : /[«»]|\d[ \u00a0]%/u;
    expect(said.filter((line) => foreign.test(line))).toEqual([]);
  });

  // The regulation's own word stands in its calls, which are not ours.
  it('counts play money in chips, says usted, and leaves no word of the other language', () => {
    const said = [...linesIn(words), ...functionsIn(words).flatMap((sentence) => forms(sentence, 2).slice(0, 1))];
    const amiss =
      language === 'es'
        ? /\beuros?\b|(?<!\p{L})(tú|tu|tus|ti|contigo)(?!\p{L})/iu
        : /\beuros?\b|\bcrupier|(?<!\p{L})círculo/iu;
    expect(said.filter((line) => amiss.test(line))).toEqual([]);
  });
});
