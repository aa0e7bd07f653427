export * from './estimate.ts';
export * from './pieces.ts';
export * from './played.ts';
export * from './shoe-rules.ts';
