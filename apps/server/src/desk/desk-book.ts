import { readChecked } from '@sabot/event-store';
import { houseId } from '../hosted/hosted-book.ts';
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../ports/store.ts';
import { Turns } from '../table/turns.ts';
import { type Authorisation, type Desk, type DeskLine, EMPTY_DESK, evolveDesk } from './desk-lines.ts';

export const DESK_STREAM = 'desk';
const HOUSE = 'house';

type DeskFault = 'no-such-authorisation' | 'withdrawn-already' | 'table-closing' | 'not-written';
export type DeskDone = { readonly ok: true } | { readonly ok: false; readonly code: DeskFault };
const no = (code: DeskFault): DeskDone => ({ ok: false, code });

/** What was authorised, and which tables of the house are to close: kept line by line with who did it and when. */
export class DeskBook {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #turns = new Turns();
  #desk: Desk = EMPTY_DESK;
  #version = 0;

  private constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  static async open(store: Store, clock: Clock): Promise<DeskBook> {
    const book = new DeskBook(store, clock);
    for await (const { type, data, version, actor, at } of readChecked(store, DESK_STREAM)) {
      book.#fold({ ...(JSON.parse(data) as object), type } as DeskLine, version, actor, at);
    }
    return book;
  }

  /** Reads on: a director may have done something on another node. */
  catchUp(): Promise<void> {
    return this.#turns.take(() => this.#readOn());
  }

  async #readOn(): Promise<void> {
    for await (const { type, data, version, actor, at } of this.#store.read(DESK_STREAM, this.#version + 1)) {
      this.#fold({ ...(JSON.parse(data) as object), type } as DeskLine, version, actor, at);
    }
  }

  get desk(): Desk {
    return this.#desk;
  }

  authorise(
    by: string,
    commandId: string,
    given: Pick<Authorisation, 'ruleset' | 'reference' | 'from' | 'until' | 'terms'>,
  ): Promise<DeskDone> {
    return this.#turns.take(() => this.#append(`director:${by}`, commandId, { type: 'Authorised', ...given }));
  }

  withdraw(by: string, commandId: string, id: number, reason: string): Promise<DeskDone> {
    return this.#turns.take(async () => {
      const found = this.#desk.authorisations.find((one) => one.id === id);
      if (found === undefined) return no('no-such-authorisation');
      if (found.withdrawn !== null) return no('withdrawn-already');
      const line: DeskLine = { type: 'AuthorisationWithdrawn', authorisation: id, reason };
      return this.#append(`director:${by}`, commandId, line);
    });
  }

  /** A table of the house is to close. The second director is told that it closes already. */
  askClosing(by: string, table: string): Promise<DeskDone> {
    return this.#turns.take(async () => {
      if (this.#desk.closing.has(table)) return no('table-closing');
      return this.#append(`director:${by}`, houseId(), { type: 'ClosingAsked', table });
    });
  }

  closed(table: string): Promise<DeskDone> {
    return this.#turns.take(() => this.#append(HOUSE, houseId(), { type: 'HouseTableClosed', table }));
  }

  async #append(actor: string, commandId: string, { type, ...line }: DeskLine): Promise<DeskDone> {
    const at = this.#clock.now();
    const events = [{ type, data: JSON.stringify(line) }];
    const writes = [{ stream: DESK_STREAM, expected: this.#version, ruleset: '', edition: 0, events }];
    const appended = await this.#store.append({ commandId: `desk:${actor}:${commandId}`, actor, at, writes });
    if (!appended.ok) {
      await this.#readOn();
      return no('not-written');
    }
    if (!appended.value.repeated) this.#fold({ ...line, type } as DeskLine, this.#version + 1, actor, at);
    return { ok: true };
  }

  #fold(line: DeskLine, version: number, actor: string, at: number): void {
    this.#version = version;
    const by = actor.slice(actor.indexOf(':') + 1);
    this.#desk = evolveDesk(this.#desk, line, { no: version, by, at });
  }
}
