import { describe, expect, it } from 'vitest';
import { cheminDeFer, dosPanos, puntoBanca } from './games/index.ts';
import { type Declared, refuse, refusing } from './refusal.ts';

describe('a refusal', () => {
  it('has a declared code, its grounds and its figures', () => {
    expect(refuse('not-now', [], { phase: 'coup' })).toEqual({
      ok: false,
      refusal: { code: 'not-now', grounds: [], facts: { phase: 'coup' } },
    });
  });

  it('does not compile with a code or a figure that nobody declares', () => {
    // @ts-expect-error: misspelt
    refuse('not-know');
    // @ts-expect-error: this code has no such figure
    refuse('not-now', [], { faze: 'coup' });
    // @ts-expect-error: this code has no figures at all
    refuse('already-open', [], { phase: 'coup' });
    const own = refusing<{ readonly 'no-change': { readonly means: string; readonly facts: readonly ['max'] } }>();
    expect(own('no-change', [], { max: 5 }).refusal.code).toBe('no-change');
    // @ts-expect-error: of another list
    own('not-now');
  });
});

describe.each([puntoBanca, cheminDeFer, dosPanos])('the refusals of $id', ({ refusals }) => {
  it('have a kebab-case code and mean something in one sentence', () => {
    for (const [code, { means, facts }] of Object.entries<Declared>(refusals)) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(means, code).toMatch(/^[\p{Lu}“].{8,160}\.$/u);
      expect(new Set(facts).size, code).toBe(facts.length);
    }
  });
});
