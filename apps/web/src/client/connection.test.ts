// @vitest-environment happy-dom
import {
  type Inbound,
  type Outbound,
  PROTOCOL,
  type PuntoBancaMessage,
  type TableMessage,
  type WitnessedEvent,
} from '@sabot/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './connection.ts';

/** The other end of a socket, as a test wants it. */
class Line {
  static readonly OPEN = 1;
  static lines: Line[] = [];
  readyState = 0;
  readonly said: Inbound[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor() {
    Line.lines.push(this);
  }
  static get last(): Line {
    return Line.lines.at(-1)!;
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Inbound);
  }
  close(): void {
    this.end(1000);
  }
  open(): this {
    this.readyState = Line.OPEN;
    this.onopen();
    return this;
  }
  hear(message: Outbound): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  end(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  get pings(): number {
    return this.said.filter(({ type }) => type === 'ping').length;
  }
}
const WELCOME: Outbound = { type: 'welcome', protocol: PROTOCOL, you: 'ana', money: 'play' };

let connection: Connection;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.lines = [];
  connection = new Connection('ws://house/ws');
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const greeted = (): Line => {
  const line = Line.last.open();
  line.hear(WELCOME);
  return line;
};

describe('a house that falls silent', () => {
  it('is noticed within three seconds, on a line that stays open', () => {
    const line = greeted();
    expect(connection.link.value).toBe('open');
    vi.advanceTimersByTime(2999);
    expect([line.pings, connection.link.value]).toEqual([1, 'silent']);
  });

  it('is noticed while the line is still being opened, and when it says hello to nobody', () => {
    vi.advanceTimersByTime(2999);
    expect(connection.link.value).toBe('silent');
  });

  it('is heard again with its next word', () => {
    const line = greeted();
    vi.advanceTimersByTime(4000);
    line.hear({ type: 'pong' });
    expect(connection.link.value).toBe('open');
  });

  it('is given another line after a while; what was asked on the old one is asked again', async () => {
    const first = greeted();
    const answer = connection.act('t', 'Sit', { seat: 1 });
    vi.advanceTimersByTime(14_000);
    expect(Line.lines).toHaveLength(2);
    const second = greeted();
    const again = second.said.find(({ type }) => type === 'act') as { commandId: string };
    expect(again).toEqual(first.said.find(({ type }) => type === 'act'));
    second.hear({ type: 'answer', table: 't', commandId: again.commandId, ok: true, version: 1 });
    expect(await answer).toMatchObject({ ok: true });
    expect(connection.link.value).toBe('open');
  });

  it('hears on the new line that no more time was needed, unless something else was done since', () => {
    const ready = ({ said }: Line) => said.filter(({ type }) => type === 'ready');
    connection.follow('t', () => undefined);
    connection.ready('t', 7);
    const first = greeted();
    expect(ready(first)).toEqual([{ type: 'ready', table: 't', version: 7 }]);
    vi.advanceTimersByTime(14_000);
    expect(ready(greeted())).toEqual(ready(first));
    void connection.act('t', 'SetStakes');
    vi.advanceTimersByTime(14_000);
    expect(ready(greeted())).toEqual([]);
  });

  it('the old line, once given up, changes nothing any more', () => {
    const first = greeted();
    vi.advanceTimersByTime(14_000);
    greeted();
    first.hear({ type: 'welcome', protocol: PROTOCOL, you: 'bea', money: 'play' });
    first.end(1006);
    expect([connection.you.value, connection.link.value, Line.lines.length]).toEqual(['ana', 'open', 2]);
  });
});

describe('a house that answers', () => {
  it('is never silent, however little happens, and is asked for a word only where none came', () => {
    const line = greeted();
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(1600);
      line.hear({ type: 'pong' });
      expect(connection.link.value).toBe('open');
    }
    expect(line.pings).toBe(20);
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(1000);
      line.hear({ type: 'error', code: 'too-fast', line: '' });
    }
    expect(line.pings).toBe(20);
  });

  it('but leaves a command without an answer is silent too: its store may hang', () => {
    const line = greeted();
    void connection.act('t', 'Sit', { seat: 1 });
    for (let i = 0; i < 3; i++) {
      vi.advanceTimersByTime(980);
      line.hear({ type: 'pong' });
    }
    expect(connection.link.value).toBe('silent');
    const { commandId } = line.said.find(({ type }) => type === 'act') as { commandId: string };
    line.hear({ type: 'pong' });
    expect(connection.link.value).toBe('silent');
    line.hear({ type: 'answer', table: 't', commandId, ok: true, version: 1 });
    expect(connection.link.value).toBe('open');
  });
});

