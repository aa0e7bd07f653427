import { houseArguments } from '../../table/house.ts';
import type { Arguments, Source } from '../../table/play.ts';
import { COMMANDS } from './commands.ts';
import type { DosPanosState } from './state.ts';

/** What croupier and shoe put into their acts when they act by themselves; here a lot too. */
export function house(act: string, state: DosPanosState, source: Source): Arguments | null {
  if (act !== 'DrawLot') return houseArguments(act, state, source, COMMANDS);
  const lot = state.lots === null ? 0 : source.lot(state.lotsDrawn + 1, state.lots.among);
  return lot === null ? null : { lot };
}
