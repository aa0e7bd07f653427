import { expect, test } from 'vitest';
import { formatError, NotationError } from '../error.ts';
import { runScenario } from '../run/scenario.ts';
import { en } from './en.ts';
import { es } from './es.ts';

const HEADER = ['sabot 1', 'ruleset asturias-2011/punto-y-banca', 'house auto'];

function told(...lines: readonly string[]): readonly string[] {
  const text = [...HEADER, ...lines].join('\n');
  try {
    return runScenario(text).failures.map((failure) => formatError(failure, 'f', 'es'));
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    return [formatError(error, 'f', 'es')];
  }
}

test.each([
  ['ana: set-stake banca 5', 'f:4:6 acto desconocido «set-stake»; ¿quería decir «set-stakes»?'],
  ['ana: sit "uno', 'f:4:10 estas comillas no se cierran'],
  ['ana: buy-chips 5,00', 'f:4:16 «5,00» no es una cantidad como 10 o 10.00'],
  ['ana sit 1', 'f:4:1 un acto se escribe «NOMBRE: acto …», con dos puntos tras el nombre'],
  ['director eva: open-table\n  ! any', 'f:5:3 este acto se admitió; no se rechazó'],
  ['director eva: open-table\n  ? ana: sit', 'f:5:3 se espera a: director'],
  ['director eva: open-table\n  - table-opened minimum 5', null],
  [
    'director eva: open-table\n  * table-closed',
    'f:5:3 table-closed no ocurrió; lo que ocurrió: table-opened, pack-brought',
  ],
])('%j is told in Spanish', (line, sentence) => {
  const [first = ''] = told(line);
  if (sentence === null) expect(first).toBe('');
  else expect(first.slice(0, sentence.length)).toBe(sentence);
});

/** Every sentence with words of a file in it, by the path of its key. */
function sentences(words: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([key, one]) => {
    if (typeof one === 'object') return sentences(one, `${path}${key}.`);
    const given = ['known', 'didYouMean'].includes(key) ? [['uno', 'dos']] : ['uno', 'dos', 'tres', 'cuatro'];
    return [[`${path}${key}`, typeof one === 'function' ? one(...given) : one] as const];
  });
}

test('both languages say the same things of the same words', () => {
  const [english, spanish] = [new Map(sentences(en)), new Map(sentences(es))];
  for (const [key, sentence] of english) {
    const other = spanish.get(key) ?? '';
    expect(other, key).not.toMatch(/undefined|null|"uno"|^$/);
    const named = ['uno', 'dos', 'tres', 'cuatro'].filter((word) => sentence.includes(word));
    expect(
      named.filter((word) => !other.includes(word)),
      key,
    ).toEqual([]);
  }
});
