export type { CheminDeFerEvent, CheminDeFerView } from '@sabot/engine';
export * from './bounds.ts';
export { type DealtHere, seenIn } from './dealt-cards.ts';
export * from './http.ts';
export * from './inbound.ts';
export * from './names.ts';
export * from './outbound.ts';
export * from './read-inbound.ts';
export * from './version.ts';
