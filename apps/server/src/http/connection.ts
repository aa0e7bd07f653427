import { ok, player, type Result, readCommand, refOf, type Shapes, type StaffRole } from '@sabot/engine';
import {
  type ActMessage,
  type Answer,
  type Inbound,
  type Outbound,
  type PaceMessage,
  PROTOCOL,
  type ReadyMessage,
  type RealityCheck,
  type RevealMessage,
  readInbound,
  type SayMessage,
  type ShuffleMessage,
} from '@sabot/protocol';
import type { Subscription, Views } from '../broadcast/broadcast.ts';
import { Frame } from '../broadcast/encoder.ts';
import { RelayedTables, type RelayParts } from '../cluster/relayed-tables.ts';
import type { TableMirror } from '../cluster/table-mirror.ts';
import type { TableDoors } from '../hosted/table-doors.ts';
import type { Metrics } from '../metrics.ts';
import type { Clock } from '../ports/clock.ts';
import { refuse } from '../refusals.ts';
import type { Room } from '../room.ts';
import type { StaffSaid } from '../staff/staff-command.ts';
import type { Outcome } from '../table/answers.ts';
import type { Move } from '../table/move.ts';
import type { TableRunner } from '../table/table-runner.ts';
import type { TableTalk } from '../talk/table-talk.ts';
import { type LineCode, told } from '../words.ts';

/** What a connection needs of a socket. */
export interface Wire {
  send(frame: Frame): void;
  close(code: number): void;
  /** More waits to be read by the other side than the house can hold for it. */
  readonly isTooSlow: boolean;
}

export interface ConnectionParts {
  readonly room: Room;
  readonly doors: TableDoors;
  readonly talk: TableTalk;
  readonly clock: Clock;
  readonly metrics: Metrics;
  /** The guest behind the session cookie; null looks on. */
  readonly you: string | null;
  /** Whoever works here, by the other cookie; asked at each act, for sessions and shifts end. */
  readonly staff?: StaffDoor | undefined;
  readonly reality?: Reality | undefined;
  /** The way to tables that other nodes have. */
  readonly relay?: RelayParts | undefined;
  /** Another node hands this on, and what is not here is led no further; null: none does. */
  readonly byNode?: ByNode | null;
  /** Whether one more frame of this length is within what its sender may send. */
  readonly mayReceive: (bytes: number) => boolean;
}

interface ByNode {
  /** It tells what happens at the house's tables itself. */
  readonly tells: boolean;
}

/** Who works here, behind one connection. */
interface StaffDoor {
  /** Null: nobody who works here, or no longer. */
  readonly name: () => string | null;
  readonly mayAct: (name: string, role: StaffRole, table: string) => boolean;
  /** What follows beside the game from what they have done. */
  readonly acted: (table: TableRunner, said: StaffSaid) => Promise<void>;
  readonly worksAt: (name: string, table: string) => boolean;
  /** Says that the pit looks otherwise, until what it returns is called. */
  readonly followPit: (send: (frame: Frame) => void) => () => void;
}

/** Tells a guest from time to time how long they have played, until what it returns is called. */
export type Reality = (you: string, send: (check: RealityCheck) => void) => () => void;

type WatchMessage = Extract<Inbound, { type: 'watch' }>;
type OfTable = Extract<Inbound, { table: string }>;
/** The versions a client knew before it came, and how it wants to be told of tables. */
interface Hello {
  readonly have: Map<string, number>;
  readonly views: Views;
}

const MOST_TABLES = 20;
/** Whoever goes on and on after being told to wait is let go. */
const MOST_IN_VAIN = 500;
/** Codes with which a connection is closed: another protocol, too slow, too fast. */
const OTHER_PROTOCOL = 4001;
const TOO_SLOW = 4002;
const TOO_FAST = 4004;
/** A table has gone to another node: whoever comes back finds it. */
const COME_BACK = 1012;

/** One socket. A second one of the same guest mirrors the first: both see everything, and both may act. */
export class Connection {
  readonly #parts: ConnectionParts;
  readonly #wire: Wire;
  readonly #followed = new Map<string, () => void>();
  #inVain = 0;
  #hello: Hello | null = null;
  #relayed: RelayedTables | null = null;
  #isOver = false;
  #endReality: (() => void) | null = null;
  #endPit: (() => void) | null = null;

  constructor(parts: ConnectionParts, wire: Wire) {
    this.#parts = parts;
    this.#wire = wire;
  }

