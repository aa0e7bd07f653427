import { isPlayerName, RESERVED_NAMES } from '@sabot/engine';
import { readChecked } from '@sabot/event-store';
import type { CashDesk } from '../money/cash-desk.ts';
import { PLAY_CHIPS } from '../money/mint.ts';
import type { Clock } from '../ports/clock.ts';
import type { Envelope, Store } from '../ports/store.ts';
import { Turns } from '../table/turns.ts';
import { scriptFault } from './scripts.ts';
import { skeletonsOf } from './skeleton.ts';

export type Entered = { readonly ok: true; readonly name: string } | { readonly ok: false; readonly code: string };

const STREAM = 'guests';
/** One room holds this many names, unless told otherwise. */
const MOST_GUESTS = 100_000;
/** Whoever has not played by then is forgotten, and the name is free again. */
const A_DAY = 24 * 3600 * 1000;
/** Another node may have let somebody in at the same moment: it is read, judged anew and tried again so often. */
const MOST_TRIES = 5;
/** So many who are due are looked at when somebody enters; more where the house is full. */
const [LOOKS, LOOKS_WHEN_FULL] = [10, 200];

interface Guest {
  /** The number of the event with which their sessions began. A cookie carries it; null: one of the older form, which has none. */
  session: number | null;
  readonly at: number;
  /** The version of their wallet when they entered: as long as it is that, they have not played. */
  readonly wallet: number;
}

/** Who has entered. A name is given once; nobody may bear one that looks like another's. */
export class Guests {
  /** Whether somebody is connected; the server says so once its sockets are open. */
  isHere: (name: string) => boolean = () => false;
  most = MOST_GUESTS;
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #desk: CashDesk;
  readonly #names = new Map<string, Guest>();
  /** Who may never have played, in the order in which they came. */
  readonly #fresh = new Set<string>();
  readonly #skeletons: Set<string>;
  readonly #turns = new Turns();
  #version = 0;

  private constructor(store: Store, clock: Clock, desk: CashDesk, bots: readonly string[]) {
    this.#store = store;
    this.#clock = clock;
    this.#desk = desk;
    this.#skeletons = new Set([...RESERVED_NAMES, ...bots].flatMap(skeletonsOf));
  }

  static async open(store: Store, clock: Clock, desk: CashDesk, bots: readonly string[]): Promise<Guests> {
    const guests = new Guests(store, clock, desk, bots);
    for await (const line of readChecked(store, STREAM)) guests.#fold(line);
    return guests;
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** What the cookie of a guest says: their name, and which of their sessions it belongs to. */
  sessionOf(name: string): string {
    const session = this.#names.get(name)?.session ?? null;
    return session === null ? name : `${name}~${session}`;
  }

  /** The guest behind such a cookie; null: its session was ended, or they were forgotten. */
  behind(cookie: string): string | null {
    const [name = ''] = cookie.split('~', 1);
    return this.#names.has(name) && this.sessionOf(name) === cookie ? name : null;
  }

  /** Gives somebody a name and their first chips, both or neither. */
  enter(given: string): Promise<Entered> {
    const name = given.normalize('NFKC').trim().replaceAll(/ +/gu, ' ');
    return this.#turns.take(async () => {
      await this.#forgetIdle(this.#names.size >= this.most ? LOOKS_WHEN_FULL : LOOKS);
      return this.#desk.exclusively([name], async () => {
        for (let tries = 1; ; tries += 1) {
          const entered = await this.#write(name);
          if (entered.ok || entered.code !== 'not-written' || tries === MOST_TRIES) return entered;
        }
      });
    });
  }

  /** Reads on: another node may have let people in. */
  catchUp(): Promise<void> {
    return this.#turns.take(() => this.#readOn());
  }

  async #readOn(): Promise<void> {
    for await (const line of this.#store.read(STREAM, this.#version + 1)) this.#fold(line);
  }

  /** Every cookie that was given to somebody so far counts no more. False: it could not be kept. */
  endSessions(name: string): Promise<boolean> {
    return this.#turns.take(() => this.#append(`sessions:${name}`, `player:${name}`, 'SessionsEnded', { name }));
  }

  async #write(name: string): Promise<Entered> {
    if (!isPlayerName(name)) return { ok: false, code: 'unfit-name' };
    const fault = scriptFault(name);
    if (fault !== null) return { ok: false, code: fault };
    if (skeletonsOf(name).some((skeleton) => this.#skeletons.has(skeleton))) return { ok: false, code: 'name-taken' };
    if (this.#names.size >= this.most) return { ok: false, code: 'house-full' };
    const wallet = await this.#desk.grantOf(name, PLAY_CHIPS);
    const line = { name, wallet: wallet.expected + 1 };
    const isKept = await this.#append(`enter:${name}`, `player:${name}`, 'GuestEntered', line, wallet);
    this.#desk.forget([name]);
    return isKept ? { ok: true, name } : { ok: false, code: 'not-written' };
  }

  async #forgetIdle(looks: number): Promise<void> {
    const before = this.#clock.now() - A_DAY;
    let left = looks;
    for (const name of this.#fresh) {
      if (left-- === 0) return;
      const guest = this.#names.get(name);
      if (guest !== undefined && guest.at > before) return;
      this.#fresh.delete(name);
      if (guest === undefined) continue;
      await this.#desk.exclusively([name], async () => {
        const wallet = await this.#desk.takeBack(name, PLAY_CHIPS, guest.wallet);
        if (wallet === null) return;
        // Whoever looks on may still sit down.
        if (this.isHere(name)) this.#fresh.add(name);
        else await this.#append(`forget:${name}`, 'house', 'GuestForgotten', { name }, wallet);
        this.#desk.forget([name]);
      });
    }
  }

  async #append(
    what: string,
    actor: string,
    type: string,
    line: object,
    ...wallets: Awaited<ReturnType<CashDesk['grantOf']>>[]
  ): Promise<boolean> {
    const at = this.#clock.now();
    const data = JSON.stringify(line);
    const writes = [
      { stream: STREAM, expected: this.#version, ruleset: '', edition: 0, events: [{ type, data }] },
      ...wallets,
    ];
    const appended = await this.#store.append({ commandId: `${what}:${this.#version}`, actor, at, writes });
    if (appended.ok) this.#fold({ type, data, at, version: this.#version + 1 });
    else await this.#readOn();
    return appended.ok;
  }

  #fold({ type, data, at, version }: Pick<Envelope, 'type' | 'data' | 'at' | 'version'>): void {
    const { name, wallet } = JSON.parse(data) as { readonly name: string; readonly wallet?: number };
    this.#version = version;
    const known = this.#names.get(name);
    if (type === 'SessionsEnded') {
      if (known !== undefined) known.session = version;
    } else if (type === 'GuestForgotten') {
      this.#names.delete(name);
      this.#fresh.delete(name);
      for (const skeleton of skeletonsOf(name)) this.#skeletons.delete(skeleton);
    } else {
      this.#names.set(name, { session: wallet === undefined ? null : version, at, wallet: wallet ?? 1 });
      this.#fresh.add(name);
      for (const skeleton of skeletonsOf(name)) this.#skeletons.add(skeleton);
    }
  }
}
