import { type Ground, type Shape, ZERO } from '@sabot/engine';
import { RULESETS } from '@sabot/regulations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryCommand, arbitraryEvent } from '../../test/arbitrary-fields.ts';
import { till } from '../../test/till.ts';
import { read } from '../bind/read.ts';
import type { Rules } from '../rules.ts';
import { completeEvents } from '../run/complete-events.ts';
import { print } from './print.ts';

/** Some; `npm run proofs`: many. */
const RUNS = process.env.SABOT_LONG === undefined ? 20 : 100;

const ana = { kind: 'player', id: 'ana' } as const;

/** Prints a history and reads it back: its commands, and its events line by line. */
function again(rules: Rules, entries: Parameters<typeof print>[0]['entries']) {
  const text = print({ ruleset: rules, entries });
  const { body } = read(text, [rules]);
  return {
    text,
    commands: body.flatMap(({ commands }) => commands),
    events: body.map((line) => completeEvents(line, rules).map(({ event }) => event)),
    outcomes: body.flatMap(({ outcomes }) => outcomes),
  };
}

describe.each([till, ...RULESETS].map((rules): [string, Rules] => [rules.id, rules]))(
  'a history of %s comes back as it was written',
  (_, rules) => {
    const entry = fc.record({
      command: arbitraryCommand(rules.game.commands),
      events: fc.array(arbitraryEvent(rules.game.events), { minLength: 1, maxLength: 4 }),
    });

    test('every command and every event, whatever their fields hold', () => {
      fc.assert(
        fc.property(fc.array(entry, { maxLength: 4 }), (entries) => {
          const { commands, events, text } = again(rules, entries);
          expect(commands).toEqual(entries.map(({ command }) => command));
          expect(events).toEqual(entries.map((one) => one.events));
          expect(text.isWellFormed()).toBe(true);
          expect(
            print({ ruleset: rules, entries: entries.map((one, i) => ({ ...one, command: commands[i] as never })) }),
          ).toBe(text);
        }),
        { numRuns: 3 * RUNS },
      );
    });

    test.each(Object.keys(rules.game.commands))('%s', (type) => {
      const command = arbitraryCommand({ [type]: rules.game.commands[type] as Shape });
      fc.assert(
        fc.property(command, (one) => {
          expect(again(rules, [{ command: one, events: [] }]).commands).toEqual([one]);
        }),
        { numRuns: RUNS },
      );
    });

    test.each(Object.keys(rules.game.events))('%s', (type) => {
      const event = arbitraryEvent({ [type]: rules.game.events[type] as Shape });
      const closing = Object.keys(rules.game.commands).find((name) => name.startsWith('Close')) as string;
      fc.assert(
        fc.property(event, (one) => {
          expect(again(rules, [{ command: { type: closing, by: ana }, events: [one] }]).events).toEqual([[one]]);
        }),
        { numRuns: RUNS },
      );
    });
  },
);

describe('what is printed', () => {
  test('a whole line for each thing, fields in their order, two decimals, nothing where there is nothing', () => {
    const entries = [
      { command: { type: 'OpenTill', by: { kind: 'director', id: 'eva' }, minimum: 0, highCards: true }, events: [] },
      {
        command: { type: 'Pay', by: ana, amount: 1050, note: null },
        events: [
          {
            type: 'Paid',
            player: 'ana',
            amount: 1050,
            note: null,
            grounds: ['TILL-A-2~OM-99'],
            postings: [{ from: 'player:ana', to: 'house', amount: 1050, ground: 'TILL-A-1' }],
          },
          { type: 'Called', occasion: 'total', total: 7, words: ['siete', 'y "nada"'], grounds: ['TILL-B-2'] },
        ],
      },
      { command: { type: 'ShowCard', by: { kind: 'shoe' }, card: 'Kd' }, events: [] },
      { command: { type: 'Close', by: { kind: 'croupier' } }, events: [] },
    ] as never;
    expect(print({ ruleset: till, title: 'A day', proves: ['TILL-A-1'], entries })).toBe(
      [
        'sabot 1',
        'ruleset made-up/till',
        'edition 2',
        'title "A day"',
        'proves TILL-A-1',
        '',
        'director eva: open-till minimum 0.00 high-cards yes',
        'ana: pay amount 10.50',
        '  * paid player ana amount 10.50 [TILL-A-2~OM-99]',
        '    $ player:ana -> house 10.50 [TILL-A-1]',
        '  > total total 7 "siete" "y \\"nada\\"" [TILL-B-2]',
        'shoe: show-card Kd',
        'croupier: close',
        '',
      ].join('\n'),
    );
  });

  test('a refusal, with what it rested on', () => {
    const ground: Ground = {
      rule: 'TILL-A-2',
      reading: 'OM-99',
      basis: 'house',
      citation: { source: '', locator: '' },
    };
    const command = { type: 'Pay', by: ana, amount: ZERO, note: null };
    const { outcomes, commands } = again(till, [
      { command, refusal: { code: 'below-the-minimum', grounds: [ground] } },
    ]);
    expect(commands).toEqual([command]);
    expect(outcomes).toMatchObject([{ kind: 'refusal', code: 'below-the-minimum', grounds: ['TILL-A-2~OM-99'] }]);
  });

  test.each([
    { type: 'Pay', by: ana, amount: -500, note: null },
    { type: 'Pay', by: ana, amount: 0.5, note: null },
    { type: 'Pay', by: ana, amount: 'all of it', note: 7 },
    { type: 'ShowCard', by: ana, card: '1x' },
    { type: 'ShowCard', by: ana, card: null },
    { type: 'fly-away', by: ana },
    { type: 'Close', by: { kind: 'player', id: 'croupier' } },
    { type: 'Close', by: { kind: 'player', id: 'a:b c' } },
  ] as const)('a refused command comes back even where it does not fit: %j', (command) => {
    expect(again(till, [{ command, refusal: { code: 'unknown-command', grounds: [] } }]).commands).toEqual([command]);
  });

  test('another edition than the one in force', () => {
    expect(print({ ruleset: till, edition: 1, entries: [] })).toContain('\nedition 1\n');
  });
});
