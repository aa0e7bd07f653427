import type { Person } from './person.ts';
import type { Money } from './refusal-words.ts';

/** What a sentence about the play needs in order to name people, sums and cards. */
export interface Say {
  /** Whoever acts; nobody in particular is the croupier. */
  readonly who: (player: string | null | undefined) => Person;
  readonly money: Money;
  readonly cards: (cards: readonly string[]) => string;
  /** What a bet is called that came with its regulation. */
  readonly bet: (bet: string) => string;
}

/** One sentence for everything that may happen at a game; null: it goes without saying. */
export type EventSentences<Event extends { readonly type: string }> = {
  readonly [T in Event['type']]: (event: Extract<Event, { readonly type: T }>, say: Say) => string | null;
};
