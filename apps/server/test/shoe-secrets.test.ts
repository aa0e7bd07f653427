import { NO_HASH, type NumberedRow } from '@sabot/event-store';
import { houseCommitment } from '@sabot/fairness';
import { describe, expect, it } from 'vitest';
import { ShoeSecrets } from '../src/table/shoe/shoe-secrets.ts';

const [FIRST, SECOND] = ['ab'.repeat(32), 'cd'.repeat(32)] as const;
const TABLE = 'asturias-2011.mini.1';

const append = (stream: string, ...lines: readonly object[]): NumberedRow => {
  const events = lines.map((line) => ({ type: 'line', data: JSON.stringify(line), act: null, hash: NO_HASH }));
  const write = { stream, version: 0, prev: NO_HASH, ruleset: '', edition: 0, events };
  return { commit: 1, row: { commandId: 'c', actor: 'house', at: 0, answer: null, writes: [write] } };
};
const begun = (talla: number, secret: string) => {
  const shoe = { version: 1, table: TABLE, talla, decks: 8, seated: [] };
  return append(`fairness:${TABLE}`, { deed: 'begun', ...shoe, commitment: houseCommitment(secret) });
};
const revealed = (secret: string) => append(`fairness:${TABLE}`, { deed: 'revealed', secret });
const [ONE, TWO] = [`shuffle:${TABLE}:1`, `shuffle:${TABLE}:2`];

function secretsAfter(restored: readonly NumberedRow[], later: readonly NumberedRow[], held: Record<string, string>) {
  const shoes = new ShoeSecrets();
  for (const one of restored) shoes.take(one, true);
  for (const one of later) shoes.take(one, false);
  return { secrets: Object.fromEntries(shoes.secrets(new Map(Object.entries(held)))), seen: shoes.seenOn };
}

describe('the vault at an append', () => {
  it('has the secret of a shoe that is in play to the end of the backup', () => {
    expect(secretsAfter([begun(1, FIRST)], [], { [ONE]: FIRST, 'cookie-key': 'k' })).toEqual({
      secrets: { [ONE]: FIRST, 'cookie-key': 'k' },
      seen: [],
    });
  });

  it('has the secret of a shoe that was revealed after it, and none of a shoe that began after it', () => {
    const later = [revealed(FIRST), begun(2, SECOND), append(`table:${TABLE}`, { type: 'PackBrought' })];
    expect(secretsAfter([begun(1, FIRST)], later, { [TWO]: SECOND })).toEqual({
      secrets: { [ONE]: FIRST },
      seen: [TABLE],
    });
  });

  it('has none of a shoe that was revealed before it, nor between two shoes', () => {
    expect(secretsAfter([begun(1, FIRST), revealed(FIRST)], [begun(2, SECOND)], { [TWO]: SECOND }).secrets).toEqual({});
  });

  it('has a sealed secret as it lies there', () => {
    const sealed = 'sabot-vault-1 0123456789abcdef AAAA';
    expect(secretsAfter([begun(1, FIRST)], [], { [ONE]: sealed }).secrets).toEqual({ [ONE]: sealed });
  });

  it('is not made up: without the secret, or with one that does not fit, nothing is restored', () => {
    const missing = expect.objectContaining({ fault: { code: 'secret-missing', key: ONE } });
    expect(() => secretsAfter([begun(1, FIRST)], [], {})).toThrow(missing);
    expect(() => secretsAfter([begun(1, FIRST)], [revealed(SECOND)], {})).toThrow(missing);
  });
});
