import type { Card, PuntoBancaEvent, PuntoBancaState } from '@sabot/engine';
import {
  abandon,
  begin,
  type Ceremony,
  close,
  cut,
  type Entry,
  endShuffle,
  type Hex32,
  houseCommitment,
  putOnRecord,
  revealSecret,
  type Step as Stepped,
} from '@sabot/fairness';
import type { Shuffler } from '../ports/shuffler.ts';
import type { VaultChange } from '../ports/store.ts';
import { seatedIn } from './seated.ts';

/** What is known of a table's shoe outside its stream. */
export interface ShoeParts {
  readonly table: string;
  readonly shuffler: Shuffler;
  readonly isBot: (player: string) => boolean;
  readonly record: readonly Entry[];
  readonly ceremony: Ceremony | null;
  readonly secret: Hex32 | null;
}

/** What became of the shoe by an event, and what the vault has to keep or give up. */
export interface Followed {
  readonly shoe: SealedShoe;
  readonly vault: readonly VaultChange[];
}

export const secretKey = (table: string, talla: number): string => `shuffle:${table}:${talla}`;

const must = (step: Stepped): Ceremony => {
  if (!step.ok) throw new Error(`the ceremony was refused: ${step.refusal}`);
  return step.ceremony;
};

/** The order of the cards, known to nobody at the table. It cannot be printed, and each step gives a new shoe. */
export class SealedShoe {
  readonly #parts: ShoeParts;
  #order: readonly Card[] | null = null;

  constructor(parts: ShoeParts) {
    this.#parts = parts;
  }

  /** Every line ever put on the table's record. */
  get record(): readonly Entry[] {
    return this.#parts.record;
  }

  /** What the house has committed to for the shoe in play. */
  get commitment(): Hex32 | null {
    return this.#parts.ceremony?.commitment ?? null;
  }

  /** Why this player may not cut; null: nothing is against it. */
  refusesCut(player: string): string | null {
    const { ceremony } = this.#parts;
    if (ceremony === null || ceremony.phase !== 'shuffling') return null;
    const tried = cut(must(endShuffle(ceremony)), player, 1);
    return tried.ok ? null : tried.refusal;
  }

  croupierDepth(): number {
    const { shuffler, ceremony, secret } = this.#parts;
    if (ceremony === null || secret === null) throw new Error('no shoe is being made');
    const { table, talla, decks } = ceremony;
    return shuffler.croupierDepth(secret, { table, talla, decks });
  }

  /** The card that leaves the shoe after so many others. */
  cardAfter(out: number): Card {
    const card = this.#cards()[out];
    if (card === undefined) throw new Error('the shoe is empty');
    return card;
  }

  follow(event: PuntoBancaEvent, after: PuntoBancaState): Followed {
    switch (event.type) {
      case 'PackShuffled':
        return this.#begin(after);
      case 'PackCut':
        return { shoe: this.#cut(event.by === 'croupier' ? null : event.by, event.at), vault: [] };
      case 'TallaEnded':
      case 'TableClosed':
        return this.#end();
      default:
        return { shoe: this, vault: [] };
    }
  }

  /** Whatever tries to print a shoe gets this. */
  toJSON(): string {
    return 'sealed';
  }

  #begin(state: PuntoBancaState): Followed {
    const { table, shuffler, isBot } = this.#parts;
    const secret = shuffler.freshSecret();
    const { talla } = state;
    const seated = seatedIn(state).map((player) => ({ player, bot: isBot(player) }));
    const beginning = { table, talla, decks: state.pack.decks, commitment: houseCommitment(secret), seated };
    const shoe = this.#recorded(must(begin(beginning)), secret);
    return { shoe, vault: [{ kind: 'put', key: secretKey(table, talla), value: secret }] };
  }

  #cut(by: string | null, depth: number): SealedShoe {
    const { ceremony, secret } = this.#parts;
    if (ceremony === null) throw new Error('no shoe is being made');
    return this.#recorded(must(close(must(cut(must(endShuffle(ceremony)), by, depth)))), secret);
  }

  #end(): Followed {
    const { table, ceremony, secret } = this.#parts;
    if (ceremony === null || secret === null) return { shoe: this, vault: [] };
    const over = ceremony.phase === 'closed' ? revealSecret(ceremony, secret) : abandon(ceremony, 'closed', secret);
    const { record } = this.#recorded(must(over), null);
    const shoe = new SealedShoe({ ...this.#parts, record, ceremony: null, secret: null });
    return { shoe, vault: [{ kind: 'remove', key: secretKey(table, ceremony.talla) }] };
  }

  #recorded(ceremony: Ceremony, secret: Hex32 | null): SealedShoe {
    const put = putOnRecord(this.#parts.record, ceremony);
    if (!put.ok) throw new Error(`the record was refused: ${put.refusal}`);
    return new SealedShoe({ ...this.#parts, record: put.record, ceremony, secret });
  }

  #cards(): readonly Card[] {
    const { shuffler, ceremony, secret } = this.#parts;
    if (ceremony === null || secret === null || ceremony.cut === null) throw new Error('the shoe is not ready');
    const { table, talla, decks } = ceremony;
    this.#order ??= shuffler.order({ table, talla, decks, secret, contributions: [], depth: ceremony.cut.depth });
    return this.#order;
  }
}
