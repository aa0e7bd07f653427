import type { Card, GameEvent, Result, Summary } from '@sabot/engine';
import {
  abandon,
  begin,
  type Ceremony,
  type RefusalCode as CeremonyRefusal,
  close,
  commit,
  cut,
  type Hex32,
  houseCommitment,
  lineAfter,
  mayStillCommit,
  mayStillReveal,
  reveal,
  revealedOf,
  revealSecret,
} from '@sabot/fairness';
import type { Shuffler } from '../../ports/shuffler.ts';
import type { VaultChange } from '../../ports/store.ts';
import { refuse, refuseHand } from '../../refusals.ts';
import { seatedIn } from '../seated.ts';
import { type CeremonyLine, type CeremonyState, type CeremonyStep, evolveCeremony, must } from './ceremony-line.ts';
import { BY_CROUPIER, shoeEvent } from './shoe-events.ts';

/** What is known of a table's shoe outside its stream. */
export interface ShoeParts extends CeremonyState {
  readonly table: string;
  readonly shuffler: Shuffler;
  readonly isBot: (player: string) => boolean;
  readonly secret: Hex32 | null;
  /** Who has let the cards go by, and who has left their seat: nobody waits for them. */
  readonly passed?: readonly string[];
  readonly gone?: readonly string[];
}

/** What became of the shoe, the lines that say so, and what the vault has to keep or give up. */
export interface Moved {
  readonly shoe: SealedShoe;
  readonly lines: readonly CeremonyLine[];
  readonly vault: readonly VaultChange[];
}

/** What the keys of all secrets of shoes begin with. */
export const SHUFFLES = 'shuffle:';
export const secretKey = (table: string, talla: number): string => `${SHUFFLES}${table}:${talla}`;

/** The order of the cards, known to nobody at the table. It cannot be printed, and each step gives a new shoe. */
export class SealedShoe {
  readonly #parts: ShoeParts;
  #order: readonly Card[] | null = null;

  constructor(parts: ShoeParts) {
    this.#parts = parts;
  }

  /** All that is public of the shuffle; null between two shoes. */
  get ceremony(): Ceremony | null {
    return this.#parts.ceremony;
  }

  /** Where the table's fairness stream stands. */
  get record(): CeremonyState {
    const { last, ceremony } = this.#parts;
    return { last, ceremony };
  }

  /** Players shuffle or reveal: croupier and shoe keep still meanwhile. */
  get pauses(): boolean {
    const phase = this.#parts.ceremony?.phase;
    return phase === 'shuffling' || phase === 'revealing';
  }

  /** Who is still waited for while players shuffle or reveal, connected or not: a lost connection has time to come back. */
  get waitsFor(): readonly string[] {
    const { ceremony, isBot, passed = [], gone = [] } = this.#parts;
    if (ceremony === null) return [];
    if (ceremony.phase === 'revealing') return mayStillReveal(ceremony);
    const notAsked = new Set([...passed, ...gone]);
    return mayStillCommit(ceremony).filter((player) => !isBot(player) && !notAsked.has(player));
  }

  /** Why this player may not cut; null: nothing is against it. */
  refusesCut(player: string): CeremonyRefusal | null {
    const { ceremony } = this.#parts;
    if (ceremony === null) return null;
    const tried = cut(ceremony, player, 1);
    return tried.ok || tried.refusal === 'already-cut' ? null : tried.refusal;
  }

  croupierDepth(): number {
    const { shuffler, ceremony, secret } = this.#parts;
    if (ceremony === null || secret === null) throw new Error('no shoe is being made');
    const { table, talla, decks, contributions } = ceremony;
    return shuffler.croupierDepth(secret, { table, talla, decks }, contributions);
  }

  /** On whom the lot falls, by place among them: it follows from the shuffle, and from nothing that comes later. */
  lot(no: number, among: readonly string[]): number {
    const { shuffler, ceremony, secret } = this.#parts;
    if (ceremony?.phase !== 'closed' || secret === null) throw new Error('no lot is drawn before the pack is cut');
    const { table, talla, decks } = ceremony;
    const contributions = revealedOf(ceremony.contributions);
    const [winner] = shuffler.drawLots({ table, talla, decks, secret, contributions, no, among });
    return among.indexOf(winner as string);
  }

  /** The card that leaves the shoe after so many others. */
  cardAfter(out: number): Card {
    const card = this.#cards()[out];
    if (card === undefined) throw new Error('the shoe is empty');
    return card;
  }

  /** So many of those that leave it next; none before it is ready. */
  nextCards(count: number, { out, left }: Summary): readonly Card[] {
    const there = this.#parts.ceremony?.phase === 'closed' ? Math.min(count, left) : 0;
    return Array.from({ length: there }, (_, i) => this.cardAfter(out + i));
  }

