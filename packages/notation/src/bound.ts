import type { Account, Actor, Card, GroundRef, Unchecked } from '@sabot/engine';
import type { Position } from './position.ts';
import type { Rules } from './rules.ts';

/** An outcome in the words of its game. Only the fields that the line names are there. */
export interface ToldEvent {
  readonly kind: 'event';
  readonly at: Position;
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
}
export interface ToldPosting {
  readonly kind: 'posting';
  readonly at: Position;
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
  readonly ground: GroundRef | null;
}
export interface ToldRefusal {
  readonly kind: 'refusal';
  readonly at: Position;
  readonly code: string;
  readonly grounds: readonly GroundRef[];
}
export interface ToldBalance {
  readonly kind: 'balance';
  readonly at: Position;
  readonly account: Account;
  readonly amount: number;
}
/** Without a person: nobody is awaited. */
export interface ToldAwait {
  readonly kind: 'awaited';
  readonly at: Position;
  readonly by: Actor | null;
  readonly acts: readonly string[];
}
export type Told = ToldEvent | ToldPosting | ToldRefusal | ToldBalance | ToldAwait;

/** One line of play: a command, several where the line gives several values, or cards laid ready for the house. */
export interface BoundLine {
  readonly at: Position;
  readonly commands: readonly Unchecked[];
  readonly cards: readonly Card[];
  readonly outcomes: readonly Told[];
}

export interface Proof {
  readonly ref: GroundRef;
  readonly at: Position;
}

export interface Bound {
  readonly ruleset: Rules;
  readonly edition: number;
  /** Whether the file names its edition, and where; otherwise it is the one in force. */
  readonly editionNamed: boolean;
  readonly editionAt: Position;
  readonly title: string | null;
  readonly proves: readonly Proof[];
  /** Croupier and shoe act by themselves; otherwise every act is written down. */
  readonly auto: boolean;
  /** How the table stood before the first act; undefined for a new one. */
  readonly given: unknown;
  readonly body: readonly BoundLine[];
}
