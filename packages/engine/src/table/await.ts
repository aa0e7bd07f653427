import type { NonEmpty } from '../law/ground.ts';
import type { Actor } from './actor.ts';

/** An act done in somebody's stead, with its arguments where it has any. */
export interface Lapse {
  readonly act: string;
  readonly by: Actor;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** Whom the table waits for, for which acts, by which clock, and what is done when it runs out. */
export interface Await {
  readonly by: NonEmpty<Actor>;
  readonly acts: NonEmpty<string>;
  readonly clock: string;
  readonly lapse: Lapse;
}

/** The acts of croupier and shoe need no waiting; everybody else is a person. */
export const isForThePeople = ({ by }: Await): boolean => by.some(({ kind }) => kind !== 'croupier' && kind !== 'shoe');