  follow(event: GameEvent, summary: () => Summary): Moved {
    const told = shoeEvent(event);
    if (told === null && this.#parts.ceremony?.phase === 'shuffling') return this.#places(summary());
    switch (told?.type) {
      case 'PackMixed':
        // The croupier has mixed the pack and lets it pass: from here on players shuffle.
        return told.by === BY_CROUPIER ? this.#begin(summary()) : this.#still();
      case 'CardsPassed':
        return told.player === null ? this.#still() : this.#passedBy(told.player);
      case 'PackShuffled':
        return this.#isBeingMade ? this.#still() : this.#begin(summary());
      case 'PackCut':
        return this.#cut(told.by === BY_CROUPIER ? null : told.by, told.at);
      case 'TallaEnded':
      case 'TableClosed':
        return this.#end();
      default:
        return this.#still();
    }
  }

  /** A player shuffles: their client has drawn bytes of its own and commits to them. */
  commit(player: string, talla: number, commitment: Hex32): Result<Moved> {
    const { ceremony } = this.#parts;
    if (ceremony === null) return refuse('no-shuffle');
    if (ceremony.talla !== talla) return refuse('other-talla');
    const tried = commit(ceremony, player, commitment);
    if (!tried.ok) return refuseHand(tried.refusal);
    const moved = this.#on({ step: 'committed', player, commitment });
    return { ok: true, value: moved.shoe.#unlessAwaited(moved) };
  }

  /** A player shows what they had committed to. */
  reveal(player: string, talla: number, entropy: Hex32): Result<Moved> {
    const { ceremony } = this.#parts;
    if (ceremony === null) return refuse('no-shuffle');
    if (ceremony.talla !== talla) return refuse('other-talla');
    const tried = reveal(ceremony, player, entropy);
    if (!tried.ok) return refuseHand(tried.refusal);
    const moved = this.#on({ step: 'contributed', player, entropy });
    return { ok: true, value: moved.shoe.#unlessAwaited(moved) };
  }

  /** The time to shuffle or to reveal is over, or nobody is left who could. */
  goOn(): Result<Moved> {
    return this.pauses ? { ok: true, value: this.#next() } : refuse('no-shuffle');
  }

  /** Whatever tries to print a shoe gets this. */
  toJSON(): string {
    return 'sealed';
  }

  get #isBeingMade(): boolean {
    const { ceremony } = this.#parts;
    return ceremony?.phase === 'shuffling' || ceremony?.phase === 'cutting';
  }

  #still(): Moved {
    return { shoe: this, lines: [], vault: [] };
  }

  #passedBy(player: string): Moved {
    const passed = [...(this.#parts.passed ?? []), player];
    const shoe = new SealedShoe({ ...this.#parts, passed });
    return shoe.#parts.ceremony?.phase === 'shuffling' ? shoe.#unlessAwaited(shoe.#still()) : shoe.#still();
  }

  /** Whoever sits down while the pack is shuffled has a hand in it; whoever leaves their seat is not waited for. */
  #places({ people }: Summary): Moved {
    const sitting = seatedIn(people);
    const { seated } = this.#parts.ceremony as Ceremony;
    const isListed = (player: string): boolean => seated.some((one) => one.player === player);
    const lines = sitting
      .filter((player) => !this.#parts.isBot(player) && !isListed(player))
      .map((player): CeremonyStep => ({ step: 'joined', player }));
    const gone = seated.map(({ player }) => player).filter((player) => !sitting.includes(player));
    const isSame = gone.length === (this.#parts.gone ?? []).length;
    if (lines.length === 0 && isSame) return this.#still();
    const shoe = new SealedShoe({ ...this.#parts, ...lines.reduce(evolveCeremony, this.record), gone });
    return shoe.#unlessAwaited({ shoe, lines, vault: [] });
  }

  #begin(summary: Summary): Moved {
    const { table, shuffler, isBot } = this.#parts;
    const secret = shuffler.freshSecret();
    const { talla, decks } = summary;
    const seated = seatedIn(summary.people).map((player) => ({ player, bot: isBot(player) }));
    const begun = must(begin({ table, talla, decks, commitment: houseCommitment(secret), seated }));
    const put: VaultChange = { kind: 'put', key: secretKey(table, talla), value: secret };
    const moved = new SealedShoe({ ...this.#parts, secret, passed: [], gone: [] }).#on(this.#lineOf(begun));
    return moved.shoe.#unlessAwaited({ ...moved, vault: [put] });
  }

  #cut(by: string | null, depth: number): Moved {
    const moved = this.#on({ step: 'cut', by, depth });
    return moved.shoe.#unlessAwaited(moved);
  }

  #end(): Moved {
    const { table, ceremony, secret } = this.#parts;
    if (ceremony === null || secret === null) return this.#still();
    const over = ceremony.phase === 'closed' ? revealSecret(ceremony, secret) : abandon(ceremony, 'closed', secret);
    const { shoe, lines } = new SealedShoe({ ...this.#parts, secret: null }).#on(this.#lineOf(must(over)));
    return { shoe, lines, vault: [{ kind: 'remove', key: secretKey(table, ceremony.talla) }] };
  }

  /** Goes on where nobody has to be waited for. */
  #unlessAwaited(before: Moved): Moved {
    if (!this.pauses || this.waitsFor.length > 0) return before;
    const { shoe, lines } = this.#next();
    return { shoe, lines: [...before.lines, ...lines], vault: before.vault };
  }

  #next(): Moved {
    const ceremony = this.#parts.ceremony as Ceremony;
    return this.#on(ceremony.phase === 'shuffling' ? { step: 'shuffled' } : this.#lineOf(must(close(ceremony))));
  }

  #lineOf(ceremony: Ceremony): CeremonyLine {
    const line = lineAfter(this.#parts.last ?? undefined, ceremony);
    if (!line.ok) throw new Error(`the record was refused: ${line.refusal}`);
    return line.entry;
  }

  #on(line: CeremonyLine | CeremonyStep): Moved {
    const shoe = new SealedShoe({ ...this.#parts, ...evolveCeremony(this.#parts, line) });
    return { shoe, lines: [line], vault: [] };
  }

  #cards(): readonly Card[] {
    const { shuffler, ceremony, secret } = this.#parts;
    if (ceremony === null || secret === null || ceremony.cut === null || ceremony.phase !== 'closed') {
      throw new Error('the shoe is not ready');
    }
    const { table, talla, decks } = ceremony;
    const contributions = revealedOf(ceremony.contributions);
    this.#order ??= shuffler.order({ table, talla, decks, secret, contributions, depth: ceremony.cut.depth });
    return this.#order;
  }
}
