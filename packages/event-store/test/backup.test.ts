import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backUp, claimHouse, openSqlite, openStore, restore } from '../src/index.ts';
import { asHeld, filesIn, heldIn, play } from './backup-suite.ts';
import { all, command, receipt, write } from './sample.ts';
import { scratchFolder } from './scratch.ts';
import { tamperEvent } from './tamper.ts';

const scratch = scratchFolder();
let made = 0;
const fresh = (name: string): string => {
  made += 1;
  return join(scratch, String(made), name);
};
const file = async (): Promise<string> => fresh('sabot.db');
const folder = (): string => fresh('backup');

const [FIRST, SECOND] = ['sabot-000000000001.backup', 'sabot-000000000004.backup'];

/** A store of five appends, backed up after three and after five. */
async function kept(): Promise<{ readonly folder: string; readonly location: string }> {
  const [place, location] = [folder(), await file()];
  const store = await openStore(location);
  await play(store, 0, 3);
  await store.vault.put('shoe', 'c0ffee');
  await backUp(store, place);
  await play(store, 3, 2);
  await backUp(store, place);
  await store.close();
  return { folder: place, location };
}
const faultOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing was wrong',
    (error) => error.fault ?? error,
  );

describe('a backup', () => {
  test('goes on from the last one, and writes nothing where nothing is new', async () => {
    const [source, kept] = [await openStore(await file()), folder()];
    await play(source, 0, 3);
    await backUp(source, kept);
    const before = readFileSync(join(kept, 'sabot-000000000001.backup'));
    expect(await backUp(source, kept)).toEqual({ file: null, last: 3, appends: 0, events: 0, bytes: 0 });
    await play(source, 3, 2);
    expect(await backUp(source, kept)).toMatchObject({ last: 5, appends: 2, events: 6 });
    expect(filesIn(kept)).toEqual(['sabot-000000000001.backup', 'sabot-000000000004.backup']);
    expect(readFileSync(join(kept, 'sabot-000000000001.backup'))).toEqual(before);
    await source.close();
  });

  test('has what was sealed and archived meanwhile, and is gone on from all the same', async () => {
    const [location, place, archive] = [await file(), folder(), fresh('archive')];
    const store = await openSqlite(location, { seal: { rows: 5, pauseMs: 0 } });
    await play(store, 0, 12);
    await backUp(store, place);
    const before = await all(store.appends());
    await store.sealing!.seal({ streams: [{ stream: 'table', to: 20 }], mayArchive: true });
    await store.sealing!.tidy(Date.now());
    const { version } = (await store.head('table'))!;
    await store.snapshots.save({ stream: 'table', shape: 'any', version, state: '{}' });
    expect(await store.sealing!.archive({ folder: archive, before: Date.now() })).toMatchObject({ blocks: 1 });
    // Its answer is forgotten, so it is done anew, under a number of its own.
    const again = { ...command([write('wallet', 12, 'again')]), commandId: before[0]!.row.commandId };
    expect(receipt(await store.append(again))).toMatchObject({ repeated: false, commit: 13 });
    expect(await backUp(store, place)).toMatchObject({ last: 13, appends: 1 });
    const whole = folder();
    await backUp(store, whole);
    for (const one of [place, whole]) {
      const target = await file();
      await restore(one, target, null, asHeld);
      const copy = await openStore(target);
      expect(await heldIn(copy)).toEqual(await heldIn(store));
      expect(receipt(await copy.append(again))).toMatchObject({ repeated: true, commit: 13 });
      await copy.close();
    }
    await store.close();
    rmSync(archive, { recursive: true });
    const [lacking, empty] = [await openStore(location), folder()];
    expect(await faultOf(backUp(lacking, empty))).toMatchObject({ code: 'archive-missing' });
    expect(filesIn(empty)).toEqual([]);
    await lacking.close();
  });

  test('holds secrets, so nobody else may read it', async () => {
    const { folder } = await kept();
    expect(statSync(folder).mode & 0o077).toBe(0);
    expect(statSync(join(folder, FIRST)).mode & 0o077).toBe(0);
  });

  test('of which any byte was changed is refused and leaves nothing, unless the byte says nothing', async () => {
    const { folder, location } = await kept();
    const path = join(folder, SECOND);
    const bytes = readFileSync(path);
    const source = await openStore(location);
    let unchanged = 0;
    for (let at = 0; at < bytes.length; at += 23) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 0x10;
      writeFileSync(path, changed);
      const target = await file();
      const fault = await faultOf(restore(folder, target, null, asHeld));
      if (fault === 'nothing was wrong') {
        // Compressed streams end with a few bytes that stand for nothing.
        const copy = await openStore(target);
        expect(await heldIn(copy)).toEqual(await heldIn(source));
        await copy.close();
        unchanged += 1;
      } else {
        expect(fault, `byte ${at}`).toEqual(
          expect.objectContaining({ code: expect.stringMatching(/^(changed|gap)$/), file: path }),
        );
        expect(existsSync(target)).toBe(false);
      }
    }
    expect(unchanged).toBeLessThan(3);
    await source.close();
  });

  test('that is cut short anywhere, or is none, is refused, and not gone on from', async () => {
    const { folder } = await kept();
    const path = join(folder, SECOND);
    const bytes = readFileSync(path);
    const [target, other] = [await file(), await openStore(await file())];
    // The last nine bytes are an empty part of its own, which stands for nothing.
    for (let length = 0; length < bytes.length - 9; length += 61) {
      writeFileSync(path, bytes.subarray(0, length));
      expect(await faultOf(restore(folder, target, null, asHeld)), `${length}`).toEqual({
        code: 'changed',
        file: path,
      });
      expect(await faultOf(backUp(other, folder))).toEqual({ code: 'changed', file: path });
    }
    writeFileSync(path, 'a letter');
    expect(await faultOf(restore(folder, target, null, asHeld))).toEqual({ code: 'changed', file: path });
    await other.close();
  });

  test('of which a file is missing, or of another backup, is refused', async () => {
    const [one, other] = [await kept(), await kept()];
    const target = await file();
    copyFileSync(join(other.folder, SECOND), join(one.folder, SECOND));
    const file2 = join(one.folder, SECOND);
    expect(await faultOf(restore(one.folder, target, null, asHeld))).toEqual({ code: 'gap', file: file2, after: 3 });
    rmSync(join(one.folder, FIRST));
    expect(await faultOf(restore(one.folder, target, null, asHeld))).toEqual({ code: 'gap', file: file2, after: 0 });
    rmSync(file2);
    expect(await faultOf(restore(one.folder, target, null, asHeld))).toEqual({ code: 'no-backup', folder: one.folder });
    const nowhere = join(scratch, 'nowhere');
    expect(await faultOf(restore(nowhere, target, null, asHeld))).toEqual({ code: 'no-backup', folder: nowhere });
  });

  test('is gone on from only by the store it is of', async () => {
    const { folder } = await kept();
    const older = await openStore(await file());
    await play(older, 0, 2);
    expect(await faultOf(backUp(older, folder))).toEqual({ code: 'other-history', folder, commit: 5 });
    await play(older, 2, 6);
    expect(await faultOf(backUp(older, folder))).toEqual({ code: 'other-history', folder, commit: 5 });
    await older.close();
    expect(filesIn(folder)).toEqual([FIRST, SECOND]);
  });

  test('of an empty store is none', async () => {
    const store = await openStore(await file());
    const place = folder();
    expect(await faultOf(backUp(store, place))).toEqual({ code: 'nothing-kept' });
    expect(filesIn(place)).toEqual([]);
    await store.close();
  });

  test('of a damaged store is not written', async () => {
    const { location } = await kept();
    tamperEvent(location, 'wallet', 2, { data: '{"value":-7}' });
    const store = await openStore(location);
    const place = folder();
    expect(await faultOf(backUp(store, place))).toMatchObject({
      code: 'damaged',
      message: expect.stringContaining('wallet'),
    });
    expect(filesIn(place)).toEqual([]);
    await store.close();
  });

  test('that several take at once is written once', async () => {
    const store = await openStore(await file());
    await play(store, 0, 20);
    const place = folder();
    const taken = await Promise.all([1, 2, 3].map(() => faultOf(backUp(store, place))));
    expect(taken.filter((one) => one === 'nothing was wrong').length).toBeGreaterThan(0);
    expect(filesIn(place).filter((name) => name.endsWith('.backup'))).toEqual([FIRST]);
    expect(await restore(place, await file(), null, asHeld)).toMatchObject({ last: 20 });
    await store.close();
  });

  test('clears away what a killed one left, and nothing of one that lives', async () => {
    const { folder, location } = await kept();
    const [dead, alive, foreign] = [
      `${SECOND}.${hostname()}.999999999.0123abcd.new`,
      `${SECOND}.${hostname()}.${process.ppid}.0123abcd.new`,
      `${SECOND}.elsewhere.1.0123abcd.new`,
    ];
    for (const name of [dead, alive, foreign]) writeFileSync(join(folder, name), 'half');
    const store = await openStore(location);
    await play(store, 5, 1);
    await backUp(store, folder);
    expect(filesIn(folder)).toEqual([FIRST, SECOND, alive, foreign, 'sabot-000000000006.backup'].sort());
    await store.close();
  });
});

