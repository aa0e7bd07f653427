import { namesIn } from '../../../table/by-name.ts';
import { chips, partners, stakedBy } from '../money/accounts.ts';
import { bankOf, type CheminDeFerState } from '../state.ts';

/** Has he said in this window what he wants? */
export function hasSpoken({ calls, phase }: CheminDeFerState, player: string): boolean {
  if (calls.silent.includes(player)) return true;
  if (phase === 'banco') {
    return calls.banco.includes(player) || calls.seguido === player || calls.joint.some((one) => one.player === player);
  }
  if (phase === 'stakes') return calls.made?.lead === player;
  return phase === 'mesa' && (calls.mesa.includes(player) || calls.ultimo.includes(player));
}

/** What a banco con la mesa leaves of the bank is less than the least stake: nobody can complete it. */
function isComplete(state: CheminDeFerState, least: number): boolean {
  const { made } = state.calls;
  return state.phase === 'stakes' && made !== null && bankOf(state).playing - stakedBy(state, made.lead) < least;
}

/** Who might still call or stake in the window that is open: with no part in the bank, and with the least chips. */
export function speakers(state: CheminDeFerState): readonly string[] {
  const apart = partners(state);
  const least = state.table?.settings.minimum ?? 0;
  if (isComplete(state, least)) return [];
  return namesIn(state.people).filter(
    (player) =>
      !apart.includes(player) &&
      !hasSpoken(state, player) &&
      !state.away.includes(player) &&
      chips(state, player) + stakedBy(state, player) >= least,
  );
}
