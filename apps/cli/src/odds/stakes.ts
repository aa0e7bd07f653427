import { type Fraction, fraction } from '@sabot/odds/math';
import { BadCall } from '../call/bad-call.ts';
import type { Call } from '../commands/command.ts';
import { given } from './options.ts';

export interface DosPanosStakes {
  readonly first: Fraction;
  readonly second: Fraction;
  /** As they were written: `3:2`. */
  readonly text: string;
}

/** `3:2`, `1000:0`; null: these are no stakes on two paños. */
export function stakesNamed(text: string): DosPanosStakes | null {
  const [, first = '', second = ''] = /^(\d{1,9}):(\d{1,9})$/.exec(text) ?? [];
  if (first === '' || (Number(first) === 0 && Number(second) === 0)) return null;
  return { first: fraction(BigInt(first)), second: fraction(BigInt(second)), text };
}

/** What lies on the two paños; where nothing is said, the same on both. */
export function stakesIn(call: Call): DosPanosStakes {
  const text = given(call, 'stakes') ?? '1:1';
  const stakes = stakesNamed(text);
  if (stakes === null) throw new BadCall((bad) => bad.odds.stakes(text));
  return stakes;
}
