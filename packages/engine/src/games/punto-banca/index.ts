export * from './commands.ts';
export * from './events.ts';
export { puntoBanca } from './game.ts';
export * from './questions.ts';
export * from './settings.ts';
export {
  type Coup,
  chipsOf,
  type Phase,
  type PuntoBancaState,
  type Shoe,
  type ShoeHolder,
  type Step,
  stakedBy,
  stakeOf,
  stakeOn,
} from './state.ts';
export * from './view.ts';
