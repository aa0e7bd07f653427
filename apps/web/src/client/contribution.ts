import { freshBytes, isHex32, playerCommitment } from '@sabot/fairness';
import type { Shuffling } from '@sabot/protocol';
import { note } from '../fairness/seen-shuffle.ts';
import type { Connection } from './connection.ts';

const keptAs = (table: string, house: string): string => `sabot:shuffle:${table}:${house}`;

function kept(key: string): string | null {
  try {
    const found = sessionStorage.getItem(key);
    return found !== null && isHex32(found) ? found : null;
  } catch {
    return null;
  }
}
function keep(key: string, entropy: string): void {
  try {
    sessionStorage.setItem(key, entropy);
  } catch {
    // Without storage a reload before the reveal withholds this part; the shuffle goes on without it.
  }
}

/**
 * A player's own part of each shuffle: fresh entropy, sealed while the pack is shuffled and shown once it is cut. It is
 * kept until then, so that a page loaded again can still show it.
 */
export class Contribution {
  readonly #connection: Pick<Connection, 'shuffle' | 'reveal'>;
  readonly #table: string;
  readonly #entropy = new Map<string, string>();
  readonly #sent = new Set<string>();

  constructor(connection: Pick<Connection, 'shuffle' | 'reveal'>, table: string) {
    this.#connection = connection;
    this.#table = table;
  }

  /** Does what the shuffle asks of this player now, once. */
  attend(shuffle: Shuffling | null | undefined, you: string | null): void {
    // What was promised before the first card can be compared with the proof later, also by one who only looked on.
    if (shuffle) note(this.#table, shuffle.talla, shuffle.commitment);
    if (!shuffle || you === null || !shuffle.waitsFor.includes(you)) return;
    const { talla, phase, commitment, contributions } = shuffle;
    const step = `${phase}:${commitment}`;
    if (this.#sent.has(step)) return;
    const key = keptAs(this.#table, commitment);
    if (phase === 'shuffling') {
      const entropy = kept(key) ?? freshBytes();
      keep(key, entropy);
      this.#entropy.set(key, entropy);
      this.#sent.add(step);
      void this.#connection.shuffle(this.#table, talla, playerCommitment(commitment, you, entropy));
    } else if (phase === 'revealing') {
      const entropy = this.#entropy.get(key) ?? kept(key);
      const sealed = contributions.find(({ player }) => player === you)?.commitment;
      // Only what the house lists as ours is shown, and only after the cut.
      if (!entropy || sealed !== playerCommitment(commitment, you, entropy)) return;
      this.#sent.add(step);
      void this.#connection.reveal(this.#table, talla, entropy);
    }
  }
}
