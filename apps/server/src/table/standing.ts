import type { Ruleset, Summary } from '@sabot/engine';
import { type ShoeStory, shoeAfter, tellerOf } from '@sabot/story';
import type { WitnessedText } from '../broadcast/recent-events.ts';
import type { Batch } from './decide.ts';
import type { SealedShoe } from './shoe/sealed-shoe.ts';

/** The table as it stands after a commit. */
export interface Standing {
  readonly state: unknown;
  readonly summary: Summary;
  readonly results: ShoeStory;
  readonly version: number;
  readonly shoe: SealedShoe;
  readonly recordVersion: number;
}

/** Reads what has just been written, how the table stood before, and what most saw of it. */
export type ReadBatch = [batch: Batch, before: Standing, seen: readonly WitnessedText[]];

export function standingAfter({ steps, state, shoe, lines }: Batch, before: Standing, { game }: Ruleset): Standing {
  const teller = tellerOf(game.id);
  return {
    state,
    summary: game.summary(state),
    results: steps.reduce((results, { event }) => shoeAfter(teller, results, event), before.results),
    version: before.version + steps.length,
    shoe,
    recordVersion: before.recordVersion + lines.length,
  };
}
