import { type Envelope, type EventStore, type Head, hashOf, NO_HASH } from '@sabot/event-store';
import { type Entry, revealedOf, shoeOrder } from '@sabot/fairness';
import { expect } from 'vitest';

interface Posting {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}
interface Coup {
  readonly cards: string[];
  isOver: boolean;
}
/** A shoe as the stream tells it; null stands for a card that was burnt unseen. */
interface Shoe {
  readonly talla: number;
  readonly out: (string | null)[];
}

/**
 * Reads the streams as they lie in the store, knowing nothing of the server: each time only what is new, but also that what
 * was there is still there.
 */
export class Audit {
  readonly commands = new Map<string, Envelope[]>();
  readonly coups = new Map<string, Coup[]>();
  events = 0;
  minted = 0;
  readonly #heads = new Map<string, Head>();
  readonly #balances = new Map<string, number>();
  readonly #shoes = new Map<string, Shoe>();
  readonly #records = new Map<string, Entry[]>();

  async read(store: EventStore): Promise<void> {
    for await (const head of store.streams()) await this.#follow(store, head);
    for (const stream of this.#heads.keys()) expect(await store.head(stream), stream).not.toBeNull();
    await this.#compareShoes(store);
  }

  /** Chips in all wallets and at all tables, the house's among them. */
  get held(): number {
    return [...this.#balances]
      .filter(([account]) => !account.endsWith(' mint') && !account.endsWith(' outside'))
      .reduce((sum, [, amount]) => sum + amount, 0);
  }

  /** Accounts that owe something and may not. */
  get overdrawn(): readonly string[] {
    const mayOwe = / (mint|outside|house)$/;
    return [...this.#balances].filter(([account, amount]) => amount < 0 && !mayOwe.test(account)).map(([name]) => name);
  }

  async #follow(store: EventStore, head: Head): Promise<void> {
    const known = this.#heads.get(head.stream);
    let last = known ?? { stream: head.stream, version: 0, hash: NO_HASH };
    for await (const event of store.read(head.stream, Math.max(1, last.version))) {
      if (event.version === known?.version) {
        expect(event.hash, `${head.stream} ${event.version} is still what it was`).toBe(known.hash);
        continue;
      }
      expect(event.version).toBe(last.version + 1);
      expect(event.prev).toBe(last.hash);
      expect(hashOf(event)).toBe(event.hash);
      last = event;
      this.#take(event);
    }
    expect({ version: last.version, hash: last.hash }).toEqual({ version: head.version, hash: head.hash });
    this.#heads.set(head.stream, head);
  }

  #take(event: Envelope): void {
    this.events += 1;
    if (event.commandId.startsWith('act:')) {
      this.commands.set(event.commandId, [...(this.commands.get(event.commandId) ?? []), event]);
    }
    const data = JSON.parse(event.data);
    for (const posting of (data.postings ?? []) as Posting[]) this.#post(event.stream, posting);
    const [kind, name = ''] = event.stream.split(':');
    if (kind === 'table') this.#deal(name, event.type, data);
    if (kind === 'fairness' && 'deed' in data) this.#records.set(name, [...(this.#records.get(name) ?? []), data]);
  }

  /** A wallet's own account is named like its stream; what goes to or comes from a table is booked there once more. */
  #post(stream: string, { from, to, amount }: Posting): void {
    expect(Number.isSafeInteger(amount) && amount >= 0, `${stream} moves ${amount}`).toBe(true);
    if (from === 'mint') this.minted += amount;
    if (to === 'mint') this.minted -= amount;
    const isTable = stream.startsWith('table:');
    const move = (account: string, by: number): void => {
      if (!isTable && account !== stream) return;
      const key = `${stream} ${account}`;
      this.#balances.set(key, (this.#balances.get(key) ?? 0) + by);
    };
    move(from, -amount);
    move(to, amount);
  }

  #deal(table: string, type: string, data: { talla: number; card: string; unseen: number }): void {
    const coups = this.coups.get(table) ?? [];
    this.coups.set(table, coups);
    const shoe = this.#shoes.get(table);
    switch (type) {
      case 'PackBrought':
        this.#shoes.set(table, { talla: data.talla, out: [] });
        return;
      case 'CardBurnt':
        shoe?.out.push(data.card, ...Array<null>(data.unseen).fill(null));
        return;
      case 'StakesClosed':
        coups.push({ cards: [], isOver: false });
        return;
      case 'CardDrawn':
        shoe?.out.push(data.card);
        coups.at(-1)?.cards.push(data.card);
        return;
      case 'CoupEnded':
        if (coups.length > 0) coups[coups.length - 1]!.isOver = true;
    }
  }

  /** Every card that has left a shoe in play, against the order that the secret in the vault gives. */
  async #compareShoes(store: EventStore): Promise<void> {
    for (const [table, { talla, out }] of this.#shoes) {
      const record = this.#records.get(table) ?? [];
      const begun = record.findLast((entry) => entry.deed === 'begun');
      const closed = record.at(-1);
      if (begun?.deed !== 'begun' || closed?.deed !== 'closed' || begun.talla !== talla) continue;
      const secret = await store.vault.get(`shuffle:${table}:${talla}`);
      expect(secret, `the vault has the secret of ${table}`).not.toBeNull();
      const { contributions, cut } = closed;
      const shoe = { table, talla, decks: begun.decks, secret: secret as string };
      const order = shoeOrder({ ...shoe, contributions: revealedOf(contributions), depth: cut.depth });
      expect(out.map((card, i) => card ?? order[i])).toEqual(order.slice(0, out.length));
    }
  }
}
