import { cardsIn } from '../../cards/pack.ts';
import { houseArguments } from '../../table/house.ts';
import type { Arguments, Source } from '../../table/play.ts';
import { COMMANDS } from './commands.ts';
import type { PuntoBancaState } from './state.ts';

/** What croupier and shoe put into their acts when they act by themselves; here a count and the burnt card too. */
export function house(act: string, state: PuntoBancaState, source: Source): Arguments | null {
  if (act === 'CountPack') return { cards: cardsIn(state.pack) };
  return houseArguments(act === 'BurnCard' ? 'DrawCard' : act, state, source, COMMANDS);
}
