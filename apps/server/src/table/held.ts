import type { Move } from './move.ts';
import type { Cause } from './standstill.ts';

/** While the host has stopped a table people come, go and change money; nothing else happens. */
const WHILE_HELD: readonly string[] = ['Sit', 'Stand', 'BuyChips', 'Leave', 'AskRules'];

/** Whether a move has to wait until the host lets the table go on. What the house does for people's places and money goes on. */
export function mustWait(move: Move, cause: Cause, isByPerson: boolean): boolean {
  if (move.kind === 'shuffle' || move.kind === 'reveal') return false;
  if (move.kind === 'go-on') return true;
  if (cause === 'house' && !isByPerson) return move.command.type === 'StepAway';
  return !WHILE_HELD.includes(move.command.type);
}
