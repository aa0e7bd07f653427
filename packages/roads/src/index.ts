export type { Ask, Asked } from './ask.ts';
export type { BeadCell, BigRoadCell, Colour, DerivedCell, Place } from './cells.ts';
export type { Counts } from './counts.ts';
export type { DerivedRoadName } from './derived-road.ts';
export { drawRoads } from './draw-roads.ts';
export type { Marks } from './marks.ts';
export { type RoadOptions, TAILS, type Tail } from './options.ts';
export { type CoupResult, type Side, WINNERS, type Winner } from './result.ts';
export { type Roads, Scoreboard } from './scoreboard.ts';
