import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Where sentences for people stand, one pattern per owner; `*` is the language. */
const OWNERS = {
  dictionary: ['packages/words/src/{l}/**/*.ts', 'packages/words/src/odds/{l}.ts'],
  page: ['apps/web/src/locales/{l}/*.ts'],
  terminal: ['apps/cli/src/words/{l}/*.ts'],
  server: ['apps/server/src/words.{l}.ts'],
} as const;
const ROOT = new URL('../', import.meta.url).pathname;
/** Shorter than this it is a label or a word to type. */
const A_SENTENCE = 4;

/** What is written in a file of words: gaps are all alike, and stops, marks and capitals do not count. */
function sentencesIn(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8').replace(/^import .*$/gm, '');
  return [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, plain, withGaps]) => plain ?? withGaps ?? '')
    .map((one) => one.replace(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '#').replace(/[.,:;!?…«»“”()]/g, ' '))
    .map((one) => one.toLowerCase().split(/\s+/).filter(Boolean).join(' '))
    .filter((one) => one.split(' ').filter((word) => /^\p{L}{2,}$/u.test(word)).length >= A_SENTENCE);
}

describe.each(['es', 'en'])('the words of the house in %s', (language) => {
  const owned = Object.entries(OWNERS).flatMap(([owner, patterns]) =>
    patterns
      .flatMap((pattern) => globSync(ROOT + pattern.replace('{l}', language)))
      .flatMap((file) => sentencesIn(file).map((sentence) => ({ owner, sentence }))),
  );

  it('are found', () => {
    for (const owner of Object.keys(OWNERS)) {
      expect(owned.filter((one) => one.owner === owner).length, owner).toBeGreaterThan(15);
    }
  });

  it('have every sentence once: what two of page, terminal and server say stands in the dictionary', () => {
    const owners = Map.groupBy(owned, ({ sentence }) => sentence);
    const twice = [...owners].flatMap(([sentence, all]) => {
      const who = new Set(all.map(({ owner }) => owner));
      return who.size > 1 ? [`${[...who].join(', ')}: ${sentence}`] : [];
    });
    expect(twice).toEqual([]);
  });
});
