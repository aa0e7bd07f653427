import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { till, tillFile } from '../../test/till.ts';
import { NotationError } from '../error.ts';
import { validate } from './replay.ts';
import { runScenario } from './scenario.ts';

const SOUND = tillFile(
  'title "Day [TILL-A-1]"',
  'proves TILL-A-2',
  'director "Eva M": open-till minimum 5.00',
  '  * till-opened minimum 5.00 high-cards no [TILL-A-1]',
  'ana: pay amount 10.00 note "a \\"b\\""',
  '  * paid player ana amount 10.00 [TILL-A-2~OM-99]',
  '    $ outside -> player:ana 10.01 [TILL-A-2~OM-99]',
  '    $ player:ana -> house 10.00 [TILL-A-1]',
  '  = ana 0.01',
  'shoe: show-card Kd   # a king',
  '  > card "card 1" "Kd" [TILL-B-1]',
  '  ? ana: pay',
);
const pieces = fc.constantFrom(
  ...SOUND.split(/(\s+|[":()[\]])/),
  '`',
  '{',
  '\\',
  '\u202e',
  '-',
  '__proto__',
  'constructor',
  '\n',
);

/** Runs a text whatever it is; only a NotationError inside the text may come back. */
function survives(text: string): 'read' | 'refused' {
  const lines = text.split(/\r\n|\n|\r/);
  try {
    runScenario(text, '-', [till]);
    validate(text, [till]);
    return 'read';
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    expect(error.line).toBeGreaterThanOrEqual(1);
    expect(error.line).toBeLessThanOrEqual(lines.length);
    expect(error.column).toBeGreaterThanOrEqual(1);
    expect(error.column).toBeLessThanOrEqual((lines[error.line - 1] ?? '').length + 1);
    return 'refused';
  }
}

describe('whatever stands in a file, it is read or refused at a place inside it', () => {
  test('the sound file', () => {
    expect(runScenario(SOUND, '-', [till]).failures).toEqual([]);
  });

  test('the sound file with pieces put in, taken out and exchanged', () => {
    const counts = { read: 0, refused: 0 };
    const damage = fc.record({ at: fc.nat(SOUND.length), drop: fc.nat(6), put: fc.array(pieces, { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
        const text = damages.reduce(
          (now, { at, drop, put }) => now.slice(0, at) + put.join('') + now.slice(at + drop),
          SOUND,
        );
        counts[survives(text)] += 1;
      }),
      { numRuns: 2000 },
    );
    expect(Math.min(counts.read, counts.refused)).toBeGreaterThan(50);
  });

  test('its pieces in any order, and any text at all', () => {
    fc.assert(
      fc.property(fc.array(pieces), (parts) => void survives(tillFile(parts.join(' ')))),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => void survives(text)),
      { numRuns: 500 },
    );
  });
});
