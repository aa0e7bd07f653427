import {
  type Answer,
  commandIdAt,
  type ErrorMessage,
  type Inbound,
  type Known,
  type Outbound,
  PROTOCOL,
  type RealityCheck,
  type SaidMessage,
  type Spoken,
  type StaffRole,
  type TableDelta,
  type TableMessage,
  TableReader,
  type Wishes,
} from '@sabot/protocol';
import { Cell } from './cell.ts';
import { SilenceWatch } from './silence-watch.ts';

/**
 * `silent`: the line is there, but no answer comes on it. `other-version`: the page is older or newer than the house and must be
 * loaded again.
 */
export type Link = 'connecting' | 'open' | 'silent' | 'lost' | 'other-version';
type TableListener = (message: TableMessage) => void;
type Sent = Extract<Inbound, { readonly commandId: string }>;
interface Unanswered {
  readonly message: Sent;
  readonly answered: (answer: Answer) => void;
  /** It takes too long. */
  isOverdue: boolean;
  readonly settled: () => void;
}

const OTHER_PROTOCOL = 4001;
/** How long to wait before trying again, longer each time. */
const WAITS_MS = [300, 700, 1500, 3000, 5000];
/** How long to wait before saying again what came too fast. */
const AGAIN_AFTER_MS = 1000;

const freshId = (): string => commandIdAt(Date.now(), crypto.getRandomValues(new Uint8Array(10)));

/**
 * The one socket of the page. It comes back by itself with “I have version n”, and sends again what was not answered:
 * a command id that the house knows already gets its first answer.
 */
export class Connection {
  readonly link = new Cell<Link>('connecting');
  readonly you = new Cell<string | null>(null);
  readonly reality = new Cell<RealityCheck | null>(null);
  /** What the house said last of something that it would not do. */
  readonly refused = new Cell<ErrorMessage | null>(null);
  readonly #address: string;
  readonly #listeners = new Map<string, Set<TableListener>>();
  readonly #hearers = new Map<string, Set<(said: SaidMessage) => void>>();
  readonly #readers = new Map<string, TableReader>();
  readonly #unanswered = new Map<string, Unanswered>();
  /** At which version one needed no more time at a table; the house gives no answer to that. */
  readonly #ready = new Map<string, number>();
  readonly #pitListeners = new Set<() => void>();
  readonly #silence: SilenceWatch;
  #socket: WebSocket | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #isGreeted = false;
  #closed = false;

