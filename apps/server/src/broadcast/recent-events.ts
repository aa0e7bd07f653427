import type { GameEvent, Ruleset } from '@sabot/engine';
import { EVENTS_KEPT, makeChange } from '@sabot/protocol';
import type { Step } from '../table/decide.ts';
import { LikeEvents } from './like-events.ts';
import { TextLog } from './text-log.ts';

/** An event as it is told: to most, and to those who saw more of it. */
export interface WitnessedText {
  readonly no: number;
  /** As most saw it. */
  readonly event: GameEvent;
  readonly text: string;
  readonly own: ReadonlyMap<string, string> | null;
}

/** Writes an event down, for whoever is told of it now or comes back later. */
export function witnessed({ game }: Ruleset, { event, text, after }: Step, no: number): WitnessedText {
  const common = game.witness(after, event, null) as GameEvent;
  if (common === event) return { no, event, text, own: null };
  const insiders = game
    .summary(after)
    .insiders.map((name) => [name, JSON.stringify(game.witness(after, event, name))] as const);
  return { no, event: common, text: JSON.stringify(common), own: insiders.length === 0 ? null : new Map(insiders) };
}

/** The events after one version and up to another. */
export interface Missed {
  /** Whether all of them are at hand; if not, the view tells all the same. */
  readonly isAtHand: boolean;
  /** As a list without its brackets, each with its number, as a whole message has them. */
  numbered(viewer: string | null): string;
  /** The same as a delta has them, for somebody who was told everything after the version `since`. */
  packed(viewer: string | null, since: number): string;
}

/** The last events of a table, for those who are told of them later than others. */
export class RecentEvents {
  readonly #full = new TextLog(EVENTS_KEPT, 48 * 1024);
  /** Each told by an earlier one like it, where that is shorter, and else in full. */
  readonly #packed = new TextLog(EVENTS_KEPT, 16 * 1024);
  /** By which event each is told. */
  readonly #likes = new Map<number, number>();
  readonly #own = new Map<number, ReadonlyMap<string, string>>();
  readonly #index = new LikeEvents();

  /** Keeps an event; packed where somebody follows by deltas. */
  note({ no, event, text, own }: WitnessedText, isFollowed: boolean): void {
    // Somebody else has written meanwhile: what lies here does not lead up to what comes.
    if (no !== this.#full.next) this.#begin(no);
    const packed = isFollowed ? this.#pack(no, event, text) : text;
    this.#full.add(text);
    this.#packed.add(packed);
    if (own !== null) this.#own.set(no, own);
    for (const map of [this.#own, this.#likes]) {
      for (const old of map.keys()) {
        if (old >= this.#full.first) break;
        map.delete(old);
      }
    }
  }

  since(have: number, version: number): Missed {
    const isAtHand = this.#has(have, version);
    if (!isAtHand || have === version) return { isAtHand, numbered: () => '', packed: () => '' };
    const numbers = Array.from({ length: version - have }, (_, i) => have + 1 + i);
    const texts = new Map<string, string>();
    return {
      isAtHand,
      // A whole view may be written much later than it was asked for.
      numbered: (viewer) =>
        this.#has(have, version) ? numbers.map((no) => `{"no":${no},"event":${this.#textFor(viewer, no)}}`).join() : '',
      packed: (viewer, since) => {
        const eyes = viewer !== null && numbers.some((no) => this.#isOwn(viewer, no)) ? viewer : null;
        const known = numbers.reduce((count, no) => count + ((this.#likes.get(no) ?? 0) > since ? 1 : 0), 0);
        // Who knows as many of the events that others are told by knows the same ones.
        const key = eyes === null ? `${known}` : `${known} ${eyes}`;
        let text = texts.get(key);
        if (text === undefined) {
          text = numbers.map((no) => this.#packedFor(eyes, no, since)).join();
          texts.set(key, text);
        }
        return text;
      },
    };
  }

  #has(have: number, version: number): boolean {
    if (have >= version) return have === version;
    return version - have <= EVENTS_KEPT && have + 1 >= this.#full.first && version < this.#full.next;
  }

  #textFor(viewer: string | null, no: number): string {
    const own = viewer === null ? undefined : this.#own.get(no)?.get(viewer);
    return own ?? this.#full.read(no, no);
  }

  /** Whether somebody saw more than others of this event, or of the one it is told by. */
  #isOwn(viewer: string, no: number): boolean {
    if (this.#own.size === 0) return false;
    const like = this.#likes.get(no);
    return this.#own.get(no)?.has(viewer) === true || (like !== undefined && this.#own.get(like)?.has(viewer) === true);
  }

  #packedFor(eyes: string | null, no: number, since: number): string {
    const like = this.#likes.get(no) ?? 0;
    const isFit = like > since && like >= this.#full.first && (eyes === null || !this.#isOwn(eyes, no));
    return isFit ? this.#packed.read(no, no) : this.#textFor(eyes, no);
  }

  #pack(no: number, event: GameEvent, text: string): string {
    const like = this.#index.find(event, no);
    if (like === null || like < this.#full.first) return text;
    const change = makeChange(JSON.parse(this.#full.read(like, like)), event);
    const packed = change === undefined ? `[${no - like}]` : `[${no - like},${JSON.stringify(change)}]`;
    if (packed.length >= text.length) return text;
    this.#likes.set(no, like);
    return packed;
  }

  #begin(no: number): void {
    this.#full.begin(no);
    this.#packed.begin(no);
    this.#own.clear();
    this.#likes.clear();
    this.#index.clear();
  }
}
