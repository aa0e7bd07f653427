export * from './cards/card.ts';
export * from './cards/pack.ts';
export * from './coup/drawn.ts';
export * from './coup/effect.ts';
export { type TotalLaw, totalOf } from './coup/totals.ts';
export * from './decider.ts';
export { dispatcher } from './dispatch.ts';
export * from './games/index.ts';
export * from './law/clause.ts';
export * from './law/ground.ts';
export * from './law/question.ts';
export * from './law/regulation.ts';
export * from './money/cents.ts';
export * from './money/posting.ts';
export { quoted } from './quoted.ts';
export * from './refusal.ts';
export { COMMON_REFUSALS } from './refusals.ts';
export * from './rights.ts';
export * from './ruleset.ts';
export * from './schema.ts';
export * from './table/actor.ts';
export * from './table/await.ts';
export * from './table/bounds.ts';
export * from './table/by-name.ts';
export type { Holding } from './table/holding.ts';
export * from './table/place.ts';
export {
  type Arguments,
  type Hands,
  type HouseAct,
  HouseRefused,
  handsFrom,
  noHands,
  type Played,
  type Playing,
  play,
  playOn,
  type Source,
} from './table/play.ts';
export * from './table/priority.ts';
export {
  type Broken,
  brokenBound,
  brokenField,
  type ReadBound,
  type ReadBounds,
  type ReadJoint,
} from './table/read-bounds.ts';
export * from './table/shoe-events.ts';
export * from './table/situation.ts';
export * from './table/stake-list.ts';
