export * from './game-of.ts';
export * from './sheet-of.ts';
export * from './simulated-of.ts';