describe('a restore', () => {
  test('names what there is where the number or the time is not', async () => {
    const { folder } = await kept();
    const target = await file();
    for (const commit of [6, 0, -1, Number.MAX_SAFE_INTEGER]) {
      const fault = { code: 'out-of-range', commit, first: 1, last: 5 };
      expect(await faultOf(restore(folder, target, { commit }, asHeld))).toEqual(fault);
    }
    const first = 1_700_000_000_000;
    const fault = { code: 'nothing-before', time: first, first };
    expect(await faultOf(restore(folder, target, { before: first }, asHeld))).toEqual(fault);
    expect(existsSync(target)).toBe(false);
  });

  test('goes to the last append before a time', async () => {
    const { folder } = await kept();
    const seconds = (n: number) => 1_700_000_000_000 + n * 1000;
    for (const [before, last] of [
      [seconds(3), 3],
      [seconds(3) + 1, 4],
    ] as const)
      expect(await restore(folder, await file(), { before }, asHeld)).toMatchObject({ last, at: seconds(last - 1) });
  });

  test('takes an empty place only', async () => {
    const { folder, location } = await kept();
    const before = readFileSync(location);
    const place = join(location, '..');
    expect(await faultOf(restore(folder, location, null, asHeld))).toEqual({ code: 'not-empty', place });
    expect(readFileSync(location)).toEqual(before);
  });

  test('takes no place in which a house is open', async () => {
    const { folder } = await kept();
    const target = await file();
    const claim = await claimHouse(target);
    expect(await faultOf(restore(folder, target, null, asHeld))).toMatchObject({ code: 'held' });
    await claim.release();
    expect(await restore(folder, target, null, asHeld)).toMatchObject({ last: 5 });
  });

  test('begins anew where one was killed', async () => {
    const { folder, location } = await kept();
    const target = await file();
    mkdirSync(join(target, '..'), { recursive: true });
    copyFileSync(location, `${target}.restoring`);
    writeFileSync(`${target}.restoring-journal`, 'half');
    expect(await restore(folder, target, null, asHeld)).toMatchObject({ last: 5 });
    expect(filesIn(join(target, '..')).filter((name) => name.includes('restoring'))).toEqual([]);
  });

  test('leaves nothing where a secret is missing', async () => {
    const { folder } = await kept();
    const target = await file();
    const missing = {
      take: () => {},
      secrets: () => {
        throw new Error('missing');
      },
    };
    await expect(restore(folder, target, null, missing)).rejects.toThrow('missing');
    expect(existsSync(target)).toBe(false);
  });

  test('hands over every append, and what the vault held at the end of the file in which it stops', async () => {
    const { folder } = await kept();
    const seen: (readonly [number, boolean])[] = [];
    const then = {
      take: ({ commit }: { readonly commit: number }, isRestored: boolean) => void seen.push([commit, isRestored]),
      secrets: (held: ReadonlyMap<string, string>) => held,
    };
    await restore(folder, await file(), { commit: 2 }, then);
    expect(seen).toEqual([
      [1, true],
      [2, true],
      [3, false],
      [4, false],
      [5, false],
    ]);
  });
});
