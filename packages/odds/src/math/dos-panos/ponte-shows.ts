import { STOOD, TOTALS } from '../chart.ts';
import type { Duty } from '../chemin-de-fer/duties.ts';
import { LAID_DOWN, type Sign } from './duties.ts';

/** A ponte who shows a sign: his two-card total, what it comes to, and the total he was free with or null. */
export interface Showing {
  readonly two: number;
  readonly comesTo: number;
  readonly free: number | null;
}
/** Two pontes, by where their two-card totals stand in `TwoHands.joint`, and what they come to. */
export interface Meeting {
  readonly at: number;
  readonly first: number;
  readonly second: number;
}
/** All meetings to which the same choices lead; null where a ponte had none. */
export interface Meetings {
  readonly first: number | null;
  readonly second: number | null;
  readonly meetings: readonly Meeting[];
}

/** A banker who has not laid down eight or nine himself never reaches what was laid down, with three cards neither. */
const OUT_OF_REACH = 10;

/** Every ponte who may show this sign. */
export function showing(sign: Sign, duties: readonly Duty[]): readonly Showing[] {
  if (sign === LAID_DOWN) return [8, 9].map((two) => ({ two, comesTo: OUT_OF_REACH, free: null }));
  const drew = sign !== STOOD;
  return duties.flatMap((duty, two): readonly Showing[] => {
    if (duty === (drew ? 'stand' : 'draw')) return [];
    return [{ two, comesTo: drew ? (two + sign) % TOTALS : two, free: duty === 'free' ? two : null }];
  });
}

export function meetingsOf(firsts: readonly Showing[], seconds: readonly Showing[]): readonly Meetings[] {
  const choices = (pontes: readonly Showing[]) => [...new Set(pontes.map(({ free }) => free))];
  return choices(firsts).flatMap((first) =>
    choices(seconds).map((second) => ({
      first,
      second,
      meetings: firsts
        .filter(({ free }) => free === first)
        .flatMap((one) =>
          seconds
            .filter(({ free }) => free === second)
            .map((other) => ({ at: TOTALS * one.two + other.two, first: one.comesTo, second: other.comesTo })),
        ),
    })),
  );
}
