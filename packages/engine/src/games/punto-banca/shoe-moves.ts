import type { GroundRef, NonEmpty } from '../../law/ground.ts';
import { perLaw } from '../../law/per-law.ts';
import { type Made, made } from '../../numbered.ts';
import type { EventOf } from './events.ts';

/** Moves beyond these are of guests long gone. */
const MOST_KNOWN = 64;

/** What is always the same in it stands after the player. */
function onceFor<T extends 'ShoeOffered' | 'ShoeKept' | 'ShoeLost' | 'ShoeTaken'>(type: T, always: object = {}) {
  interface Moved {
    readonly type: T;
    readonly player: string;
    readonly grounds: NonEmpty<GroundRef>;
  }
  const known: Made<Moved>[] = [];
  return (player: string, grounds: NonEmpty<GroundRef>): Made<EventOf<T>> => {
    for (let i = 0; i < known.length; i++) {
      const one = known[i] as Made<Moved>;
      if (one.event.player === player && one.event.grounds === grounds) return one as unknown as Made<EventOf<T>>;
    }
    if (known.length >= MOST_KNOWN) known.length = 0;
    const moved = made<Moved>({ type, player, ...always, grounds });
    known.push(moved);
    return moved as unknown as Made<EventOf<T>>;
  };
}

/** The shoe goes to the same people for the same reasons over and over: each such event is made once for a table. */
export const shoeMoves = perLaw(() => {
  const offered: ReturnType<typeof onceFor<'ShoeOffered'>>[] = [];
  return {
    /** After it went by so many boxes. */
    offered(passed: number, player: string, grounds: NonEmpty<GroundRef>): Made<EventOf<'ShoeOffered'>> {
      offered[passed] ??= onceFor('ShoeOffered', { passed });
      return offered[passed](player, grounds);
    },
    kept: onceFor('ShoeKept'),
    lost: onceFor('ShoeLost'),
    taken: onceFor('ShoeTaken'),
  };
});
