import { lookUp } from '@sabot/engine/by-name';
import { tellerOf } from '../tellers.ts';

interface Shown {
  readonly type: string;
  readonly occasion?: unknown;
}

/** How long an event stays the last thing that happened on the felt, in milliseconds. It rests on what everybody sees of it. */
export function lastsOnFelt(game: string, { type, occasion }: Shown): number {
  const { lasting, lastingCalls } = tellerOf(game);
  const call = type === 'Called' ? lookUp(lastingCalls, String(occasion)) : undefined;
  return call ?? lookUp(lasting, type) ?? 0;
}

/** However much there is to show, it is shown within this time. */
export const MOST_ON_FELT = 11_000;

/** How long these events take on the felt, one after the other, in milliseconds. */
export const timeOnFelt = (game: string, events: readonly Shown[]): number =>
  Math.min(
    MOST_ON_FELT,
    events.reduce((sum, event) => sum + lastsOnFelt(game, event), 0),
  );