  /** A frame has come in. Whatever it is, the answer is a message, never an exception. */
  async receive(frame: string): Promise<void> {
    if (!this.#parts.mayReceive(Buffer.byteLength(frame))) return this.#slowDown();
    this.#inVain = 0;
    const read = readInbound(frame);
    if (!read.ok) return this.#complain(read.code);
    const { message } = read;
    if (message.type === 'hello') return this.#greet(message);
    if (this.#hello === null) return this.#complain('hello-first');
    if (message.type === 'ping') return this.#send({ type: 'pong' });
    if (message.type === 'leave') this.#unfollow(message.table);
    if (await this.#isElsewhere(message, frame, this.#hello)) return;
    if (message.type === 'leave') return;
    const why = this.#whyNot(message.table);
    if (why !== null) return this.#complain(why, commandIn(message));
    if (message.type === 'watch') return this.#follow(message, this.#hello);
    if (message.type === 'pace' || message.type === 'ready') return this.#wish(message);
    if (message.type === 'say') return this.#say(message);
    return this.#move(message);
  }

  /** Another node has the table: it was told there, and answers by way of us. What happens there may be told from here. */
  async #isElsewhere(message: OfTable, frame: string, hello: Hello): Promise<boolean> {
    const { room, relay, byNode = null, you } = this.#parts;
    const { table } = message;
    if (room.tables.has(table)) return false;
    if (byNode !== null) this.#wire.close(COME_BACK);
    if (relay === undefined) return byNode !== null;
    this.#relayed ??= new RelayedTables(relay, {
      hello: () => this.#helloThere(),
      receive: (text) => this.#sendFrame(new Frame(text)),
      lost: () => this.#wire.close(COME_BACK),
    });
    const relayed = this.#relayed;
    if (!relayed.isElsewhere(table)) return false;
    if (message.type !== 'watch') return relayed.say(table, frame);
    // Its owner is to know who is there; of those without a name nobody need know. What is seen here does not wait for it.
    const said = you === null ? null : relayed.say(table, frame);
    const mirror = await relayed.mirrorOf(table);
    if (mirror === null) return said ?? relayed.say(table, frame);
    this.#followAt(mirror, message, hello);
    return true;
  }

  #followAt(mirror: TableMirror, message: WatchMessage, hello: Hello): void {
    if (this.#isOver) return;
    this.#begin(message, hello, (subscription) => [
      mirror.follow(subscription, (frame) => this.#sendFrame(frame)),
      mirror.onGone(() => {
        // It is ours now: whoever looks at it goes on looking.
        if (this.#parts.room.tables.has(message.table)) this.#follow({ ...message, have: mirror.scene.version }, hello);
        else this.#wire.close(COME_BACK);
      }),
    ]);
  }

