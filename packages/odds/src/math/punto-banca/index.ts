export * from './bet.ts';
export * from './count-endings.ts';
export * from './count-endings-slowly.ts';
export * from './distribution.ts';
export * from './endings.ts';
export * from './next-coup.ts';
export * from './play-shoes.ts';
export * from './sheet.ts';
