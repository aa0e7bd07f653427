import type { GroundRef, NonEmpty } from '../law/ground.ts';
import type { Cents } from '../money/cents.ts';

/** How many people some places have, and how many they need before play can go on. */
export interface Company {
  /** The whole table, or one of its paños. */
  readonly where: string;
  readonly have: number;
  readonly need: number;
  /** The numbered places where somebody would count. */
  readonly seats: readonly number[];
  /** Who would count there on coming back. */
  readonly away: readonly string[];
}

/** What a suspended table waits for: people, somebody who can be bank, a stake, or the next session. */
export interface Missing {
  readonly what: 'company' | 'banker' | 'stakes' | 'session';
  readonly company: readonly Company[];
  /** The chips it takes at least; null where it is not a matter of chips. */
  readonly least: Cents | null;
  readonly grounds: NonEmpty<GroundRef>;
}

/** Somebody is offered the bank: what it costs to decline it. */
export interface Declining {
  readonly player: string;
  readonly costs: 'nothing' | 'counts' | 'seat';
  readonly grounds: NonEmpty<GroundRef>;
}

/** Whether a seat that is taken now lets the first bank pass by. */
export interface Seating {
  readonly arrival: boolean;
  readonly change: boolean;
  readonly grounds: NonEmpty<GroundRef>;
}

/** What the law says of a table as it stands, to everybody there: no event tells it, and no page may work it out. */
export interface Situation {
  readonly missing: Missing | null;
  /** What would play of the stakes as they lie, by the hand they lie on. */
  readonly plays: Readonly<Record<string, Cents>>;
  /** What nobody has covered of the bank; null while stakes are not open. */
  readonly uncovered: Cents | null;
  /** What each call that binds would cost whoever makes it now, by its act. */
  readonly binds: Readonly<Record<string, Cents>>;
  readonly declining: Declining | null;
  readonly seating: Seating | null;
}
