import type { Answer } from '@sabot/protocol';
import { NobodyThere } from '../../call/bad-call.ts';
import { moreChips, walletOf } from '../../house/door.ts';
import type { House } from '../../house/house.ts';
import type { TableLink } from '../../house/table-link.ts';
import type { AnyTable } from '../any-table.ts';
import type { Refused } from '../screen/refusal-text.ts';

/** What one sits down with, and what one asks for when it is gone: a thousand, in cents. */
export const BUY_IN = 1000_00;

/** What you do at a table: each act goes to the house, and the table is shown as it is after it. */
export class Hand {
  readonly #house: House;
  readonly #cookie: string;
  readonly #link: TableLink;
  readonly #table: AnyTable;
  #brought = 0;

  constructor(house: House, cookie: string, link: TableLink, table: AnyTable) {
    this.#house = house;
    this.#cookie = cookie;
    this.#link = link;
    this.#table = table;
  }

  /** All the chips you brought to this table, in cents. */
  get brought(): number {
    return this.#brought;
  }

  set brought(amount: number) {
    this.#brought = amount;
  }

  async act(act: string, fields: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
    const answer = await this.#link.act(act, fields);
    if (answer.ok) {
      while (this.#link.latest.version < answer.version) await this.#link.stirred();
      this.#table.show(this.#link.latest);
    }
    return answer;
  }

  /** Brings chips from the wallet, as many as are wanted and there: how many it was, or why none. */
  async buy(wanted: number): Promise<number | Refused> {
    let wallet = await this.#patiently(walletOf);
    if (wallet < wanted && (await this.#patiently(moreChips))) wallet = await this.#patiently(walletOf);
    const amount = this.#table.offered('BuyChips')?.fields.amount;
    const [step, most] = amount?.kind === 'amount' ? [amount.step, amount.max] : [1, wanted];
    const least = Math.min(wanted, wallet, most);
    const chips = least - (least % step);
    if (chips <= 0) return 0;
    const bought = await this.act('BuyChips', { amount: chips });
    if (!bought.ok) return bought.refusal;
    this.#brought += chips;
    return chips;
  }
  /** A house that is gone for a moment is asked again as soon as the table is heard of; its link knows when to give up. */
  async #patiently<T>(ask: (house: House, cookie: string) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask(this.#house, this.#cookie);
      } catch (error) {
        if (!(error instanceof NobodyThere)) throw error;
        await this.#link.stirred();
      }
    }
  }
}
