export * from './exact-counts.ts';
export * from './kill.ts';
export * from './law-mutants.ts';
export * from './published.ts';
export * from './punto-banca-answers.ts';
export * from './random-arguments.ts';
export * from './random-table.ts';
export * from './scenario-files.ts';
