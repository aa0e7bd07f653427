export * from './cards/card.ts';
export * from './cards/pack.ts';
export * from './coup/drawn.ts';
export * from './coup/effect.ts';
export * from './decider.ts';
export * from './dispatch.ts';
export * from './games/chemin-de-fer/index.ts';
export { CHEMIN_DE_FER_REFUSALS } from './games/chemin-de-fer/refusals.ts';
export { CELLS, type Cell, type CirculoPoints, type Third } from './games/circulo/questions.ts';
export { CIRCULO_REFUSALS } from './games/circulo/refusals.ts';
export * from './games/dos-panos/index.ts';
export { DOS_PANOS_REFUSALS } from './games/dos-panos/refusals.ts';
export * from './games/punto-banca/index.ts';
export { PUNTO_BANCA_REFUSALS } from './games/punto-banca/refusals.ts';
export * from './law/clause.ts';
export * from './law/ground.ts';
export * from './law/question.ts';
export * from './law/regulation.ts';
export * from './money/cents.ts';
export * from './money/posting.ts';
export * from './read-command.ts';
export * from './refusal.ts';
export { COMMON_REFUSALS } from './refusals.ts';
export * from './ruleset.ts';
export * from './shape.ts';
export * from './table/actor.ts';
export * from './table/await.ts';
export * from './table/bounds.ts';
export * from './table/by-name.ts';
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
export * from './table/shoe-events.ts';
export * from './table/situation.ts';
export * from './table/stake-list.ts';
