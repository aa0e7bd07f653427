import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outbound } from './outbound.ts';
import { readInbound } from './read-inbound.ts';
import { PROTOCOL } from './version.ts';

const read = (message: unknown) => readInbound(JSON.stringify(message));

describe('what a client says', () => {
  it.each([
    { type: 'hello', protocol: PROTOCOL },
    { type: 'hello', protocol: PROTOCOL, have: { 'mini-1': 7 } },
    { type: 'watch', table: 'mini-1' },
    { type: 'leave', table: 'mini-1' },
    { type: 'act', table: 'mini-1', commandId: 'a-1', act: 'Sit', fields: { seat: 3 } },
    { type: 'shuffle', table: 'mini-1', commandId: 'a-2', talla: 1, commitment: 'ab'.repeat(32) },
    { type: 'ping' },
    { type: 'pace', table: 'mini-1', clocks: 'wait', felt: 'quick' },
    { type: 'ready', table: 'mini-1', version: 12 },
    { type: 'reveal', table: 'mini-1', commandId: 'a-3', talla: 1, entropy: 'ab'.repeat(32) },
  ])('is understood: %j', (message) => {
    expect(read(message)).toEqual({ ok: true, message });
  });

  it.each([
    ['not-json', '{'],
    ['unknown-message', '{}'],
    ['unknown-message', 'null'],
    ['unknown-message', '{"type":"deal"}'],
    ['unknown-message', '{"type":"table"}'],
    ['malformed-message', '{"type":"watch"}'],
    ['malformed-message', '{"type":"watch","table":"../x"}'],
    ['malformed-message', '{"type":"hello","protocol":"1"}'],
    ['malformed-message', '{"type":"act","table":"t","commandId":"","act":"Sit"}'],
    ['malformed-message', '{"type":"act","table":"t","commandId":"a","act":"Sit","by":"ana"}'],
    ['malformed-message', `{"type":"shuffle","table":"t","commandId":"a","talla":1,"commitment":"${'AB'.repeat(32)}"}`],
    ['malformed-message', `{"type":"shuffle","table":"t","commandId":"a","talla":0,"commitment":"${'ab'.repeat(32)}"}`],
    ['malformed-message', '{"type":"pace","table":"t","clocks":"stop","felt":"calm"}'],
    ['malformed-message', '{"type":"pace","table":"t","clocks":"run"}'],
    ['malformed-message', '{"type":"ready","table":"t","version":-1}'],
    ['malformed-message', '{"type":"reveal","table":"t","commandId":"a","talla":1,"entropy":"ab"}'],
  ])('is refused as %s: %s', (code, frame) => {
    expect(readInbound(frame)).toMatchObject({ ok: false, code });
  });

  it('never throws, whatever comes', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (frame) => typeof readInbound(frame).ok === 'boolean'));
  });
});

describe('what a client is told', () => {
  it('is told apart from anything else', () => {
    expect(outbound.safeParse({ type: 'error', code: 'not-json', line: 'x' }).success).toBe(true);
    expect(outbound.safeParse({ type: 'error', code: 'Not JSON', line: 'x' }).success).toBe(false);
  });
});
