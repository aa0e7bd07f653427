import { createHash, createHmac } from 'node:crypto';

/**
 * sabot-shuffle-1 a second time, from the words of docs/fairness.md alone and in the plainest way: node:crypto, one
 * whole message a block, nothing shared with the package. The vectors were computed with it.
 */

export interface PlainShoe {
  secret: string;
  table: string;
  talla: number;
  decks: number;
  /** Player and 32 bytes in hexadecimal. */
  contributions: { player: string; entropy: string }[];
}

const number = (n: number): Buffer => Buffer.from(n.toString(16).padStart(8, '0'), 'hex');
const text = (words: string): Buffer => Buffer.concat([number(Buffer.byteLength(words)), Buffer.from(words)]);
const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');

export const plainHouseCommitment = (secret: string): string => sha256(bytes(secret));

export const plainPlayerCommitment = (house: string, player: string, entropy: string): string =>
  sha256(Buffer.concat([text('sabot-shuffle-1/contribution'), bytes(house), text(player), bytes(entropy)]));

export function plainMessage(use: string, shoe: PlainShoe, more: Buffer, counter: number): Buffer {
  const parts = [text(`sabot-shuffle-1/${use}`), text(shoe.table), number(shoe.talla), number(shoe.decks)];
  parts.push(number(shoe.contributions.length));
  for (const { player, entropy } of shoe.contributions) parts.push(text(player), bytes(entropy));
  parts.push(more, number(counter));
  return Buffer.concat(parts);
}

export const plainBlock = (secret: string, message: Buffer): Buffer =>
  createHmac('sha256', bytes(secret)).update(message).digest();

/** Draws numbers, and counts the words it threw away. */
export class PlainStream {
  thrownAway = 0;
  private words: bigint[] = [];
  private counter = 0;
  private readonly use: string;
  private readonly shoe: PlainShoe;
  private readonly more: Buffer;

  constructor(use: string, shoe: PlainShoe, more = Buffer.alloc(0)) {
    this.use = use;
    this.shoe = shoe;
    this.more = more;
  }

  draw(n: number): number {
    for (;;) {
      if (this.words.length === 0) {
        const block = plainBlock(this.shoe.secret, plainMessage(this.use, this.shoe, this.more, this.counter));
        this.counter += 1;
        for (let i = 0; i < 8; i++) this.words.push(BigInt(`0x${block.subarray(4 * i, 4 * i + 4).toString('hex')}`));
      }
      const word = this.words.shift() as bigint;
      const times = 0x1_0000_0000n / BigInt(n);
      if (word < times * BigInt(n)) return Number(word % BigInt(n));
      this.thrownAway += 1;
    }
  }

  shuffle(list: string[]): string[] {
    const left = [...list];
    const backwards: string[] = [];
    while (left.length > 1) {
      const at = this.draw(left.length);
      const last = left.pop() as string;
      if (at === left.length) backwards.push(last);
      else {
        backwards.push(left[at] as string);
        left[at] = last;
      }
    }
    return [...left, ...backwards.reverse()];
  }
}

function plainPack(decks: number): string[] {
  const pack: string[] = [];
  for (let deck = 0; deck < decks; deck++) {
    for (const suit of 'shdc') for (const rank of 'A23456789TJQK') pack.push(rank + suit);
  }
  return pack;
}

export function plainOrder(shoe: PlainShoe, depth: number): string[] {
  const shuffled = new PlainStream('order', shoe).shuffle(plainPack(shoe.decks));
  return shuffled.map((_, i) => shuffled[(i + depth) % shuffled.length] as string);
}

/** The contributions are here the commitments of all who committed, revealed or not. */
export const plainCroupierDepth = (shoe: PlainShoe): number =>
  1 + new PlainStream('cut', shoe).draw(52 * shoe.decks - 1);

export function plainLots(shoe: PlainShoe, no: number, among: string[]): string[] {
  const sorted = among.map((name) => Buffer.from(name)).sort(Buffer.compare);
  const more = [number(no), number(sorted.length), ...sorted.map((name) => text(name.toString()))];
  return new PlainStream('lots', shoe, Buffer.concat(more)).shuffle(sorted.map((name) => name.toString()));
}

const sortedNames = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export function plainEntryHash(entry: Record<string, unknown>): string {
  const { hash: _, ...unsealed } = entry;
  return sha256(JSON.stringify(unsealed, sortedNames));
}
