import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryCommand } from '../test/arbitrary-fields.ts';
import { till } from '../test/till.ts';
import { readAct } from './bind/read.ts';
import { commandFromJson, commandToJson } from './json.ts';

const { commands } = till.game;
const from = (value: unknown) => commandFromJson(value, commands);

describe('the JSON form of a command', () => {
  test('is its type, who acts, then its fields, amounts in cents', () => {
    const [command] = readAct('ana: pay note "tip" amount 10', till);
    expect(commandToJson(command as never, commands)).toBe(
      '{"type":"Pay","by":{"kind":"player","id":"ana"},"amount":1000,"note":"tip"}',
    );
  });

  test('comes back as it was', () => {
    fc.assert(
      fc.property(arbitraryCommand(commands), (command) => {
        fc.pre(!('id' in command.by) || command.by.id.trim() !== '');
        expect(from(JSON.parse(commandToJson(command, commands)))).toEqual({ ok: true, value: command });
      }),
    );
  });

  test('leaves behind what no command has', () => {
    const by = { kind: 'croupier', id: 'x', rank: 1 };
    expect(from({ type: 'Close', by, amount: 5 })).toEqual({
      ok: true,
      value: { type: 'Close', by: { kind: 'croupier' } },
    });
  });

  test.each([
    [null, 'unknown-command'],
    ['Close', 'unknown-command'],
    [{}, 'unknown-command'],
    [{ type: 'toString', by: { kind: 'croupier' } }, 'unknown-command'],
    [{ type: 'Close' }, 'unknown-actor'],
    [{ type: 'Close', by: null }, 'unknown-actor'],
    [{ type: 'Close', by: { kind: 'god' } }, 'unknown-actor'],
    [{ type: 'Close', by: { kind: 'player', id: 'house' } }, 'unknown-actor'],
    [{ type: 'Close', by: { kind: 'director', id: ' ' } }, 'unknown-actor'],
    [{ type: 'Pay', by: { kind: 'croupier' }, amount: 0.5, note: null }, 'amount-not-whole-cents'],
    [{ type: 'Pay', by: { kind: 'croupier' }, amount: 5 }, 'text-missing'],
    [{ type: 'ShowCard', by: { kind: 'shoe' }, card: '1x' }, 'unknown-card'],
  ])('%j is refused', (value, code) => {
    expect(from(value)).toMatchObject({ ok: false, refusal: { code } });
  });
});
