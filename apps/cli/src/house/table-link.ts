import { randomBytes } from 'node:crypto';
import {
  type Answer,
  commandIdAt,
  type Inbound,
  type Known,
  type Outbound,
  outbound,
  PROTOCOL,
  type TableMessage,
  TableReader,
} from '@sabot/protocol';
import { BadCall, NobodyThere } from '../call/bad-call.ts';
import type { House, Wire } from './house.ts';

/** What a link tells besides the table itself. */
export interface LinkEars {
  /** The table has changed; it is told to the person in its time, but this may act at once. */
  readonly table: (message: TableMessage, link: TableLink) => void;
  readonly lost: () => void;
  readonly back: () => void;
  /** Something the house has to say to the person, in one line. */
  readonly line: (message: Extract<Outbound, { type: 'error' | 'reality-check' }>) => void;
}

export interface LinkParts {
  readonly house: House;
  readonly cookie: string | null;
  readonly table: string;
  readonly ears: LinkEars;
}

/** How long it waits before it tries again, in milliseconds; after the last it gives up. */
const TRIES_MS = [200, 500, 1000, 2000, 3000, 5000, 5000, 10_000, 10_000, 10_000, 10_000];

type Asked = Extract<Inbound, { commandId: string }>;
type Asking = Asked extends infer One ? (One extends Asked ? Omit<One, 'table' | 'commandId'> : never) : never;
interface Pending {
  readonly text: string;
  readonly answered: (answer: Answer) => void;
  readonly failed: (why: Error) => void;
}

/** One table of a house as one client follows it; a connection that drops is taken up again where it was. */
export class TableLink {
  readonly #parts: LinkParts;
  readonly #news: TableMessage[] = [];
  readonly #pending = new Map<string, Pending>();
  readonly #reader = new TableReader((known) => this.#watch(known));
  #latest: TableMessage | null = null;
  #wire: Wire | null = null;
  #stirred: (() => void)[] = [];
  #fault: Error | null = null;
  #tries = 0;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(parts: LinkParts) {
    this.#parts = parts;
  }

  /** Says hello, follows the table, and waits for the first sight of it. */
  static async open(parts: LinkParts): Promise<TableLink> {
    const link = new TableLink(parts);
    link.#connect();
    while (link.#latest === null) await link.stirred();
    return link;
  }

  /** What was told last; never null after `open`. */
  get latest(): TableMessage {
    if (this.#latest === null) throw new Error('the table has not been seen');
    return this.#latest;
  }

  /** Others may be there too: the house has an address. */
  get isShared(): boolean {
    return this.#parts.house.address !== null;
  }

  get hasNews(): boolean {
    return this.#news.length > 0;
  }

  /** Nothing that was said to the house waits for an answer. */
  get isQuiet(): boolean {
    return this.#pending.size === 0;
  }

  /** The oldest message that was not taken yet. */
  take(): TableMessage | undefined {
    return this.#news.shift();
  }

  /** Resolves when something came; rejects when nothing ever will. */
  stirred(): Promise<void> {
    if (this.#fault !== null) return Promise.reject(this.#fault);
    return new Promise((resolve, reject) => {
      this.#stirred.push(() => (this.#fault === null ? resolve() : reject(this.#fault)));
    });
  }

  act(act: string, fields: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
    return this.#ask({ type: 'act', act, fields });
  }

  shuffle(talla: number, commitment: string): Promise<Answer> {
    return this.#ask({ type: 'shuffle', talla, commitment });
  }

  reveal(talla: number, entropy: string): Promise<Answer> {
    return this.#ask({ type: 'reveal', talla, entropy });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#wire?.close();
  }

  /** An id of its own for each thing, so that saying it twice does it once. */
  #ask(asking: Asking): Promise<Answer> {
    if (this.#fault !== null) return Promise.reject(this.#fault);
    const commandId = commandIdAt(Date.now(), randomBytes(10));
    const text = JSON.stringify({ ...asking, table: this.#parts.table, commandId });
    return new Promise((answered, failed) => {
      this.#pending.set(commandId, { text, answered, failed });
      this.#say(text);
    });
  }

  /** Asks for the whole table, with the events since the version one has. */
  #watch(known: Known): void {
    this.#say(JSON.stringify({ type: 'watch', table: this.#parts.table, ...known }));
  }

  #say(text: string): void {
    // What cannot be said now is said again when the connection is back.
    this.#wire?.send(text);
  }

  #connect(): void {
    const { house, cookie } = this.#parts;
    let isOpen = false;
    const wire = house.connect(cookie, {
      open: () => {
        isOpen = true;
        wire.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
      },
      heard: (text) => this.#hear(wire, outbound.parse(JSON.parse(text)) as Outbound),
      closed: () => this.#closed(isOpen),
    });
  }

  #hear(wire: Wire, message: Outbound): void {
    switch (message.type) {
      case 'welcome':
        this.#wire = wire;
        this.#watch(this.#reader.known);
        if (this.#tries > 0) this.#parts.ears.back();
        this.#tries = 0;
        for (const { text } of this.#pending.values()) this.#say(text);
        break;
      case 'table':
      case 'delta': {
        const told = this.#reader.read(message);
        if (told === null) break;
        this.#latest = told;
        this.#news.push(told);
        this.#parts.ears.table(told, this);
        break;
      }
      case 'answer':
        this.#pending.get(message.commandId)?.answered(message);
        this.#pending.delete(message.commandId);
        break;
      case 'error':
        if (this.#latest === null) this.#end(new BadCall(() => message.line));
        else this.#parts.ears.line(message);
        break;
      case 'pit-changed':
      case 'pong':
      // What people say to each other at their tables is for the page.
      case 'said':
        break;
      case 'reality-check':
        this.#parts.ears.line(message);
        break;
      default:
        message satisfies never;
    }
    this.#stir();
  }

  #closed(wasOpen: boolean): void {
    this.#wire = null;
    if (this.#isClosed || this.#fault !== null) return;
    const { house, ears } = this.#parts;
    const wait = TRIES_MS[this.#tries];
    if (this.#latest === null || wait === undefined) {
      this.#end(new NobodyThere(house.address ?? 'sabot play'));
      return;
    }
    if (wasOpen && this.#tries === 0) ears.lost();
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #end(fault: Error): void {
    this.#fault = fault;
    for (const { failed } of this.#pending.values()) failed(fault);
    this.#pending.clear();
    this.#wire?.close();
    this.#stir();
  }

  #stir(): void {
    const waiting = this.#stirred;
    this.#stirred = [];
    for (const wake of waiting) wake();
  }
}
