export * from './pieces.ts';
export * from './played.ts';
export * from './shoe-rules.ts';
