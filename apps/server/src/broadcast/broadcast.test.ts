import type { GameEvent } from '@sabot/engine';
import { type TableDelta, type TableMessage, TableReader } from '@sabot/protocol';
import { expect, test } from 'vitest';
import { QUIET_MS } from '../table/quiet.ts';
import { Broadcast, Subscribers } from './broadcast.ts';
import type { BroadcastQueue } from './broadcast-queue.ts';
import { NO_OFFERS } from './offers.ts';
import type { Scene } from './scene.ts';

/** A table whose clock runs out when it is told to. */
function table(isBusy = false) {
  const waits: number[] = [];
  let run = () => {};
  const clock = {
    now: () => 0,
    monotonic: () => 0,
    after(ms: number, then: () => void) {
      waits.push(ms);
      run = then;
      return () => {};
    },
  };
  let told = 0;
  const heard: string[] = [];
  const subscribers = {
    sendAll: () => heard.push('all'),
    sendTo: (_: Scene, viewer: string) => heard.push(viewer),
    catchUp: () => {
      told += 1;
      heard.push('the rest');
    },
  } as unknown as Subscribers;
  let pressing = () => {};
  const queue = {
    isBusy,
    add: (sending: () => void) => sending(),
    addUrgent(sending: () => void) {
      pressing = sending;
    },
    cancel: (sending: () => void) => pressing === sending,
  } as unknown as BroadcastQueue;
  const broadcast = new Broadcast({ subscribers, clock, pace: 1, queue, scene: () => ({}) as Scene });
  const quietChange = (): void => {
    broadcast.soon(null);
    broadcast.soon(null);
    run();
  };
  return { waits, quietChange, told: () => told, broadcast, heard, goOn: () => pressing() };
}

test('what comes while a broadcast is due is told with it, 400 milliseconds after the first', () => {
  const { waits, quietChange, told } = table();
  for (let i = 0; i < 3; i += 1) quietChange();
  expect(waits).toEqual([QUIET_MS, QUIET_MS, QUIET_MS]);
  expect(told()).toBe(3);
});

test('what is more than chips is told to all now', () => {
  const { broadcast, heard } = table();
  broadcast.next('ana');
  expect(heard).toEqual(['all']);
});

test('under load whoever did it is told now, and the rest when it is the turn of their table', () => {
  const { broadcast, heard, goOn } = table(true);
  broadcast.next('ana');
  expect(heard).toEqual(['ana']);
  goOn();
  expect(heard).toEqual(['ana', 'the rest']);
});

test('a table that ends owes nobody more than chips', () => {
  const { broadcast, heard } = table(true);
  broadcast.next(null);
  expect(heard).toEqual([]);
  broadcast.end();
  expect(heard).toEqual(['the rest']);
});

const event = (no: number) => {
  const one = { type: 'Counted', no } as GameEvent;
  return { no, event: one, text: JSON.stringify(one), own: null };
};
/** A table of which only the version matters. */
const at = (version: number, revision = version) =>
  ({
    table: 't',
    ruleset: { id: 'r', game: { id: 'punto-banca' } },
    version,
    revision,
    eyesOf: () => null,
    shared: () => ({ bots: [], shuffle: null, view: { version, still: {} }, awaits: [], situation: undefined }),
    offers: () => NO_OFFERS,
  }) as unknown as Scene;

type Sent = TableMessage | TableDelta;
function follower(subscribers: Subscribers, scene: Scene, have: number | null = null, viewer: string | null = null) {
  const sent: Sent[] = [];
  const leave = subscribers.add(scene, { viewer, views: 'deltas', have }, ({ text }) => sent.push(JSON.parse(text)));
  return { sent, leave };
}
const numbers = (message: Sent | undefined): readonly number[] =>
  message?.type === 'table' ? message.events.map(({ no }) => no) : [];

test('whoever comes back is told what came since, as long as nothing of it is missing', () => {
  const subscribers = new Subscribers();
  subscribers.note([1, 2, 3].map(event));
  const told = (have: number | null) => numbers(follower(subscribers, at(3), have).sent[0]);
  expect([0, 1, 2, 3].map(told)).toEqual([[1, 2, 3], [2, 3], [3], []]);
  expect([told(7), told(null)]).toEqual([[], []]);
});

test('where somebody else has written meanwhile, no event is told in the place of another', () => {
  const subscribers = new Subscribers();
  subscribers.note([1, 2, 3].map(event));
  subscribers.note([event(6)]);
  const told = (version: number, have: number) => numbers(follower(subscribers, at(version), have).sent[0]);
  expect([1, 3, 4, 5].map((have) => told(6, have))).toEqual([[], [], [], [6]]);
  expect(told(9, 3)).toEqual([]);
});

test('a change is sent as what changed since the last that this one was sent, the whole table first and after a gap', () => {
  const subscribers = new Subscribers();
  const early = follower(subscribers, at(0));
  subscribers.note([event(1)]);
  subscribers.sendAll(at(1));
  const late = follower(subscribers, at(1));
  subscribers.note([event(2)]);
  subscribers.sendAll(at(2));
  expect(early.sent.map(({ type }) => type)).toEqual(['table', 'delta', 'delta']);
  // The late one does not have the event that the early one is told this one by.
  const change = { view: { version: [2] } };
  const from = { type: 'delta', table: 't', from: 1, to: 2, change };
  expect(early.sent[2]).toEqual({ ...from, events: [[1, { no: [2] }]] });
  expect(late.sent[1]).toEqual({ ...from, events: [{ type: 'Counted', no: 2 }] });
  subscribers.note([event(9)]);
  subscribers.sendAll(at(9));
  expect([early, late].map(({ sent }) => sent.at(-1)?.type)).toEqual(['table', 'table']);
});

test('who was told first is told the rest from there, and the others from where they stand', () => {
  const subscribers = new Subscribers();
  const [ana, other] = [follower(subscribers, at(0), null, 'ana'), follower(subscribers, at(0))];
  subscribers.note([event(1)]);
  subscribers.sendTo(at(1), 'ana');
  subscribers.note([event(2)]);
  const now = at(2);
  subscribers.catchUp(now);
  subscribers.catchUp(now);
  const steps = ({ sent }: { sent: Sent[] }) =>
    sent.map((one) => (one.type === 'delta' ? [one.from, one.to] : 'whole'));
  expect([steps(ana), steps(other)]).toEqual([
    ['whole', [0, 1], [1, 2]],
    ['whole', [0, 2]],
  ]);
  for (const { sent } of [ana, other]) {
    const reader = new TableReader(() => expect.unreachable());
    expect(sent.map((message) => reader.read(message)).at(-1)).toMatchObject({
      version: 2,
      revision: 2,
      view: { version: 2, still: {} },
    });
  }
});

test('all who stand on the same are sent the same frame, made once', () => {
  const subscribers = new Subscribers();
  const frames = new Set<unknown>();
  for (let i = 0; i < 5; i += 1) {
    const viewer = i % 2 === 0 ? null : `guest-${i}`;
    let isFirst = true;
    subscribers.add(at(0, 0), { viewer, views: 'deltas', have: null }, (frame) => {
      if (!isFirst) frames.add(frame.bytes);
      isFirst = false;
    });
  }
  subscribers.note([event(1)]);
  subscribers.sendAll(at(1));
  // Each came to a table that was made for them alone, and so stands on an object of their own: by its text it is the same.
  expect(frames.size).toBe(1);
});
