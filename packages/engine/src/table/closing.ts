import type { Offer, Result } from '../decider.ts';
import { offer } from '../decider.ts';
import type { Ground, NonEmpty } from '../law/ground.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { Actor } from './actor.ts';
import { namesIn } from './by-name.ts';
import type { People } from './place.ts';

/** The last coups have been announced: the number of the first of them, and how many they are. */
export interface Closing {
  readonly first: number;
  readonly coups: number;
}

interface AtTable {
  readonly phase: string;
  readonly people: People;
  readonly coups: number;
  readonly closing: Closing | null;
}

/** How many coups are still to be played when this one begins, itself among them. */
export const leftAt = ({ first, coups }: Closing, coup: number): number => first + coups - coup;

/** The last of the coups that were announced has been played. */
export const isPlayedOut = ({ closing, coups }: Pick<AtTable, 'closing' | 'coups'>): boolean =>
  closing !== null && leftAt(closing, coups + 1) <= 0;

/** A coup that was annulled is not one of them: another is played for it. */
export const withOneMore = (closing: Closing | null, coup: number): Closing | null =>
  closing === null || coup < closing.first ? closing : { ...closing, coups: closing.coups + 1 };

/** Once, by the director of an open table. */
export function mayAnnounceClosing(state: AtTable, by: Actor, grounds: NonEmpty<Ground>): Result<Offer> {
  const { phase, closing } = state;
  if (by.kind !== 'director') return refuse('not-yours', grounds);
  if (phase === 'unopened' || phase === 'closed') return refuse('not-now', grounds, { phase });
  return closing === null ? offer(grounds) : refuse('closing-announced', grounds);
}

/** What was announced is played, as long as it can be: somebody is there, and play is not suspended or at its end. */
export function closesTooSoon({ closing, coups, people, phase }: AtTable, grounds: NonEmpty<Ground>): Refused | null {
  const isPlayable = namesIn(people).length > 0 && phase !== 'waiting' && phase !== 'ended';
  if (closing === null || !isPlayable) return null;
  return refuse('last-coups-first', grounds, { min: leftAt(closing, coups + 1) });
}
