export { oddsEn } from './en.ts';
export { oddsEs } from './es.ts';
export type { OddsTerms } from './odds-terms.ts';
