export * from './commands.ts';
export { TIED } from './coup/finished.ts';
export * from './domains.ts';
export * from './events.ts';
export { puntoBanca } from './game.ts';
export { chipsOf, stakedBy, stakeOf, stakeOn } from './money/accounts.ts';
export { betNames, betsAt } from './money/bets.ts';
export { inTodaysForm } from './older-events.ts';
export * from './questions.ts';
export { PUNTO_BANCA_REFUSALS } from './refusals.ts';
export * from './settings.ts';
export type {
  Coup,
  Phase,
  PuntoBancaState,
  Shoe,
  ShoeHolder,
  Step,
} from './state.ts';
export * from './view/view.ts';
