import type { Summary } from '@sabot/engine';
import type { TableCounts } from '../metrics.ts';
import type { Log } from '../ports/log.ts';
import { type Move, moverOf } from './move.ts';
import type { Wait } from './wait.ts';

/** Who is behind a move: somebody here, the house or a bot of their own accord, or people at other tables. */
export type Cause = 'person' | 'house' | 'elsewhere';

/** It was done, was due again, and was due again. */
const ONCE_TOO_OFTEN = 3;

/** How the table stands after a move of the house. Counters that only the game sees do not count. */
export interface Stand {
  readonly summary: Summary;
  readonly waits: readonly Wait[];
  readonly version: number;
  readonly recordVersion: number;
}

export interface StandstillParts {
  readonly table: string;
  readonly log: Log;
  readonly counts?: TableCounts;
}

const deedOf = (move: Move): unknown => [
  moverOf(move),
  move.kind === 'act' ? { ...move.command, by: null } : move.kind,
];

/**
 * Stops a table that goes on by itself and gets nowhere: the house does the same within one coup, and each time the
 * table stands as it stood. Without this, one fault of a rule fills a disk. It goes on when a person acts.
 */
export class Standstill {
  readonly #parts: StandstillParts;
  readonly #seen = new Map<string, number>();
  #coup = '';
  #isPaused = false;

  constructor(parts: StandstillParts) {
    this.#parts = parts;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** The house has made a move, or could not. */
  houseMoved(move: Move, { summary, waits, version, recordVersion }: Stand): void {
    const coup = `${summary.talla}:${summary.coups}`;
    if (coup !== this.#coup) this.forget();
    this.#coup = coup;
    const { phase, people, books, out, insiders } = summary;
    const names = waits.map(({ name }) => name);
    const stand = JSON.stringify([deedOf(move), names, phase, people, books, out, insiders, recordVersion]);
    const times = (this.#seen.get(stand) ?? 0) + 1;
    this.#seen.set(stand, times);
    if (times < ONCE_TOO_OFTEN || this.#isPaused) return;
    this.#isPaused = true;
    const { table, log, counts } = this.#parts;
    counts?.paused(table);
    const awaited = waits.map(({ clock, lapse }) => `${clock}: ${lapse}`);
    log.error({ table, version, awaited }, 'the table goes round in circles: it is paused until a person acts');
  }

  personActed(): void {
    this.forget();
    if (!this.#isPaused) return;
    this.#isPaused = false;
    const { table, log } = this.#parts;
    log.info({ table }, 'a person has acted: the table goes on');
  }

  /** Somebody has come or gone: what the house does about that is not its own idea. */
  forget(): void {
    if (this.#seen.size > 0) this.#seen.clear();
  }
}
