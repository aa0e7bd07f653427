import type { PitTable } from '@sabot/protocol';
import { expect, it } from 'vitest';
import { Client, enter } from '../kit/client.ts';
import { onDutyAs } from '../kit/staff.ts';
import { testServer } from '../kit/test-server.ts';
import { ask, CHEMIN, Friend, host, open } from './kit.ts';

it('the pit sees tables that guests opened, their alarms stay until they are cleared, and end with the table', async () => {
  const { server, clock } = await testServer(CHEMIN);
  const ana = await Friend.enter(server, 'ana');
  const eva = await onDutyAs(server, 'eva', 'inspector', 'director');
  const { table } = await open(server, ana.cookie, { spectators: 'one-coup-late' });
  const inPit = async () => {
    const { body } = await ask<{ tables: PitTable[] } | PitTable[]>(server, eva, 'GET', '/api/staff/pit');
    return (Array.isArray(body) ? body : body.tables).find((one) => one.table === table);
  };
  expect((await inPit())?.alarms).toEqual([]);
  const stopped = await ask(server, eva, 'POST', `/api/staff/tables/${table}/stop`, { as: 'inspector' });
  expect(stopped.status).toBe(204);
  const [alarm] = (await inPit())?.alarms ?? [];
  expect(alarm).toMatchObject({ kind: 'stopped', clearedBy: null });
  const clear = (id: string) => ask(server, eva, 'POST', '/api/staff/alarms/cleared', { alarm: id });
  // A guest, be it the host, sees no pit and clears nothing.
  expect((await ask(server, ana.cookie, 'GET', '/api/staff/pit')).status).toBe(401);
  expect((await ask(server, ana.cookie, 'POST', '/api/staff/alarms/cleared', { alarm: alarm!.id })).status).toBe(401);
  expect((await clear(alarm!.id)).status).toBe(204);
  expect((await inPit())?.alarms).toMatchObject([{ kind: 'stopped', clearedBy: 'eva' }]);
  await ask(server, eva, 'POST', `/api/staff/tables/${table}/go-on`, { as: 'inspector' });
  expect((await inPit())?.alarms).toEqual([]);
  await ask(server, eva, 'POST', `/api/staff/tables/${table}/stop`, { as: 'inspector' });
  const [second] = (await inPit())?.alarms ?? [];
  await ask(server, eva, 'POST', `/api/staff/tables/${table}/go-on`, { as: 'inspector' });
  await host(server, ana.cookie, table, { act: 'close' });
  await clock.until(() => !server.room.tables.has(table), 20_000);
  expect(await inPit()).toBeUndefined();
  expect((await clear(second!.id)).body.code).toBe('not-found');
  await server.stop();
});

it('a socket takes no code: whoever guesses names of tables there is told the same of each, and soon nothing', async () => {
  const { server } = await testServer(CHEMIN);
  const ana = await Friend.enter(server, 'ana');
  const { table, code } = await open(server, ana.cookie);
  const thief = await Client.open(server, await enter(server, 'thief'));
  await thief.until((one) => one.type === 'welcome');
  const guesses = [table, `${table}x`, `${table.slice(0, -8)}k7qm2xpr`, 'constructor'];
  for (const [no, guess] of guesses.entries()) {
    const from = thief.messages.length;
    thief.say({ type: 'watch', table: guess });
    await thief.until((one) => one.type === 'error' && thief.messages.length > from);
    const [told] = thief.messages.slice(from);
    expect([no, told]).toEqual([no, expect.objectContaining({ type: 'error', code: 'unknown-table' })]);
    for (const message of [
      { type: 'act', table: guess, commandId: `sit-${no}`, act: 'Sit', fields: { seat: 1 } },
      { type: 'say', table: guess, commandId: `say-${no}`, what: { is: 'gesture', gesture: 'wave' } },
    ]) {
      const before = thief.messages.length;
      thief.say(message);
      await thief.until(() => thief.messages.length > before);
      expect(thief.messages.slice(before)).toMatchObject([{ type: 'error', code: 'unknown-table' }]);
    }
  }
  thief.say({ type: 'watch', table: code });
  await thief.until((one) => one.type === 'error' && one.code === 'malformed-message');
  expect(thief.tables).toEqual([]);
  // Not even their number is told: the house answers some, and then says that they are too many.
  const first = thief.messages.length;
  for (let no = 0; no < 400; no += 1) thief.say({ type: 'watch', table: `${table.slice(0, -4)}${1000 + no}` });
  await thief.until((one) => one.type === 'error' && one.code === 'too-fast');
  const codes = thief.messages.slice(first).map((one) => (one.type === 'error' ? one.code : one.type));
  expect(new Set(codes)).toEqual(new Set(['unknown-table', 'too-fast']));
  await server.stop();
});
