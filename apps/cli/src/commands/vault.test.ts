import { chmodSync, writeFileSync } from 'node:fs';
import { openStore, sealedWith, VaultKeys } from '@sabot/event-store';
import { describe, expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';
import { startHouse } from '../../test/house-process.ts';

const [OLD, NEW] = ['11'.repeat(32), '22'.repeat(32)];
const idOf = (key: string): string | undefined => VaultKeys.from(key)?.id;

async function withSecrets(data: string): Promise<void> {
  const store = await openStore(`${data}/sabot.db`);
  const event = { type: 'Said', data: '1' };
  const writes = [{ stream: 'table-1', expected: 0, ruleset: '', edition: 0, events: [event] }];
  await store.append({ commandId: 'c1', actor: 'ana', at: 1, writes });
  await store.vault.put('cookie-key', 'c0ffee');
  await store.close();
}

describe('vault', () => {
  it('says what secrets are sealed with, and seals them anew', async () => {
    await inFolder(async (path) => {
      await withSecrets(path('data'));
      const data = ['--data', path('data'), '--lang', 'en'];
      expect(await call(['vault', ...data])).toMatchObject({ exit: 0, out: '1 secret is not sealed\n' });
      expect(await call(['vault', 'rotate', ...data])).toMatchObject({ exit: 2 });
      const rotated = await call(['vault', 'rotate', ...data], { env: { SABOT_VAULT_KEY: OLD } });
      expect(rotated).toMatchObject({ exit: 0, out: expect.stringContaining(`key ${idOf(OLD)}`) });
      expect((await call(['vault', ...data])).out).toBe(`1 secret is sealed with key ${idOf(OLD)}\n`);
      // The new key alone cannot open what the old one sealed.
      expect(await call(['vault', 'rotate', ...data], { env: { SABOT_VAULT_KEY: NEW } })).toMatchObject({
        exit: 2,
        err: expect.stringContaining(`sealed with key ${idOf(OLD)}`),
      });
      writeFileSync(path('keys'), `${NEW}  # since today\n${OLD}\n`, { mode: 0o600 });
      expect(await call(['vault', 'rotate', ...data, '--vault-key', path('keys')])).toMatchObject({ exit: 0 });
      const json = await call(['vault', ...data, '--json']);
      expect(JSON.parse(json.out)).toEqual({ plain: 0, sealed: { [String(idOf(NEW))]: 1 } });
      const sealed = await call(['verify', ...data]);
      expect(sealed).toMatchObject({ exit: 0, out: expect.stringContaining('was not checked') });
      expect(await call(['verify', ...data], { env: { SABOT_VAULT_KEY: OLD } })).toMatchObject({
        exit: 1,
        err: 'vault, cookie-key: cannot be opened: no key fits, or it was changed\n',
      });
      expect(await call(['verify', ...data], { env: { SABOT_VAULT_KEY: NEW } })).toMatchObject({ exit: 0, err: '' });
    });
  });

  it('takes no key that is none, nor one that others can read, and shows neither', async () => {
    await inFolder(async (path) => {
      await withSecrets(path('data'));
      const rotate = ['vault', 'rotate', '--data', path('data'), '--lang', 'en'];
      const bad = await call(rotate, { env: { SABOT_VAULT_KEY: 'hunter2' } });
      expect(bad).toMatchObject({ exit: 2, err: expect.stringMatching(/^sabot: SABOT_VAULT_KEY: [^\n]*\n$/) });
      expect(bad.err).not.toContain('hunter2');
      writeFileSync(path('keys'), NEW);
      chmodSync(path('keys'), 0o644);
      expect(await call([...rotate, '--vault-key', path('keys')])).toMatchObject({
        exit: 2,
        err: expect.stringContaining('chmod 600'),
      });
      expect(await call([...rotate, '--vault-key', path('nowhere')])).toMatchObject({ exit: 2 });
    });
  });

  it('a house with a key keeps no secret in the clear, and without it does not open', async () => {
    await inFolder(async (path) => {
      await withSecrets(path('data'));
      writeFileSync(path('keys'), NEW, { mode: 0o600 });
      const house = await startHouse(path('data'), '--port', '0', '--pace', '0.02', '--vault-key', path('keys'));
      const env = { SABOT_VAULT_KEY: NEW };
      const store = await openStore(path('data/sabot.db'));
      const names: string[] = [];
      while (!names.some((name) => name.startsWith('shuffle:'))) {
        names.length = 0;
        for await (const name of store.vault.names()) names.push(name);
      }
      for (const name of names) {
        const stored = await store.vault.get(name);
        if (stored !== null) expect([name, sealedWith(stored)]).toEqual([name, idOf(NEW)]);
      }
      await store.close();
      const rotate = ['vault', 'rotate', '--data', path('data'), '--lang', 'en'];
      expect(await call(rotate, { env })).toMatchObject({ exit: 2, err: expect.stringContaining(house.address) });
      expect(await call(['verify', '--data', path('data')], { env })).toMatchObject({ exit: 0, err: '' });
      expect(await house.end('SIGTERM')).toBe(0);
      expect(await call(['serve', '--port', '0', '--data', path('data'), '--lang', 'en'])).toMatchObject({
        exit: 1,
        err: expect.stringMatching(/^sabot: The vault: .*not given\.\n$/),
      });
    });
  });
});
