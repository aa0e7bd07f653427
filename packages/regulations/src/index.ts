export * from './comparison.ts';
export { points as pointsEn } from './points.en.ts';
export { points as pointsEs } from './points.es.ts';
export * from './readings.ts';
export * from './registry.ts';
export * from './rule-ids.ts';
export * from './rules-table.ts';
export * from './sources.ts';
export type { Terms } from './terms.ts';
