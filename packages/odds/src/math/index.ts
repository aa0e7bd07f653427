export * from './cells.ts';
export * from './chart.ts';
export * from './fraction.ts';
export * from './from-here.ts';
export * from './linear-programme.ts';
export * from './pack.ts';
export * from './remaining.ts';
export * from './shoe.ts';
