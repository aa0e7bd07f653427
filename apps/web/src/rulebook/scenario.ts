import type { ScenarioSheet } from '@sabot/protocol';
import { advanced, type CoupPicture, NO_COUP } from '../history/coup-picture.ts';

export type Step = ScenarioSheet['steps'][number];

const isOn = (refs: readonly string[], rule: string): boolean => refs.some((ref) => ref.split('~', 1)[0] === rule);

export const cites = ({ events, refusal }: Step, rule: string): boolean =>
  events.some((event) => isOn(event.grounds, rule)) || isOn(refusal?.grounds ?? [], rule);

/** Where the rule first decides something: that is where the reader comes in. */
export function firstCiting(steps: readonly Step[], rule: string): number {
  const at = steps.findIndex((step) => cites(step, rule));
  return at === -1 ? 0 : at;
}

/** Where players are bank, a hand is shown or abated; on a picture that is the same as uncovering it. */
const SHOWN: ReadonlySet<string> = new Set(['HandShown', 'HandAbated']);
const asUncovered = (event: Step['events'][number]): Step['events'][number] =>
  SHOWN.has(event.type) ? ({ ...event, type: 'HandUncovered' } as typeof event) : event;

/** The table after each step. A coup that ends within a step is still shown as it ended. */
export function picturesOf(steps: readonly Step[]): readonly CoupPicture[] {
  const pictures: CoupPicture[] = [];
  let picture = NO_COUP;
  for (const { events } of steps) {
    let shown: CoupPicture | null = null;
    for (const event of events) {
      // The next coup opens in the same breath; what the step was about lies on the table until then.
      if (event.type === 'StakesOpened' && picture.outcome !== null && events.length > 1) shown = picture;
      picture = advanced(picture, asUncovered(event));
    }
    pictures.push(shown ?? picture);
  }
  return pictures;
}
