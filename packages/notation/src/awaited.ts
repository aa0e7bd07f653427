import { type Actor, type Await, sameActor } from '@sabot/engine';
import type { ToldAwait } from './bound.ts';
import { type Problem, problem } from './error.ts';
import { kebab } from './names.ts';
import { printActor } from './print.ts';

/** Any inspector will do where an inspector is awaited, any director where a director is. */
const isHe = (told: Actor, awaited: Actor): boolean =>
  told.kind === awaited.kind && (told.kind === 'inspector' || told.kind === 'director' || sameActor(told, awaited));

const describe = ({ by, acts }: Await): string => `${by.map(printActor).join(', ')}: ${acts.map(kebab).join(' ')}`;

/** Whether the person a line names is awaited for the acts it names. */
export function awaitedOtherwise({ at, by, acts }: ToldAwait, awaits: readonly Await[]): readonly Problem[] {
  const asTold =
    by === null
      ? awaits.length === 0
      : acts.every((act) => awaits.some((one) => one.acts.includes(act) && one.by.some((actor) => isHe(by, actor))));
  return asTold ? [] : [problem(at, `awaited: ${awaits.map(describe).join('; ') || 'nobody'}`)];
}
