import { namesIn } from '../../../table/by-name.ts';
import { chips, stakedBy } from '../money/accounts.ts';
import type { DosPanosState } from '../state.ts';

/** Has he said in this window what he wants? */
export const hasSpoken = ({ banco }: DosPanosState, player: string): boolean =>
  banco.silent.includes(player) || banco.called.some((call) => call.player === player);

/** Who might still call or stake in the window that is open: not the banker, and with the least chips. */
export function speakers(state: DosPanosState): readonly string[] {
  const least = state.table?.settings.minimum ?? 0;
  return namesIn(state.people).filter(
    (player) =>
      player !== state.bank?.banker &&
      !hasSpoken(state, player) &&
      !state.away.includes(player) &&
      chips(state, player) + stakedBy(state, player) >= least,
  );
}
