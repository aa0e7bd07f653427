import { verifyChain } from '@sabot/event-store';
import { type PostgresPair, startPair } from '@sabot/event-store/test/postgres-pair';
import type { Answer } from '@sabot/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entered } from '../kit/entered.ts';
import { Guest, startNode, tablesAt, until } from './kit.ts';

let pair: PostgresPair;
beforeAll(async () => {
  pair = await startPair();
});
afterAll(() => pair.stop());

const FIRST = 'asturias-2011.punto-y-banca.1';

test('the database dies and its standby takes over: nothing acknowledged is lost, nothing is done twice, and both nodes go on', async () => {
  const [a, b] = [await startNode(pair.url, 'a'), await startNode(pair.url, 'b')];
  await until(() => tablesAt(a).length === 2 && tablesAt(b).length === 2);
  // One at the owner of the table, one at the other node.
  const guests: Guest[] = [];
  for (const [name, node] of Object.entries({ ana: a, bea: b })) {
    const guest = new Guest(node.address, await entered(node.address, name), FIRST);
    expect(await guest.act(`${name}-sit`, 'Sit', { seat: guests.length + 1 })).toMatchObject({ ok: true });
    guests.push(guest);
  }
  const acknowledged: Answer[] = [];
  /** What could not be written may have been: it is asked for again by its id. */
  const insist = async (guest: Guest, id: string): Promise<Answer> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await guest.act(id, 'BuyChips', { amount: 5_00 });
      if (answer.ok || answer.refusal.code !== 'not-written' || tries === 50) return answer;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const buy = (id: number) => guests.map((guest) => insist(guest, `buy-${id}`));
  for (let id = 0; id < 5; id += 1) acknowledged.push(...(await Promise.all(buy(id))));
  const underWay = buy(5);
  await pair.failOver();
  acknowledged.push(...(await Promise.all(underWay)));
  for (let id = 6; id < 8; id += 1) acknowledged.push(...(await Promise.all(buy(id))));
  expect(acknowledged.filter(({ ok }) => !ok)).toEqual([]);
  // Again, as after a lost line: the first answers, and no chip more.
  expect(await Promise.all(buy(2))).toEqual(acknowledged.slice(4, 6));
  for (const name of ['ana', 'bea']) expect(await b.server.room.desk.balance(name)).toBe(10_000_00 - 8 * 5_00);
  expect(await verifyChain(b.store)).toMatchObject({ ok: true });
  for (const guest of guests) guest.end();
  await a.stop();
  await b.stop();
}, 60_000);