  constructor(address: string) {
    this.#address = address;
    this.#silence = new SilenceWatch({
      ask: () => this.#send({ type: 'ping' }),
      silent: () => this.#fellSilent(),
      giveUp: () => this.#open(),
    });
    this.#open();
  }

  /** Follows a table until the function returned is called. */
  follow(table: string, listener: TableListener): () => void {
    const listeners = this.#listeners.get(table) ?? new Set();
    this.#listeners.set(table, listeners.add(listener));
    if (!this.#readers.has(table)) this.#readers.set(table, new TableReader((known) => this.#watch(table, known)));
    this.#watch(table);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      this.#listeners.delete(table);
      this.#readers.delete(table);
      this.#ready.delete(table);
      this.#send({ type: 'leave', table });
    };
  }

  /** Asks anew for a table that one follows and was told nothing of: one may see it now. */
  askAgain(table: string): void {
    if (this.#listeners.has(table)) this.#watch(table);
  }

  act(table: string, act: string, fields: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
    this.#ready.delete(table);
    return this.#ask({ type: 'act', table, commandId: freshId(), act, fields: { ...fields } });
  }

  /** Somebody who works here acts, in the role they are on duty in. */
  actAs(as: StaffRole, table: string, act: string, fields: Readonly<Record<string, unknown>>): Promise<Answer> {
    return this.#ask({ type: 'act', as, table, commandId: freshId(), act, fields: { ...fields } });
  }

  /** Says something to the others at a table. */
  say(table: string, what: Spoken): Promise<Answer> {
    return this.#ask({ type: 'say', table, commandId: freshId(), what });
  }

  /** Hears what is said at tables one follows, until the function returned is called. */
  hear(table: string, hear: (said: SaidMessage) => void): () => void {
    const hearers = this.#hearers.get(table) ?? new Set();
    this.#hearers.set(table, hearers.add(hear));
    return () => void hearers.delete(hear);
  }

  /** Calls when the pit looks otherwise, for somebody who works here, until the function returned is called. */
  onPit(look: () => void): () => void {
    this.#pitListeners.add(look);
    return () => void this.#pitListeners.delete(look);
  }

  shuffle(table: string, talla: number, commitment: string): Promise<Answer> {
    return this.#ask({ type: 'shuffle', table, commandId: freshId(), talla, commitment });
  }

  reveal(table: string, talla: number, entropy: string): Promise<Answer> {
    return this.#ask({ type: 'reveal', table, commandId: freshId(), talla, entropy });
  }

  /** How the table is to go while one is alone there with bots. */
  pace(table: string, wishes: Wishes): void {
    this.#send({ type: 'pace', table, ...wishes });
  }

  /** One is alone with bots and needs no more time, having seen the table at this version. Said late it closes nothing else. */
  ready(table: string, version: number): void {
    this.#ready.set(table, version);
    this.#send({ type: 'ready', table, version });
  }

  /** A new session, after entering with a name: the socket learns who one is only when it opens. */
  reopen(): void {
    this.#tries = 0;
    this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#silence.stop();
    clearTimeout(this.#again);
    this.#socket?.close();
  }

  #ask(message: Sent): Promise<Answer> {
    return new Promise((answered) => {
      const settled = this.#silence.awaitAnswer(() => {
        asked.isOverdue = true;
        this.#fellSilent();
      });
      const asked: Unanswered = { message, answered, isOverdue: false, settled };
      this.#unanswered.set(message.commandId, asked);
      this.#send(message);
    });
  }

  #fellSilent(): void {
    if (this.link.value === 'connecting' || this.link.value === 'open') this.link.set('silent');
  }

  #open(): void {
    const given = this.#socket;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#isGreeted = false;
    this.#silence.begin();
    given?.close();
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL } satisfies Inbound));
    };
    socket.onmessage = ({ data }) => {
      // A line that was given up may wake again: nobody listens to it any more.
      if (this.#socket !== socket) return;
      this.#silence.heard();
      this.#heard(JSON.parse(String(data)) as Outbound);
      const isOverdue = [...this.#unanswered.values()].some((one) => one.isOverdue);
      if (this.link.value === 'silent' && this.#isGreeted && !isOverdue) this.link.set('open');
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#isGreeted = false;
      this.#silence.stop();
      if (this.#closed) return;
      this.link.set(code === OTHER_PROTOCOL ? 'other-version' : 'lost');
      if (code === OTHER_PROTOCOL) return;
      const wait = WAITS_MS[Math.min(this.#tries, WAITS_MS.length - 1)];
      this.#tries += 1;
      setTimeout(() => this.#open(), wait);
    };
  }

  #heard(message: Outbound): void {
    switch (message.type) {
      case 'welcome':
        this.#tries = 0;
        this.#isGreeted = true;
        this.you.set(message.you);
        this.link.set('open');
        for (const [table, { known }] of this.#readers) this.#watch(table, known);
        this.#sayAgain();
        for (const [table, version] of this.#ready) this.#send({ type: 'ready', table, version });
        return;
      case 'table':
      case 'delta':
        this.#heardOfTable(message);
        return;
      case 'answer':
        this.#answered(message);
        return;
      case 'reality-check':
        this.reality.set(message);
        return;
      case 'said':
        for (const hear of this.#hearers.get(message.table) ?? []) hear(message);
        return;
      case 'pit-changed':
        for (const look of this.#pitListeners) look();
        return;
      case 'pong':
        return;
      case 'error':
        if (message.code === 'other-protocol') this.link.set('other-version');
        this.refused.set(message);
        this.#notHeard(message);
        return;
      default:
        message satisfies never;
    }
  }

  #answered(answer: Answer): void {
    const asked = this.#unanswered.get(answer.commandId);
    this.#unanswered.delete(answer.commandId);
    asked?.settled();
    asked?.answered(answer);
  }

  /** A command that reached no table is answered with it; what came too fast was not read, and is said again. */
  #notHeard({ code, commandId }: ErrorMessage): void {
    const asked = commandId === undefined ? undefined : this.#unanswered.get(commandId);
    if (asked !== undefined) {
      const { table } = asked.message;
      const refusal = { code, grounds: [], facts: {} };
      this.#answered({ type: 'answer', table, commandId: asked.message.commandId, ok: false, refusal });
    } else if (code === 'too-fast' && this.#unanswered.size > 0) {
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.#sayAgain(), AGAIN_AFTER_MS);
    }
  }

  #sayAgain(): void {
    for (const { message } of this.#unanswered.values()) this.#send(message);
  }

  #heardOfTable(message: TableMessage | TableDelta): void {
    const told = this.#readers.get(message.table)?.read(message) ?? null;
    if (told === null) return;
    for (const listener of this.#listeners.get(message.table) ?? []) listener(told);
  }

  /** Asks for the whole table, with the events since the version one has. */
  #watch(table: string, known: Known = {}): void {
    this.#send({ type: 'watch', table, ...known });
  }

  #send(message: Inbound): void {
    if (this.#isGreeted && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(message));
    }
  }
}
