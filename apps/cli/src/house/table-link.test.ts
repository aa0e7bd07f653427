import { PROTOCOL } from '@sabot/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeHouse, tableAt, welcome } from '../../test/fake-house.ts';
import { BadCall } from '../call/bad-call.ts';
import { WORDS } from '../terminal/language.ts';
import { TableLink } from './table-link.ts';

const told: string[] = [];
const ears = {
  table: () => undefined,
  lost: () => void told.push('lost'),
  back: () => void told.push('back'),
  line: ({ type }: { type: string }) => void told.push(type),
};

beforeEach(() => {
  told.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function opened(): Promise<{ house: FakeHouse; link: TableLink }> {
  const house = new FakeHouse();
  const opening = TableLink.open({ house, cookie: 'c', table: 't.1', ears });
  await turn();
  house.wire.hear(welcome);
  house.wire.hear(tableAt(7));
  return { house, link: await opening };
}

async function reconnect(house: FakeHouse): Promise<void> {
  await vi.advanceTimersByTimeAsync(20_000);
  await turn();
  house.wire.hear(welcome);
}

describe('a link to a table', () => {
  it('says hello, asks for the table, and keeps what comes in order', async () => {
    const { house, link } = await opened();
    expect(house.wire.said).toEqual([
      { type: 'hello', protocol: PROTOCOL },
      { type: 'watch', table: 't.1' },
    ]);
    house.wire.hear(tableAt(8));
    expect([link.take()?.version, link.take()?.version, link.take()]).toEqual([7, 8, undefined]);
    expect(link.latest.version).toBe(8);
  });

  it('makes whole messages of deltas, and asks once for the whole table where one does not start from what it has', async () => {
    const { house, link } = await opened();
    const delta = (from: number) => ({ type: 'delta', table: 't.1', from, to: from + 1, events: [{ type: 'E' }] });
    house.wire.hear({ ...delta(7), change: { bots: [0, 0, 'Xana'] } });
    expect(link.latest).toMatchObject({
      version: 8,
      revision: 8,
      bots: ['Xana'],
      events: [{ no: 8, event: { type: 'E' } }],
    });
    for (const from of [9, 10]) house.wire.hear(delta(from));
    expect(house.wire.said.slice(2)).toEqual([{ type: 'watch', table: 't.1', have: 8 }]);
    expect(link.latest.version).toBe(8);
    house.wire.hear(tableAt(11));
    house.wire.hear(delta(11));
    expect(link.latest.version).toBe(12);
  });

  it('takes an answer for the act it belongs to', async () => {
    const { house, link } = await opened();
    const acts = [link.act('Sit', { seat: 3 }), link.act('Leave')];
    const [sit, leave] = house.wire.said.slice(2) as { commandId: string }[];
    expect(sit).toMatchObject({ type: 'act', table: 't.1', act: 'Sit', fields: { seat: 3 } });
    expect(sit?.commandId).not.toBe(leave?.commandId);
    const refusal = { code: 'not-now', grounds: [], facts: {} };
    house.wire.hear({ type: 'answer', table: 't.1', commandId: leave?.commandId, ok: false, refusal });
    house.wire.hear({ type: 'answer', table: 't.1', commandId: sit?.commandId, ok: true, version: 8 });
    expect((await Promise.all(acts)).map(({ ok }) => ok)).toEqual([true, false]);
  });

  it('that drops is taken up where it was, and what was not answered is said again under the same id', async () => {
    const { house, link } = await opened();
    const acting = link.act('Sit', { seat: 3 });
    const { commandId } = house.wire.said[2] as { commandId: string };
    house.wire.drop();
    await reconnect(house);
    expect(told).toEqual(['lost', 'back']);
    expect(house.wires).toHaveLength(2);
    const [hello, watch, again] = house.wire.said;
    expect(hello).toEqual({ type: 'hello', protocol: PROTOCOL });
    expect(watch).toEqual({ type: 'watch', table: 't.1', have: 7 });
    expect(again).toMatchObject({ act: 'Sit', commandId });
    house.wire.hear({ type: 'answer', table: 't.1', commandId, ok: true, version: 8 });
    expect((await acting).ok).toBe(true);
  });

  it('gives up after a while, and says who does not answer', async () => {
    const { house, link } = await opened();
    const waiting = link.stirred();
    const acting = link.act('Leave');
    const ends = Promise.allSettled([waiting, acting]);
    house.isShut = true;
    house.wire.drop();
    for (let i = 0; i < 12; i++) {
      await vi.advanceTimersByTimeAsync(10_000);
      await turn();
    }
    const [first, second] = await ends;
    const line = (end: PromiseSettledResult<unknown> | undefined) =>
      end?.status === 'rejected' && end.reason instanceof BadCall ? end.reason.say(WORDS.en.bad) : end;
    expect(line(first)).toBe('no house answers at http://house.test');
    expect(line(second)).toBe('no house answers at http://house.test');
    await expect(link.act('Sit')).rejects.toThrow();
    expect(told).toEqual(['lost']);
  });

  it('a house that refuses it from the start says why', async () => {
    const house = new FakeHouse();
    const opening = TableLink.open({ house, cookie: null, table: 't.1', ears });
    const ended = opening.catch((error: BadCall) => error.say(WORDS.en.bad));
    await turn();
    house.wire.hear({ type: 'error', code: 'unknown-table', line: 'There is no such table.' });
    expect(await ended).toBe('There is no such table.');
  });

  it('passes on what the house has to say', async () => {
    const { house } = await opened();
    house.wire.hear({ type: 'reality-check', since: 0, minutes: 30, net: -100 });
    house.wire.hear({ type: 'error', code: 'too-fast', line: 'Too many.' });
    expect(told).toEqual(['reality-check', 'error']);
  });
});
