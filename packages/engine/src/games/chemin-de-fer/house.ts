import { houseArguments } from '../../table/house.ts';
import type { Arguments, Source } from '../../table/play.ts';
import { COMMANDS } from './commands.ts';
import type { CheminDeFerState } from './state.ts';

export const house = (act: string, state: CheminDeFerState, source: Source): Arguments | null =>
  houseArguments(act, state, source, COMMANDS);
