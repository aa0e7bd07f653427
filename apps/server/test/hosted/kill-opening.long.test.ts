import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { HostedSheet, LobbyTable } from '@sabot/protocol';
import { afterAll, expect, it } from 'vitest';
import { entered } from '../kit/entered.ts';
import { type HouseProcess, startHouse } from '../kit/house-process.ts';
import { Audit } from '../kit/kill-audit.ts';
import { expectVerified, lookAt } from '../kit/kill-look.ts';
import { CHEMIN } from './kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'sabot-opening-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `npm run kills` kills it more often. */
const KILLS = Number(process.env.SABOT_HOUSE_KILLS ?? 8);
/** An opening takes some milliseconds: it is cut at the start, in the middle, and after its answer. */
const LATEST_MS = 16;
const FLAGS = ['--bots', 'off', '--tables', CHEMIN.id, '--own-tables', `each=${KILLS},all=${KILLS}`];

it(`a house killed ${KILLS} times while a table opens has it whole or not at all, and opens it once however often it is asked`, async () => {
  const audit = new Audit();
  const opened: HostedSheet[] = [];
  let told = 0;
  let found = 0;
  let house: HouseProcess | undefined = await startHouse(folder, 1, [], FLAGS);
  try {
    const ana = await entered(house.address, 'ana');
    const ask = (at: HouseProcess, method: 'GET' | 'POST', path: string, cookie: string, body?: object) =>
      fetch(`${at.address}${path}`, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    const listed = async (at: HouseProcess): Promise<readonly string[]> => {
      const lines = (await (await ask(at, 'GET', '/api/tables', ana)).json()) as LobbyTable[];
      return lines.filter(({ hosted }) => hosted !== undefined).map(({ table }) => table);
    };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const request = { commandId: `open-${kill}`, ruleset: CHEMIN.id, settings: { minimum: (kill + 1) * 10_00 } };
      const before = opened.length;
      const asked = ask(house, 'POST', '/api/tables', ana, request).then(
        async (reply) => (await reply.json()) as HostedSheet,
        () => null,
      );
      await pause((LATEST_MS * kill) / (KILLS - 1));
      await house.kill();
      const answer = await asked.catch(() => null);
      if (answer !== null) told += 1;
      await lookAt(join(folder, 'sabot.db'), audit);
      house = await startHouse(folder, 1, [], FLAGS);
      const there = await listed(house);
      expect(there.length - before).toBeGreaterThanOrEqual(answer === null ? 0 : 1);
      expect(there.length - before).toBeLessThanOrEqual(1);
      if (there.length > before) found += 1;
      const again = await ask(house, 'POST', '/api/tables', ana, request);
      const sheet = (await again.json()) as HostedSheet;
      expect([kill, again.status]).toEqual([kill, 201]);
      expect(sheet).toMatchObject({ you: 'host', settings: { minimum: request.settings.minimum } });
      if (answer !== null) expect([sheet.table, sheet.code]).toEqual([answer.table, answer.code]);
      if (there.length > before) expect(there).toContain(sheet.table);
      opened.push(sheet);
      expect([...(await listed(house))].sort()).toEqual(opened.map(({ table }) => table).sort());
    }
    // Every one of them takes in a friend by its link.
    const bea = await entered(house.address, 'bea');
    for (const { table, code } of opened) {
      const joined = await ask(house, 'POST', '/api/join', bea, { code });
      expect(await joined.json()).toMatchObject({ table, entry: 'admitted' });
    }
    expect(await house.end()).toBe(0);
    house = undefined;
  } finally {
    await house?.kill();
  }
  // The kills fell on both sides of the moment in which it was written.
  console.info(`${KILLS} kills: ${told} answered before, ${found} were there after`);
  expect(opened).toHaveLength(KILLS);
  expectVerified(folder);
}, 300_000);
