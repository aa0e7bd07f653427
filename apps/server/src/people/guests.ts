import { isPlayerName, RESERVED_NAMES } from '@sabot/engine';
import type { CashDesk } from '../money/cash-desk.ts';
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../ports/store.ts';
import { Turns } from '../table/turns.ts';
import { scriptFault } from './scripts.ts';
import { skeletonsOf } from './skeleton.ts';

export type Entered = { readonly ok: true; readonly name: string } | { readonly ok: false; readonly code: string };

const STREAM = 'guests';
/** What everybody enters with: ten thousand, in cents. */
export const FIRST_CHIPS = 10_000_00;
/** One room holds this many names. */
const MOST_GUESTS = 100_000;

/** Who has entered. A name is given once; nobody may bear one that looks like another's. */
export class Guests {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #desk: CashDesk;
  readonly #names = new Set<string>();
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
    for await (const { data, version } of store.read(STREAM)) {
      guests.#add((JSON.parse(data) as { name: string }).name, version);
    }
    return guests;
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** Gives somebody a name and their first chips, both or neither. */
  enter(given: string): Promise<Entered> {
    const name = given.normalize('NFKC').trim();
    return this.#turns.take(() => this.#desk.exclusively([name], () => this.#write(name)));
  }

  async #write(name: string): Promise<Entered> {
    if (!isPlayerName(name)) return { ok: false, code: 'unfit-name' };
    const fault = scriptFault(name);
    if (fault !== null) return { ok: false, code: fault };
    if (skeletonsOf(name).some((skeleton) => this.#skeletons.has(skeleton))) return { ok: false, code: 'name-taken' };
    if (this.#names.size >= MOST_GUESTS) return { ok: false, code: 'house-full' };
    const event = { type: 'GuestEntered', data: JSON.stringify({ name }) };
    const wallet = await this.#desk.grantOf(name, FIRST_CHIPS);
    const appended = await this.#store.append({
      commandId: `enter:${name}`,
      actor: `player:${name}`,
      at: this.#clock.now(),
      writes: [{ stream: STREAM, expected: this.#version, ruleset: '', edition: 0, events: [event] }, wallet],
    });
    this.#desk.forget([name]);
    if (!appended.ok) return { ok: false, code: 'not-written' };
    this.#add(name, this.#version + 1);
    return { ok: true, name };
  }

  #add(name: string, version: number): void {
    this.#names.add(name);
    for (const skeleton of skeletonsOf(name)) this.#skeletons.add(skeleton);
    this.#version = version;
  }
}
