import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../terminal/language.ts';

/** The shape of a table of words: its keys, and which of them are lists or sentences with gaps. */
function shapeOf(words: unknown): unknown {
  if (typeof words !== 'object' || words === null || Array.isArray(words))
    return Array.isArray(words) ? 'list' : typeof words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, shapeOf(value)]));
}

describe('the Spanish of the terminal', () => {
  const folder = fileURLToPath(new URL('es/', import.meta.url));
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

  it.each(texts)('says usted throughout %s', (_, text) => {
    const familiar = /\b(tú|ti|te|tus?|tuy[oa]s?|contigo|tienes|puedes|quieres|debes|eres|estás|juegas|repartes)\b/giu;
    expect(text.match(familiar) ?? []).toEqual([]);
  });
});

describe('the two languages', () => {
  it('say the same things', () => {
    const lambdas = (shape: unknown): string => JSON.stringify(shape);
    expect(lambdas(shapeOf(WORDS.es))).toEqual(lambdas(shapeOf(WORDS.en)));
  });
});
