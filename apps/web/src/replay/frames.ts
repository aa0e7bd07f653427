import { applyChange, type GameName, type Games, type LyingCard, type Replay, type ReplayStep } from '@sabot/protocol';
import { type AnyTelling, lastsOnFelt, tellerOf } from '@sabot/story';

type View = Games[GameName]['view'];

/** The table after a step, as far as the replay tells it. */
export interface Frame {
  readonly step: ReplayStep;
  readonly view: View;
  readonly telling: AnyTelling;
  /** The cards of the coup; those of the last one lie there until the next is dealt. */
  readonly cards: readonly LyingCard[];
  /** The cards of this shoe that everybody had seen before the coup; null: the house does not say. */
  readonly gone: readonly string[] | null;
  /** The line of the example that it belongs to. */
  readonly line: string | null;
}

/** Where one stops to look: the frames from one place to another, the last of which stands on the felt. */
export interface Stop {
  readonly from: number;
  readonly to: number;
}

const openIn = (cards: readonly LyingCard[]): readonly string[] =>
  cards.filter(({ face }) => face === 'up').map(({ card }) => card);

/** Every step with the table after it. */
export function framesOf({ game, view: first, gone: seen, steps }: Replay): readonly Frame[] {
  const { nothing, evolve } = tellerOf(game);
  let view: unknown = first;
  let telling: AnyTelling = nothing;
  let cards: readonly LyingCard[] = [];
  let gone: readonly string[] | null = seen;
  let line: string | null = null;
  return steps.map((step) => {
    const { event } = step;
    if (step.change !== undefined) view = applyChange(view, step.change);
    if (event !== null) telling = evolve(telling, event);
    line = step.line ?? line;
    if (event?.type === 'PackBrought') [gone, cards] = [gone && [], []];
    if (event?.type === 'CardBurnt') gone = gone && [...gone, event.card];
    if (event?.type === 'StakesClosed') {
      gone = gone && [...gone, ...openIn(cards)];
      cards = [];
    }
    cards = step.cards ?? cards;
    return { step, view: view as View, telling, cards, gone, line };
  });
}

/** Something that takes a moment on the felt, a line by which nothing happened, and the last of everything. */
export function stopsIn(game: string, frames: readonly Frame[]): readonly Stop[] {
  const stops: Stop[] = [];
  let from = 0;
  for (const [at, { step }] of frames.entries()) {
    const next = frames[at + 1];
    const ends = next === undefined || next.step.line !== undefined;
    const isSeen = step.event === null || lastsOnFelt(game, step.event) > 0;
    if (!isSeen && !ends) continue;
    stops.push({ from, to: at });
    from = at + 1;
  }
  return stops;
}

/** How long a stop is looked at while the replay goes on by itself, in milliseconds. */
export const timeAt = (game: string, { step: { event } }: Frame): number =>
  Math.max(900, event === null ? 0 : 1.5 * lastsOnFelt(game, event));

const isOn = (refs: readonly string[], rule: string): boolean => refs.some((ref) => ref.split('~', 1)[0] === rule);

/** Whether a step rests on the rule, or is refused under it. */
export const cites = ({ step: { event, refusal } }: Frame, rule: string): boolean =>
  isOn(event?.grounds ?? [], rule) || isOn(refusal?.grounds ?? [], rule);

/** Where the rule first decides something: that is where the reader comes in. */
export function firstCiting(frames: readonly Frame[], stops: readonly Stop[], rule: string): number {
  const frame = frames.findIndex((one) => cites(one, rule));
  return Math.max(
    0,
    stops.findIndex(({ to }) => frame !== -1 && to >= frame),
  );
}
