export {
  type Actor,
  type Card,
  type Cents,
  CROUPIER,
  cents,
  director,
  type Hands,
  HouseRefused,
  inspector,
  player,
  type Refusal,
  SHOE,
} from '@sabot/engine';
export { NotationError } from '@sabot/notation';
export { isRulesetId, type RulesetId, rulesetById, type TypesOf, UnknownRuleset } from '@sabot/regulations';
export type { TableStory } from '@sabot/story';
export { amount } from './amount.ts';
export type { ActName, Fields } from './fields.ts';
export { type OpenOptions, openTable } from './open-table.ts';
export type { Reason } from './reasons.ts';
export { type Cards, type Dealing, UnknownCard } from './shoe.ts';
export type { Answer, Table } from './table.ts';
