import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@sabot/event-store';
import { startPostgres } from '@sabot/event-store/test/postgres-server';
import { describe, expect, it } from 'vitest';
import { call } from '../../test/fake-io.ts';
import { inFolder } from '../../test/folder.ts';

const english = (...args: readonly string[]) => call([...args, '--lang', 'en']);
const oneLine = (text: string) => ({
  exit: 2,
  out: '',
  err: expect.stringMatching(new RegExp(`^[^\\n]*${text}[^\\n]*\\n$`)),
});

/** A house with a sealed talla of long ago. */
async function kept(location: string): Promise<void> {
  const store = await openStore(location);
  const events = [{ type: 'Said', data: '{}', act: '{"type":"Say","by":{"kind":"shoe"}}' }];
  for (let n = 0; n < 4; n += 1) {
    const writes = [{ stream: 'table:a', expected: n, ruleset: 'r', edition: 1, events }];
    await store.append({ commandId: `c${n}`, actor: 'ana', at: Date.UTC(2025, 0, 1 + n), writes });
  }
  await store.sealing?.seal({ streams: [{ stream: 'table:a', to: 3 }], mayArchive: true });
  await store.snapshots.save({ stream: 'table:a', shape: 's', version: 4, state: '{}' });
  await store.close();
}

describe('sabot archive', () => {
  it('moves what is old into files, which verify reads on; where one is gone it says which', async () => {
    await inFolder(async (path) => {
      await kept(path('data/sabot.db'));
      const data = ['--data', path('data')];
      const years = ['--older-than', '99999'];
      expect((await english('archive', path('files'), ...data, ...years)).out).toBe(
        'Nothing that is sealed is older than 99999 days and still in the store.\n',
      );
      expect(await english('archive', path('files'), ...data)).toEqual({
        exit: 0,
        out: `1 sealed talla was moved to ${path('files')}, 1 KB. Keep that folder: verify, replay and history read it.\n`,
        err: '',
      });
      expect((await call(['archive', path('files'), ...data, '--lang', 'es'])).out).toBe(
        'En el almacén no queda nada sellado de hace más de 30 días.\n',
      );
      expect(await english('verify', ...data)).toMatchObject({ exit: 0 });
      const [file = ''] = readdirSync(path('files'), { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.talla'),
      );
      rmSync(join(path('files'), file));
      expect(await english('verify', ...data)).toEqual({
        exit: 1,
        out: '',
        err: `Block 1 was moved to ${join(path('files'), file)}, and there is no such file; put it back there.\n`,
      });
      expect(await english('heads', ...data)).toMatchObject({ exit: 0 });
    });
  });

  it('does the same for a house on PostgreSQL', async () => {
    const server = await startPostgres();
    await inFolder(async (path) => {
      const url = await server.fresh();
      await kept(url);
      const there = (...args: readonly string[]) => call([...args, '--lang', 'en'], { env: { DATABASE_URL: url } });
      expect((await there('archive', path('files'))).out).toBe(
        `1 sealed talla was moved to ${path('files')}, 1 KB. Keep that folder: verify, replay and history read it.\n`,
      );
      expect(await there('verify')).toMatchObject({ exit: 0 });
      rmSync(path('files'), { recursive: true });
      expect(await there('verify')).toMatchObject({
        exit: 1,
        out: '',
        err: expect.stringMatching(/^Block 1 was moved/),
      });
    });
    await server.stop();
  });

  it('says in one line what it cannot do, and moves nothing', async () => {
    await inFolder(async (path) => {
      await kept(path('data/sabot.db'));
      const data = ['--data', path('data')];
      writeFileSync(path('in-the-way'), '');
      expect(await english('archive', ...data)).toEqual(oneLine('DIR'));
      for (const days of ['0', '-1', 'many', '1.5', '__proto__'])
        expect(await english('archive', path('files'), ...data, `--older-than=${days}`)).toEqual(
          oneLine('--older-than'),
        );
      expect(await english('archive', path('files'), '--data', path('nowhere'))).toEqual(oneLine('nowhere'));
      expect(await english('archive', path('in-the-way'), ...data)).toEqual(oneLine('nothing more was moved'));
      expect(await english('verify', ...data)).toMatchObject({ exit: 0 });
      expect((await english('archive', path('files'), ...data, '--json')).out).toContain('"blocks": 1');
    });
  });
});
