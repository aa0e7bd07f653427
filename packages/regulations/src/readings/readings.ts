import type { RuleId } from '../rules/rule-ids.ts';
import { AMBIGUITIES_01_25 } from './ambiguities-01-25.ts';
import { AMBIGUITIES_26_53 } from './ambiguities-26-53.ts';
import { AMBIGUITIES_54_77 } from './ambiguities-54-77.ts';
import { OMISSIONS_01_25 } from './omissions-01-25.ts';
import { OMISSIONS_26_50 } from './omissions-26-50.ts';
import { OMISSIONS_S01_S12 } from './omissions-s01-s12.ts';
import { OMISSIONS_S13_S24 } from './omissions-s13-s24.ts';
import { OMISSIONS_S25_S33 } from './omissions-s25-s33.ts';
import { OMISSIONS_S34_ON } from './omissions-s34-on.ts';

/** text: the text itself settles it; usage: its parent text or other regulations do; house: our choice. */
export type Strength = 'text' | 'usage' | 'house';

export interface Ambiguity {
  readonly id: `AMB-${string}`;
  readonly about: string;
  readonly rules: readonly RuleId[];
  readonly question: string;
  readonly resolution: string;
  readonly reason: string;
  readonly strength: Strength;
  readonly strengthWords: string;
  readonly exception?: { readonly part: string; readonly strength: Strength };
}

export interface Omission {
  readonly id: `OM-${string}`;
  readonly about: string;
  readonly rules: readonly RuleId[];
  readonly missing: string;
  readonly elsewhere: string;
  readonly default: string;
  readonly strength: Strength;
}

export const AMBIGUITIES = [...AMBIGUITIES_01_25, ...AMBIGUITIES_26_53, ...AMBIGUITIES_54_77] as const;

export const OMISSIONS = [
  ...OMISSIONS_01_25,
  ...OMISSIONS_26_50,
  ...OMISSIONS_S01_S12,
  ...OMISSIONS_S13_S24,
  ...OMISSIONS_S25_S33,
  ...OMISSIONS_S34_ON,
] as const;

export const READINGS = [...AMBIGUITIES, ...OMISSIONS] as const;

export type ReadingId = (typeof READINGS)[number]['id'];

const byId: ReadonlyMap<string, Ambiguity | Omission> = new Map(READINGS.map((reading) => [reading.id, reading]));

export function reading(id: ReadingId): Ambiguity | Omission {
  const found = byId.get(id);
  if (!found) throw new Error(`no reading ${id}`);
  return found;
}
