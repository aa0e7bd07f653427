export * from './math/index.ts';
export * from './rulesets/bets-of.ts';
export * from './rulesets/chart-of.ts';
export * from './rulesets/chemin-game-of.ts';
export * from './rulesets/odds-of.ts';
export * from './rulesets/pays-by-total.ts';
export * from './rulesets/shoe-rules-of.ts';
export * from './rulesets/simulated-of.ts';
