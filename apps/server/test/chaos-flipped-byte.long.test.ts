import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Envelope, openStore } from '@sabot/event-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SABOT, startHouse } from './kit/house-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'sabot-flipped-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = join(folder, 'written', 'sabot.db');
const FLIPS = 4;
/** So many of the ten tables have played, and the file has all sorts of events. */
const ENOUGH = 5;

const verify = (data: string) => spawnSync(process.execPath, [SABOT, 'verify', '--data', data], { encoding: 'utf8' });

/**
 * Some events from all over the file that are like no other and lie in it in one piece: a long append may cross a page in the
 * middle of an event, and a talla that has ended may be packed in a block.
 */
async function someEvents(bytes: Buffer): Promise<readonly Envelope[]> {
  const store = await openStore(written);
  const byData = new Map<string, Envelope[]>();
  for await (const { stream } of store.streams()) {
    for await (const event of store.read(stream)) byData.set(event.data, [...(byData.get(event.data) ?? []), event]);
  }
  await store.close();
  const single = [...byData.values()].flatMap((same) => (same.length === 1 ? same : []));
  const whole = single.filter(({ data }) => data.length >= 40 && data.length <= 400 && bytes.includes(data));
  expect(whole.length).toBeGreaterThan(FLIPS);
  return Array.from({ length: FLIPS }, (_, n) => whole[Math.floor((n * whole.length) / FLIPS)] as Envelope);
}

describe('a file that a real house has written', () => {
  beforeAll(async () => {
    const house = await startHouse(join(folder, 'written'), 0.02);
    const lobby = async () => (await (await fetch(`${house.address}/api/tables`)).json()) as { coups: number }[];
    expect(await lobby()).toHaveLength(10);
    // On a slow machine a table may be paused before its first coup: bots that are late for every window get nowhere.
    const played = async () => (await lobby()).filter(({ coups }) => coups > 0).length;
    for (let tries = 0; tries < 400 && (await played()) < ENOUGH; tries++) await pause(200);
    expect(await played()).toBeGreaterThanOrEqual(ENOUGH);
    expect(await house.end()).toBe(0);
  });

  it('is found to be as it was written', () => {
    const { status, stdout, stderr } = verify(join(folder, 'written'));
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/\d/);
  });

  it('with one flipped byte is found, and the event is named', async () => {
    const file = readFileSync(written);
    (await someEvents(file)).forEach(({ stream, version, data }, n) => {
      const place = join(folder, `flipped-${n}`);
      mkdirSync(place);
      copyFileSync(written, join(place, 'sabot.db'));
      const bytes = Buffer.from(file);
      // Pages that were divided may hold a copy of the row that nobody reads.
      const copies = [];
      for (let at = bytes.indexOf(data); at !== -1; at = bytes.indexOf(data, at + 1)) copies.push(at);
      const letter = Math.floor(data.length / 2);
      for (const at of copies) bytes[at + letter] = (bytes[at + letter] as number) ^ 1;
      writeFileSync(join(place, 'sabot.db'), bytes);
      const { status, stderr } = verify(place);
      expect(status).toBe(1);
      expect(stderr).toContain(`${stream}`);
      expect(stderr).toMatch(new RegExp(`\\b${version}\\b`));
      expect(stderr.trim().split('\n')).toHaveLength(1);
    });
  });
});
