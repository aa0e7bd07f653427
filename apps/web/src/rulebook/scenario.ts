import type { ScenarioSheet } from '@sabot/protocol';
import { type AnyTelling, tellerOf } from '@sabot/story';

export type Step = ScenarioSheet['steps'][number];

const isOn = (refs: readonly string[], rule: string): boolean => refs.some((ref) => ref.split('~', 1)[0] === rule);

const cites = ({ events, refusal }: Step, rule: string): boolean =>
  events.some((event) => isOn(event.grounds, rule)) || isOn(refusal?.grounds ?? [], rule);

/** Where the rule first decides something: that is where the reader comes in. */
export function firstCiting(steps: readonly Step[], rule: string): number {
  const at = steps.findIndex((step) => cites(step, rule));
  return at === -1 ? 0 : at;
}

/** The table after each step, as it was told. A coup that ends within a step is still shown as it ended. */
export function tellingsOf(game: string, steps: readonly Step[]): readonly AnyTelling[] {
  const { nothing, evolve } = tellerOf(game);
  const tellings: AnyTelling[] = [];
  let telling = nothing;
  for (const { events } of steps) {
    let ended: AnyTelling | null = null;
    for (const event of events) {
      telling = evolve(telling, event);
      if (event.type === 'CoupEnded') ended = telling;
    }
    // The next coup opens in the same breath; what the step was about lies on the table until then.
    tellings.push(ended ?? telling);
  }
  return tellings;
}

/** The last thing that the croupier has said by the end of a step; nothing is left of it when a new pack is brought. */
export function callAt(steps: readonly Step[], at: number): readonly string[] | null {
  const told = steps.slice(0, at + 1).flatMap(({ events }) => events);
  const last = told.findLast(({ type }) => type === 'Called' || type === 'PackBrought');
  return last?.type === 'Called' ? last.words : null;
}
