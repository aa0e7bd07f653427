export * from './bets-of.ts';
export * from './chart-of.ts';
export * from './odds-of.ts';
export * from './pays-by-total.ts';
export * from './sheet-of.ts';
export * from './shoe-rules-of.ts';
export * from './simulated-of.ts';