  #helloThere(): string {
    const { have = [], views = 'deltas' } = this.#hello ?? {};
    const before = Object.fromEntries(have);
    return JSON.stringify({ type: 'hello', protocol: PROTOCOL, views, have: before });
  }

  notText(): void {
    this.#complain('not-text');
  }

  /** The socket is gone. Seats are kept; clocks go on. */
  end(): void {
    this.#isOver = true;
    for (const stop of this.#followed.values()) stop();
    this.#followed.clear();
    this.#relayed?.end();
    this.#endReality?.();
    this.#endReality = null;
    this.#endPit?.();
    this.#endPit = null;
  }

  #greet({ protocol, have = {}, views = 'deltas' }: Extract<Inbound, { type: 'hello' }>): void {
    if (protocol !== PROTOCOL) {
      this.#complain('other-protocol');
      this.#wire.close(OTHER_PROTOCOL);
      return;
    }
    if (this.#hello !== null) {
      this.#complain('hello-once');
      return;
    }
    this.#hello = { have: new Map(Object.entries(have)), views };
    const { you, reality, staff } = this.#parts;
    this.#send({ type: 'welcome', protocol: PROTOCOL, you, money: 'play' });
    if (you !== null) this.#endReality = reality?.(you, (check) => this.#send(check)) ?? null;
    if (staff?.name() != null) this.#endPit = staff.followPit((frame) => this.#sendFrame(frame));
  }

  #follow(message: WatchMessage, hello: Hello): void {
    const { room, doors, talk, you, byNode = null } = this.#parts;
    const { table: name } = message;
    const table = room.tables.get(name);
    if (table === undefined) return;
    const isTold = byNode?.tells === true && room.places.has(name);
    this.#begin(message, isTold ? { ...hello, views: 'none' } : hello, (subscription) => [
      doors.follow(table, subscription, this.#worksAt(name), (frame) => this.#sendFrame(frame)),
      talk.follow(name, you, (said) => this.#send(said)),
      table.departure.onGone(() => this.#wire.close(COME_BACK)),
    ]);
  }

  #begin(
    { table: name, have }: WatchMessage,
    { have: before, views }: Hello,
    begin: (subscription: Subscription) => readonly (() => void)[],
  ): void {
    if (this.#followed.size >= MOST_TABLES && !this.#followed.has(name)) {
      this.#complain('too-many-tables');
      return;
    }
    this.#unfollow(name);
    const subscription: Subscription = { viewer: this.#parts.you, views, have: have ?? before.get(name) ?? null };
    // What was known before the connection counts once: whoever follows again has seen more.
    before.delete(name);
    const ends = begin(subscription);
    this.#followed.set(name, () => {
      for (const end of ends) end();
    });
  }

  /** Why nothing is told of a table on this connection, nor anything done there; null: it may be. */
  #whyNot(name: string): LineCode | null {
    const { room, doors, you } = this.#parts;
    return room.tables.has(name) ? doors.why(name, { name: you, isStaff: this.#worksAt(name) }) : 'unknown-table';
  }

  #worksAt(table: string): boolean {
    const { staff } = this.#parts;
    const who = staff?.name() ?? null;
    return staff !== undefined && who !== null && staff.worksAt(who, table);
  }

  #unfollow(name: string): void {
    this.#followed.get(name)?.();
    this.#followed.delete(name);
  }

  async #wish(message: PaceMessage | ReadyMessage): Promise<void> {
    const { room, you } = this.#parts;
    if (you === null) return this.#complain('not-entered');
    const table = room.tables.get(message.table);
    if (message.type === 'ready') await table?.ready(you, message.version);
    else table?.wish(you, { clocks: message.clocks, felt: message.felt });
  }

  #say(message: SayMessage): void {
    const { room, talk, you } = this.#parts;
    const table = room.tables.get(message.table);
    if (you === null) this.#complain('not-entered', message.commandId);
    else if (table !== undefined) this.#send(answerTo(message.table, message.commandId, talk.say(table, you, message)));
  }

  async #move(message: ActMessage | ShuffleMessage | RevealMessage): Promise<void> {
    const { room, doors, clock, you, metrics } = this.#parts;
    const { table: name, commandId } = message;
    const table = room.tables.get(name);
    if (table === undefined) return;
    if (message.type === 'act' && message.as !== undefined) return this.#moveOfStaff(message, message.as, table);
    if (you === null) return this.#complain('not-entered', commandId);
    const since = clock.monotonic();
    const outcome =
      (await room.refusals.within(you, async () => {
        const move = moveOf(message, you, table.commands);
        return move.ok ? doors.move(table, you, `act:${you}:${commandId}`, move.value) : move;
      })) ?? refuse('too-fast');
    this.#count(name, outcome, clock.monotonic() - since, metrics);
    this.#send(answerTo(name, commandId, outcome));
  }

  #count(table: string, outcome: Outcome, ms: number, metrics: Metrics): void {
    this.#parts.doors.count(table, () => metrics.answered(outcome.ok ? null : outcome.refusal.code, ms));
  }

  /** Whose act it is comes from the session, and from whether they are on duty; never from what the client says. */
  async #moveOfStaff(message: ActMessage, role: StaffRole, table: TableRunner): Promise<void> {
    const { room, clock, staff, metrics } = this.#parts;
    const { table: name, commandId, act, fields } = message;
    const who = staff?.name() ?? null;
    if (staff === undefined || who === null) return this.#complain('not-signed-in', commandId);
    const since = clock.monotonic();
    const said = { name: who, role, act, fields };
    const outcome =
      (await room.refusals.within(`staff:${who}`, async () =>
        staff.mayAct(who, role, name)
          ? table.actOfStaff(`act:${role}:${who}:${commandId}`, said)
          : refuse('not-on-duty'),
      )) ?? refuse('too-fast');
    if (outcome.ok) await staff.acted(table, said);
    this.#count(name, outcome, clock.monotonic() - since, metrics);
    this.#send(answerTo(name, commandId, outcome));
  }

  #slowDown(): void {
    this.#complain('too-fast');
    this.#inVain += 1;
    if (this.#inVain >= MOST_IN_VAIN) this.#wire.close(TOO_FAST);
  }

  #complain(code: LineCode, commandId?: string): void {
    this.#parts.metrics.notUnderstood(code);
    this.#send({ type: 'error', ...told(code), ...(commandId !== undefined && { commandId }) });
  }

  #send(message: Outbound): void {
    this.#sendFrame(new Frame(JSON.stringify(message)));
  }

  #sendFrame(frame: Frame): void {
    if (this.#wire.isTooSlow) {
      this.end();
      this.#wire.close(TOO_SLOW);
    } else this.#wire.send(frame);
  }
}

const commandIn = (message: Inbound): string | undefined => ('commandId' in message ? message.commandId : undefined);

function answerTo(table: string, commandId: string, outcome: Outcome): Answer {
  if (outcome.ok) return { type: 'answer', table, commandId, ok: true, version: outcome.version };
  const { code, grounds, facts } = outcome.refusal;
  return { type: 'answer', table, commandId, ok: false, refusal: { code, grounds: grounds.map(refOf), facts } };
}

/** Whose move it is comes from the session and from nothing the client says; what is no command goes no further. */
function moveOf(message: ActMessage | ShuffleMessage | RevealMessage, you: string, commands: Shapes): Result<Move> {
  switch (message.type) {
    case 'act': {
      const command = readCommand(commands, message.act, message.fields, player(you));
      return command.ok ? ok({ kind: 'act', command: command.value }) : command;
    }
    case 'shuffle':
      return ok({ kind: 'shuffle', player: you, talla: message.talla, commitment: message.commitment });
    case 'reveal':
      return ok({ kind: 'reveal', player: you, talla: message.talla, entropy: message.entropy });
    default:
      return message satisfies never;
  }
}
