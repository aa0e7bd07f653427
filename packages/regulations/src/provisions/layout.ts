import { type GroundRef, refOf } from '@sabot/engine';
import type { ReadingId } from '../readings/readings.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import { groundOf } from './provision.ts';

/** Where stakes on one hand lie: before each seat, or in numbered departments in the middle of the table. */
export interface Zone {
  readonly bet: string;
  readonly place: 'seat' | 'centre';
  readonly mark: 'circle' | 'box' | 'department';
  readonly ground: GroundRef;
}

/** What a text says of the table itself: its shape, what is marked on the cloth, where used cards go. */
export interface Layout {
  readonly shape: 'oval' | 'half-moon';
  readonly zones: readonly Zone[];
  readonly basket: 'basket' | 'discard-box';
  /** What shape and basket rest on. */
  readonly grounds: readonly GroundRef[];
}

/** A row on the furniture; where the words stop, the reading that goes on. */
export const rests = (rule: RuleId, reading?: ReadingId): GroundRef => refOf(groundOf(rule, reading));

export const zone = (
  bet: string,
  place: Zone['place'],
  mark: Zone['mark'],
  rule: RuleId,
  reading?: ReadingId,
): Zone => ({
  bet,
  place,
  mark,
  ground: rests(rule, reading),
});
