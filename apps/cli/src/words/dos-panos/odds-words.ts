import type { DosPanosFare, End } from '@sabot/odds/dos-panos';
import type { Resolution } from '@sabot/odds/math/dos-panos';

export interface DosPanosOddsWords {
  readonly solveDosPanos: SolveDosPanosWords;
  readonly dosPanosSimulation: DosPanosSimulationWords;
}

/** What `sabot solve` says of dos paños. */
export interface SolveDosPanosWords {
  readonly seconds: Readonly<Record<'sees' | 'blind', string>>;
  readonly stakes: (stakes: string) => string;
  readonly laidDown: string;
  readonly pontes: string;
  readonly first: string;
  readonly second: string;
  readonly after: (sign: string) => string;
  readonly always: Readonly<Record<'draw' | 'stand', string>>;
  readonly grid: string;
  readonly toFirst: string;
  readonly toSecond: string;
  readonly toBanker: string;
  readonly toHouse: string;
  readonly valuesMean: (slack: string) => string;
  readonly conflict: string;
  readonly conflictMeans: (cells: number, often: string) => string;
  readonly resolutions: Readonly<Record<Resolution, string>>;
  readonly league: string;
  readonly leagueMeans: string;
}

/** What `sabot simulate` says of it. */
export interface DosPanosSimulationWords {
  readonly pontes: Readonly<Record<'equilibrium' | 'draw' | 'stand', string>>;
  readonly against: Readonly<Record<'first' | 'second', string>>;
  readonly ends: Readonly<Record<End, string>>;
  readonly fares: Readonly<Record<DosPanosFare, string>>;
}
