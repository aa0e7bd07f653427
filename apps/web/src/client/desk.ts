import type { Guest, LobbyTable, RulesetCard } from '@sabot/protocol';
import { Cell } from './cell.ts';
import { Connection } from './connection.ts';
import { ask, type Reply, tell } from './house.ts';

const socketAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

/** What the page knows of the house, whichever screen is shown. */
export class Desk {
  readonly connection = new Connection(socketAddress());
  /** Null: nobody has entered; undefined: not known yet. */
  readonly guest = new Cell<Guest | null | undefined>(undefined);
  readonly rulesets = new Cell<readonly RulesetCard[] | null>(null);
  readonly #pages = new Map<string, Promise<Reply<unknown>>>();

  constructor() {
    // A house that was down when the page came is asked again as soon as it is heard.
    this.connection.link.subscribe(() => {
      if (this.connection.link.value === 'open' && this.rulesets.value === null) void this.open();
    });
  }

  async open(): Promise<void> {
    const [cards] = await Promise.all([this.once<readonly RulesetCard[]>('/api/rulesets'), this.refreshGuest()]);
    if (cards.ok) this.rulesets.set(cards.value);
  }

  async refreshGuest(): Promise<void> {
    const reply = await ask<Guest>('/api/me');
    if (reply.ok) this.guest.set(reply.value);
    else if (reply.refusal.code !== 'unreachable') this.guest.set(null);
  }

  async enter(name: string): Promise<Reply<Guest>> {
    const reply = await tell<Guest>('/api/guests', { name });
    if (reply.ok) {
      this.guest.set(reply.value);
      this.connection.reopen();
    }
    return reply;
  }

  tables(): Promise<Reply<readonly LobbyTable[]>> {
    return ask<readonly LobbyTable[]>('/api/tables');
  }

  /** What does not change while the page is open is asked for once; a failure is asked for again. */
  once<T>(path: string): Promise<Reply<T>> {
    const known = this.#pages.get(path) as Promise<Reply<T>> | undefined;
    if (known !== undefined) return known;
    const asked = ask<T>(path).then((reply) => {
      if (!reply.ok) this.#pages.delete(path);
      return reply;
    });
    this.#pages.set(path, asked);
    return asked;
  }
}
