import { isNamedIn } from '@sabot/engine';
import { type Answer, type Outbound, PROTOCOL, type TableMessage } from '@sabot/protocol';
import { entered } from './entered.ts';

/** Something a gambler did, and what they were told of it; null: the house was gone before it answered. */
export interface Deed {
  readonly commandId: string;
  readonly act: string;
  readonly fields: Readonly<Record<string, unknown>>;
  answer: Answer | null;
}

/** So long, in milliseconds, a gambler thinks between two layouts. */
const THINKS = 45;
/** So many of the last deeds are sent again after a restart. */
const REPEATED = 5;
const BUY_IN = 1000_00;

/** A person with a socket who changes their stakes as often as they may, and remembers every answer through all kills. */
export class Gambler {
  readonly name: string;
  readonly table: string;
  readonly deeds: Deed[] = [];
  /** Deeds that were answered differently the second time. */
  readonly answeredAnew: string[] = [];
  repeated = 0;
  #cookie = '';
  #socket: WebSocket | null = null;

  constructor(name: string, table: string) {
    this.name = name;
    this.table = table;
  }

  async enter(address: string): Promise<void> {
    this.#cookie = await entered(address, this.name);
  }

  /** Plays until the house is gone. Resolves, with the phase it is in, when something new was acknowledged and again in a coup. */
  play(address: string): { readonly staked: Promise<void>; readonly inCoup: Promise<void> } {
    const staked = Promise.withResolvers<void>();
    const inCoup = Promise.withResolvers<void>();
    const { deeds } = this;
    this.#socket?.close();
    const again = deeds.filter(({ answer }, i) => answer === null || i >= deeds.length - REPEATED);
    const first = deeds.length;
    const headers = { cookie: this.#cookie };
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers } as never);
    this.#socket = socket;
    const say = (message: object): void => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    };
    const send = ({ commandId, act, fields }: Deed): void => {
      say({ type: 'act', table: this.table, commandId, act, fields });
    };
    const does = (act: string, fields: Deed['fields']): void => {
      const deed = { commandId: `${this.name}-${deeds.length}`, act, fields, answer: null };
      deeds.push(deed);
      send(deed);
    };
    let last: TableMessage | undefined;
    let isThinking = false;
    const think = (): void => {
      if (isThinking || last === undefined || deeds.at(-1)?.answer === null) return;
      isThinking = true;
      setTimeout(() => {
        isThinking = false;
        const wish = this.#wish(last as TableMessage);
        if (wish !== null && deeds.at(-1)?.answer !== null) does(...wish);
      }, THINKS);
    };
    socket.addEventListener('open', () => {
      say({ type: 'hello', protocol: PROTOCOL, views: 'whole' });
      for (const deed of again) send(deed);
      say({ type: 'watch', table: this.table });
    });
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Outbound;
      if (message.type === 'answer') {
        this.#hear(message);
        if (message.ok && deeds.length > first) staked.resolve();
        think();
      } else if (message.type === 'table') {
        last = message;
        if (message.view.phase === 'coup' && deeds.slice(first).some(({ answer }) => answer?.ok)) inCoup.resolve();
        think();
      }
    });
    return { staked: staked.promise, inCoup: inCoup.promise };
  }

  #hear(answer: Answer): void {
    const deed = this.deeds.find(({ commandId }) => commandId === answer.commandId);
    if (deed === undefined) throw new Error(`nobody asked for ${answer.commandId}`);
    if (deed.answer !== null) this.repeated += 1;
    // A refusal leaves nothing behind: what was refused then may be lawful now.
    if (deed.answer?.ok !== true) deed.answer = answer;
    else if (JSON.stringify(deed.answer) !== JSON.stringify(answer)) this.answeredAnew.push(deed.commandId);
  }

  #wish({ view, acts }: TableMessage): [string, Deed['fields']] | null {
    const offered = (name: string) => acts.find(({ act }) => act === name);
    const seat = offered('Sit')?.fields.seat;
    if (!isNamedIn(view.people, this.name)) {
      return seat?.kind === 'one-of' ? ['Sit', { seat: seat.options[0] }] : null;
    }
    const bets = offered('SetStakes')?.fields.punto;
    const wasRefused = this.deeds.at(-1)?.answer?.ok === false;
    const isBroke = bets?.kind !== 'amount' || bets.max < bets.min * 3 || wasRefused;
    if (isBroke && offered('BuyChips') !== undefined && !this.#hasJustBought()) return ['BuyChips', { amount: BUY_IN }];
    if (view.phase !== 'stakes' || bets?.kind !== 'amount') return null;
    return ['SetStakes', { stakes: [['punto', bets.min * (1 + (this.deeds.length % 3))]] }];
  }

  #hasJustBought(): boolean {
    return this.deeds.at(-1)?.act === 'BuyChips';
  }
}
