import { describe, expect, it } from 'vitest';
import { LINE_CODES, languageIn, told } from './words.ts';

describe('what the server says', () => {
  it.each(LINE_CODES)('%s: one line in each language', (code) => {
    for (const language of ['es', 'en'] as const) {
      const { line } = told(code, language);
      expect(line).toMatch(/^[^\n]{10,200}\.$/);
    }
    expect(told(code, 'es').line).not.toBe(told(code, 'en').line);
  });

  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['es', 'es'],
    ['es-AR', 'es'],
    ['ES-419,es;q=0.9', 'es'],
    ['en-GB,en;q=0.9,es;q=0.8', 'en'],
    ['fr,es;q=0.5,en;q=0.4', 'es'],
    ['fr,de', 'en'],
    ['es;q=0,en;q=0.1', 'en'],
    ['es;q=x', 'en'],
    ['*', 'en'],
    [','.repeat(100_000), 'en'],
  ])('a reader who accepts %s reads %s', (accepted, language) => {
    expect(languageIn(accepted?.toString())).toBe(language);
  });
});
