import { notBefore, singleChoice, type TableMessage } from '@sabot/protocol';
import type { Server } from '../../src/index.ts';
import { Client, enter } from './client.ts';
import type { SimulatedClock } from './simulated-clock.ts';

/** What is said outside a coup, so that the next one comes. A stake is the least there is, and one only. */
const ONWARDS: readonly (readonly [act: string, fields: object])[] = [
  ['DeclineCut', {}],
  ['TakeBank', { amount: 100_00 }],
  ['Bid', { amount: 500_00 }],
  ['Deposit', {}],
  ['KeepBank', {}],
  ['SetStakes', {}],
  ['StaySilent', {}],
];

interface Asked {
  readonly acts: readonly string[];
  readonly from: number | null;
}

/**
 * Somebody whose page does what leaves no choice, and who presses at once where there is one: the first of `wishes` that is
 * on offer. Both leave at the moment that the rule of the protocol gives. `told` is every byte, with its time.
 */
export class PagePerson {
  readonly name: string;
  readonly told: string[] = [];
  /** The last act that was done without a choice. */
  forced: string | null = null;
  readonly #client: Client;
  readonly #table: string;
  readonly #clock: SimulatedClock;
  readonly #wishes: readonly string[];
  #cancel: () => void = () => undefined;
  #due = '';
  #onwards = '';

  private constructor(client: Client, name: string, table: string, clock: SimulatedClock, wishes: readonly string[]) {
    this.#client = client;
    this.name = name;
    this.#table = table;
    this.#clock = clock;
    this.#wishes = wishes;
    client.socket.on('message', (data) => {
      this.told.push(`${clock.now()} ${String(data)}`);
      const message = client.tables.at(-1);
      if (message?.view.phase === 'coup') this.#inCoup(message);
    });
    client.say({ type: 'watch', table });
  }

  static async comes(
    server: Server,
    clock: SimulatedClock,
    name: string,
    wishes: readonly string[],
  ): Promise<PagePerson> {
    const client = await Client.open(server, await enter(server, name));
    return new PagePerson(client, name, [...server.room.tables.keys()][0] as string, clock, wishes);
  }

  async does(act: string, fields: object = {}): Promise<void> {
    const answer = await this.#client.act(this.#table, act, fields);
    if (!answer.ok) throw new Error(`${this.name}, ${act}: ${answer.refusal.code}`);
  }

  /** Says what brings the table on to its next coup, if they are asked for it. */
  async goOn(): Promise<void> {
    const message = this.#client.tables.at(-1);
    const asked = message && this.#askedOf(message);
    if (!asked || message.view.phase === 'coup') return;
    const act = ONWARDS.find(([one]) => asked.acts.includes(one));
    const moment = `${act?.[0]} ${asked.from}`;
    if (act === undefined || this.#onwards === moment) return;
    this.#onwards = moment;
    await this.does(act[0], act[0] === 'SetStakes' ? leastStake(message) : act[1]);
  }

  #inCoup(message: TableMessage): void {
    const now = this.#clock.now();
    const only = singleChoice(message, this.name, now);
    const asked = this.#askedOf(message);
    const act = only?.act ?? this.#wishes.find((wish) => asked?.acts.includes(wish));
    // What is told again meanwhile begins no new moment.
    const due = `${act} ${asked?.from}`;
    if (due === this.#due) return;
    this.#cancel();
    this.#due = due;
    if (act === undefined) return;
    const at = only?.at ?? notBefore(message, this.name, act) ?? now;
    this.#cancel = this.#clock.after(at - now, () => {
      if (only !== null) this.forced = act;
      this.#client.say({ type: 'act', table: this.#table, commandId: `${this.name}-${at}`, act, fields: {} });
    });
  }

  #askedOf({ acts, awaits }: TableMessage): Asked | null {
    const asked = awaits.find(({ by }) => by.some(({ id }) => id === this.name));
    if (asked === undefined) return null;
    const may = acts.filter(({ act }) => asked.acts.includes(act)).map(({ act }) => act);
    return { acts: may, from: asked.from };
  }
}

/** The least on the first place that is offered, nothing on the others. */
function leastStake({ acts }: TableMessage): object {
  const offered = Object.entries(acts.find(({ act }) => act === 'SetStakes')?.fields ?? {});
  return Object.fromEntries(offered.map(([field, bound], i) => [field, i === 0 && 'min' in bound ? bound.min : 0]));
}