describe('a table that is followed', () => {
  const whole = (version: number): Outbound => ({
    type: 'table',
    table: 't',
    ruleset: 'r',
    game: 'punto-banca',
    version,
    revision: version,
    view: { phase: 'stakes' } as PuntoBancaMessage['view'],
    bots: [],
    shuffle: null,
    events: [],
    acts: [],
    awaits: [],
  });
  const delta = (from: number): Outbound => ({
    type: 'delta',
    table: 't',
    from,
    to: from + 1,
    events: [{ type: 'StakesOpened' } as WitnessedEvent],
    change: { view: { phase: ['coup'] } },
  });
  const watches = (line: Line) => line.said.filter(({ type }) => type === 'watch');

  it('is shown whole, whether it came whole or as what changed', () => {
    const line = greeted();
    const seen: TableMessage[] = [];
    connection.follow('t', (message) => seen.push(message));
    for (const message of [whole(7), delta(7), delta(8)]) line.hear(message);
    expect(seen.map(({ version, view, events }) => [version, view.phase, events.length])).toEqual([
      [7, 'stakes', 0],
      [8, 'coup', 1],
      [9, 'coup', 1],
    ]);
    expect(watches(line)).toEqual([{ type: 'watch', table: 't' }]);
  });

  it('is asked for once where a change does not start from what is shown', () => {
    const line = greeted();
    const seen: number[] = [];
    connection.follow('t', ({ version }) => seen.push(version));
    for (const message of [whole(7), delta(9), delta(10), whole(11), delta(11)]) line.hear(message);
    expect(watches(line).slice(1)).toEqual([{ type: 'watch', table: 't', have: 7 }]);
    expect(seen).toEqual([7, 11, 12]);
  });

  it('is taken up again where it was when the line comes back, and nothing is told to who left', () => {
    const seen: number[] = [];
    const leave = connection.follow('t', ({ version }) => seen.push(version));
    greeted().hear(whole(7));
    Line.last.end(1006);
    vi.advanceTimersByTime(300);
    const line = greeted();
    expect(watches(line)).toEqual([{ type: 'watch', table: 't', have: 7 }]);
    leave();
    for (const message of [whole(8), delta(8), delta(3)]) line.hear(message);
    expect([seen, watches(line).length]).toEqual([[7], 1]);
  });
});

it('a line that is lost is said to be lost, and opened again', () => {
  greeted().end(1006);
  expect(connection.link.value).toBe('lost');
  vi.advanceTimersByTime(300);
  expect(Line.lines).toHaveLength(2);
  greeted();
  expect(connection.link.value).toBe('open');
});

it('whoever enters with a name gets a line of their own, and none is said to be lost', () => {
  const first = greeted();
  const told: string[] = [];
  connection.link.subscribe(() => told.push(connection.link.value));
  connection.reopen();
  expect(first.readyState).toBe(3);
  greeted();
  vi.advanceTimersByTime(1000);
  expect([Line.lines.length, connection.link.value, told.includes('lost')]).toEqual([2, 'open', false]);
});

describe('a command that reaches no table', () => {
  it('is answered with what the door says, so that nothing is awaited for ever', async () => {
    const line = greeted();
    const answer = connection.act('t', 'Sit', { seat: 1 });
    const { commandId } = line.said.find(({ type }) => type === 'act') as { commandId: string };
    line.hear({ type: 'error', code: 'unknown-table', line: '', commandId });
    expect(await answer).toMatchObject({ ok: false, refusal: { code: 'unknown-table' } });
    vi.advanceTimersByTime(2950);
    line.hear({ type: 'pong' });
    expect(connection.link.value).toBe('open');
  });

  it('is said again after a moment where it came too fast', async () => {
    const line = greeted();
    const answer = connection.act('t', 'Sit', { seat: 1 });
    line.hear({ type: 'error', code: 'too-fast', line: '' });
    line.hear({ type: 'error', code: 'too-fast', line: '' });
    vi.advanceTimersByTime(1000);
    const said = line.said.filter(({ type }) => type === 'act') as { commandId: string }[];
    expect(said).toHaveLength(2);
    expect(said[1]).toEqual(said[0]);
    line.hear({ type: 'answer', table: 't', commandId: said[0]?.commandId as string, ok: true, version: 1 });
    expect(await answer).toMatchObject({ ok: true });
  });
});
