import { type Answer, type Outbound, PROTOCOL, type TableMessage, TableReader } from '@sabot/protocol';
import { Chance } from '../fuzz/chance.ts';
import { type Frame, lawfulFrame, type Sight } from '../fuzz/lawful-frame.ts';
import type { Ledger } from './ledger.ts';

/** So long, in milliseconds, somebody thinks, at least and at most. */
const THINKS = [30, 120] as const;
/** After every fault so many of the last commands are sent again: they must be answered as before. */
const REPEATED = 4;

interface Deed {
  readonly frame: Frame;
  readonly commandId: string;
  answer: Answer | null;
}

/** A person at a table who plays what is offered to them, remembers every answer, and comes back after everything. */
export class Person implements Sight {
  readonly name: string;
  readonly table: string;
  readonly entropy = new Map<string, string>();
  last: TableMessage | null = null;
  acknowledged = 0;
  /** What was answered otherwise the second time. */
  readonly answeredAnew: string[] = [];
  readonly #ledger: Ledger;
  readonly #chance: Chance;
  readonly #cookie: string;
  #deeds: Deed[] = [];
  #count: number;
  #socket: WebSocket | null = null;
  #reader = new TableReader(() => undefined);
  #isPlaying = false;
  /** What they choose where they have a choice; empty: anything. */
  wish: readonly string[] = [];

  constructor(name: string, table: string, cookie: string, from: number, ledger: Ledger, seed: number) {
    this.name = name;
    this.table = table;
    this.#cookie = cookie;
    this.#count = from;
    this.#ledger = ledger;
    this.#chance = new Chance(seed);
  }

  /** Comes, and comes again whenever the line is cut, until told to stop. */
  play(address: string): void {
    this.#isPlaying = true;
    this.#connect(address);
  }

  stop(): void {
    this.#isPlaying = false;
    this.#socket?.close();
  }

  #connect(address: string): void {
    if (!this.#isPlaying) return;
    this.last = null;
    this.#reader = new TableReader((known) => this.#say({ type: 'watch', table: this.table, ...known }));
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie: this.#cookie } } as never);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#say({ type: 'hello', protocol: PROTOCOL });
      this.#say({ type: 'watch', table: this.table });
      // Never one that was refused: it may be lawful by now, and would be done though it counts as refused.
      const isRecent = (i: number): boolean => i >= this.#deeds.length - REPEATED;
      const again = this.#deeds.filter(({ answer }, i) => answer === null || (answer.ok && isRecent(i)));
      for (const { frame } of again) this.#say(frame);
      this.#think(socket);
    });
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('message', ({ data }) => this.#heard(JSON.parse(String(data)) as Outbound));
    socket.addEventListener('close', () => setTimeout(() => this.#connect(address), 150));
  }

  #say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #heard(message: Outbound): void {
    if ((message.type === 'table' || message.type === 'delta') && message.table === this.table) {
      this.last = this.#reader.read(message) ?? this.last;
    }
    if (message.type !== 'answer') return;
    const deed = this.#deeds.find(({ commandId }) => commandId === message.commandId);
    if (deed === undefined) return;
    // A house that could not write it, or is closing, may have: the command is still in doubt and is sent again.
    if (!message.ok && /^(not-written|house-closing|table-busy)$/.test(message.refusal.code)) return;
    if (deed.answer?.ok === true) {
      const [first, second] = [deed.answer, message].map((one) => JSON.stringify(one));
      if (first !== second) this.answeredAnew.push(`${first} then ${second}`);
      return;
    }
    deed.answer = message;
    if (message.ok) this.acknowledged += 1;
    this.#note(deed);
  }

  #note({ frame, commandId, answer }: Deed): void {
    const told = answer === null ? null : answer.ok ? { ok: true, version: answer.version } : { ok: false };
    this.#ledger.note({
      table: this.table,
      name: this.name,
      commandId,
      act: String(frame.act ?? frame.type),
      answer: told,
    });
  }

  #think(socket: WebSocket): void {
    const [least, most] = THINKS;
    setTimeout(
      () => {
        if (socket !== this.#socket || socket.readyState !== WebSocket.OPEN || !this.#isPlaying) return;
        this.#do();
        this.#think(socket);
      },
      least + this.#chance.below(most - least),
    );
  }

  #do(): void {
    const open = this.#deeds.at(-1);
    if (open?.answer === null) {
      if (this.#chance.isOneIn(20)) this.#say(open.frame);
      return;
    }
    if (this.last === null) return;
    const commandId = `${this.name}-${this.#count}`;
    const frame = this.#wished(commandId) ?? lawfulFrame(this, commandId, this.#chance);
    if (!('commandId' in frame) || frame.act === 'Leave') return;
    this.#count += 1;
    const deed: Deed = { frame, commandId, answer: null };
    this.#deeds = [...this.#deeds.slice(-30), deed];
    this.#note(deed);
    this.#say(frame);
  }

  #wished(commandId: string): Frame | null {
    const act = this.wish.find((one) => this.last?.acts.some((offered) => offered.act === one));
    if (act === undefined) return null;
    const only = { ...(this.last as TableMessage), acts: this.last?.acts.filter((one) => one.act === act) ?? [] };
    return lawfulFrame(
      { name: this.name, table: this.table, last: only, entropy: this.entropy },
      commandId,
      this.#chance,
    );
  }
}
