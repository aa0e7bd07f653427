import type { Summary } from '@sabot/engine';
import type { ShoeStory } from '@sabot/story';
import type { SealedShoe } from './shoe/sealed-shoe.ts';

/** The table as it stands after the last commit. */
export interface Standing {
  readonly state: unknown;
  readonly summary: Summary;
  readonly results: ShoeStory;
  readonly version: number;
  readonly shoe: SealedShoe;
  readonly recordVersion: number;
}
