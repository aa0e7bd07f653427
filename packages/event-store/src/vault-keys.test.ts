import { createDecipheriv, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealedWith, VaultKeys } from './vault-keys.ts';

const HEX = '00112233445566778899aabbccddeeff'.repeat(2);
const keys = VaultKeys.from(HEX)!;

test('what is sealed is opened again, whatever it says', () => {
  for (const secret of ['', 'c0ffee', 'ñ 🂡 \u2028', 'x'.repeat(10_000)]) {
    const stored = keys.seal('shuffle:a:1', secret);
    expect(sealedWith(stored)).toBe(keys.id);
    expect(keys.open('shuffle:a:1', stored)).toBe(secret);
  }
});

test('the form can be read without us: AES-256-GCM, keys by HKDF, the name bound to it', () => {
  const [form, , text = ''] = keys.seal('name', 'secret').split(' ');
  expect(form).toBe('sabot-vault-1');
  const bytes = Buffer.from(text, 'base64url');
  const cipher = Buffer.from(hkdfSync('sha256', Buffer.from(HEX, 'hex'), '', 'sabot-vault-1 cipher', 32));
  const opener = createDecipheriv('aes-256-gcm', cipher, bytes.subarray(0, 12));
  opener.setAAD(Buffer.from('sabot-vault-1\0name')).setAuthTag(bytes.subarray(-16));
  expect(opener.update(bytes.subarray(12, -16), undefined, 'utf8') + opener.final('utf8')).toBe('secret');
});

test('a changed byte, another name and another key are found', () => {
  const stored = keys.seal('name', 'secret');
  const at = stored.length - 5;
  const flipped = stored.slice(0, at) + (stored[at] === 'A' ? 'B' : 'A') + stored.slice(at + 1);
  const sealed = expect.objectContaining({ code: 'sealed' });
  expect(() => keys.open('name', flipped)).toThrow(sealed);
  expect(() => keys.open('other', stored)).toThrow(sealed);
  expect(() => keys.open('name', stored.slice(0, 45))).toThrow(sealed);
  expect(() => VaultKeys.from('ff'.repeat(32))!.open('name', stored)).toThrow(/not given/);
});

test('two secrets never share a nonce, and one secret under one name has one form', () => {
  const nonce = (name: string, secret: string) => keys.seal(name, secret).split(' ')[2]!.slice(0, 16);
  expect(new Set([nonce('a', '1'), nonce('a', '2'), nonce('b', '1')]).size).toBe(3);
  expect(keys.seal('a', '1')).toBe(keys.seal('a', '1'));
});

test('keys are 32 bytes in hexadecimal or base64, the first seals', () => {
  const base64 = Buffer.from(HEX, 'hex').toString('base64');
  for (const text of [HEX, base64, base64.replace('=', ''), `# the key\n${HEX}\n`, `${HEX}, ${'ff'.repeat(32)}`])
    expect(VaultKeys.from(text)?.id).toBe(keys.id);
  for (const text of ['', 'constructor', 'ff'.repeat(31), `${HEX} secret`, `${HEX}${HEX}`, '# nothing'])
    expect(VaultKeys.from(text)).toBeNull();
});
