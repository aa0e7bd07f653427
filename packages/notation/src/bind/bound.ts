import type { Account, Actor, Card, GroundRef, Unchecked } from '@sabot/engine';
import type { Position } from '../read/syntax.ts';
import type { Rules } from '../rules.ts';

/** An outcome in the words of its game. Only the fields that the line names are there. */
export interface ToldEvent {
  readonly kind: 'event';
  readonly at: Position;
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
}
/** An event that must not have happened; with fields, none that has them all. */
export interface ToldAbsence extends Omit<ToldEvent, 'kind'> {
  readonly kind: 'absent';
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
  /** `any` in a scenario: refused, whatever the code. */
  readonly code: string;
  readonly grounds: readonly GroundRef[];
}
export interface ToldBalance {
  readonly kind: 'balance';
  readonly at: Position;
  readonly account: Account;
  readonly amount: number;
}
/** Who has something on the cloth and what is in it; what the line does not say is free. */
export interface ToldHolding {
  readonly kind: 'held';
  readonly at: Position;
  readonly thing: string;
  /** Null: nobody. */
  readonly by?: string | null;
  readonly cards?: readonly Card[];
  readonly count?: number;
}
/** Without a person: nobody is awaited. */
export interface ToldAwait {
  readonly kind: 'awaited';
  readonly at: Position;
  readonly by: Actor | null;
  readonly acts: readonly string[];
}
export type Told = ToldEvent | ToldAbsence | ToldPosting | ToldRefusal | ToldBalance | ToldHolding | ToldAwait;

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

/** How croupier and shoe act by themselves: what they do besides, and what is left to the file. */
export interface HouseOrders {
  readonly also: readonly string[];
  readonly except: readonly string[];
}

export interface Bound {
  readonly ruleset: Rules;
  readonly edition: number;
  /** Whether the file names its edition, and where; otherwise it is the one in force. */
  readonly editionNamed: boolean;
  readonly editionAt: Position;
  readonly title: string | null;
  readonly titleEs: string | null;
  readonly proves: readonly Proof[];
  /** Croupier and shoe act by themselves; null: every act is written down. */
  readonly house: HouseOrders | null;
  /** How the table stood before the first act; undefined for a new one. */
  readonly given: unknown;
  readonly body: readonly BoundLine[];
}
