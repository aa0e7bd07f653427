import { type Game, HIDDEN } from '@sabot/engine';
import { type LyingCard, makeChange, type Replay, type ReplayStep } from '@sabot/protocol';

/** An event with the table after it. */
export interface Passed {
  readonly event: unknown;
  readonly after: unknown;
}

/** The part of a table, or of a view of it, that holds the cards of the coup under way. */
interface Lying {
  readonly coup: { readonly drawn: readonly LyingCard[] } | null;
}
const cardsOf = (table: unknown): readonly LyingCard[] => (table as Lying).coup?.drawn ?? [];

/** Whose eyes it is seen with. An example belongs to nobody: it is shown as to an onlooker, and every card of it is known. */
export type Seen = { readonly by: string | null } | 'example';
type AnyGame = Pick<Game<never, unknown, { readonly type: string }>, 'view' | 'witness'>;

/** The steps of play as somebody may see them again, one after the other. */
export class ReplaySteps {
  readonly #game: AnyGame;
  readonly #seen: Seen;
  readonly #viewer: string | null;
  readonly view: Replay['view'];
  readonly #steps: (ReplayStep & { readonly cards?: LyingCard[] })[] = [];
  #last: unknown;
  #lying: readonly LyingCard[];

  /** `before` is the table as it was before the first of them. */
  constructor(game: unknown, seen: Seen, before: unknown) {
    this.#game = game as AnyGame;
    this.#seen = seen;
    this.#viewer = seen === 'example' ? null : seen.by;
    this.#last = this.#game.view(before, this.#viewer);
    this.view = this.#last as Replay['view'];
    this.#lying = [];
  }

  /** `beside` is what a step has besides, such as the line of an example. */
  add({ event, after }: Passed, beside: Pick<ReplayStep, 'line' | 'refusal'> = {}): void {
    const view = this.#game.view(after, this.#viewer);
    const change = makeChange(this.#last, view) as ReplayStep['change'];
    const lying = cardsOf(this.#seen === 'example' ? after : view);
    const isAsBefore = lying.length === 0 || JSON.stringify(lying) === JSON.stringify(this.#lying);
    this.#last = view;
    if (!isAsBefore) this.#lying = lying;
    const witnessed = this.#game.witness(after, event as { type: string }, this.#viewer) as ReplayStep['event'];
    this.#steps.push({
      event: witnessed,
      ...(change !== undefined && { change }),
      ...(!isAsBefore && {
        cards: lying.map(({ no, hand, card, face, seenBy }) => ({ no, hand, card, face, seenBy: [...seenBy] })),
      }),
      ...beside,
    });
  }

  /** A line of an example by which nothing happened. */
  addNothing(beside: Pick<ReplayStep, 'line' | 'refusal'>): void {
    this.#steps.push({ event: null, ...beside });
  }

  /** A card that was covered and is known in the end is known from the beginning: what it was, not who had seen it. */
  steps(): ReplayStep[] {
    const known = new Map<number, string>();
    return this.#steps
      .toReversed()
      .map((step) => {
        // Before its stakes were closed the cards were those of another coup.
        const isFirst = step.event?.type === 'StakesClosed' || step.event?.type === 'PackBrought';
        const cards = step.cards?.map((one) => {
          if (one.card !== HIDDEN) known.set(one.no, one.card);
          return { ...one, card: known.get(one.no) ?? one.card };
        });
        if (isFirst) known.clear();
        return cards === undefined ? step : { ...step, cards };
      })
      .toReversed();
  }
}
