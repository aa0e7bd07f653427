import { cents, type PuntoBancaEvent, player } from '@sabot/engine';
import type { Bot } from './company.ts';
import type { LiveTable } from './live-table.ts';

/** What everybody sits down with: a thousand, in cents. */
export const BUY_IN = cents(1000_00);

/** Free seats as the law offers them to somebody who has none. */
function freeSeats(table: LiveTable, id: string): readonly number[] {
  const seat = table.lawful(id, 'Sit')?.offer.answer.fields.seat;
  return seat?.kind === 'one-of' ? (seat.options as readonly number[]) : [];
}

/** Opens the table on its regulation's own terms and seats you among the bots, well apart, everybody with chips. */
export function openAndSeat(table: LiveTable, you: string, bots: readonly Bot[]): readonly PuntoBancaEvent[] {
  const { defaults } = table.entry.ruleset.regulation;
  const opened = table.mustAct({ ...defaults, type: 'OpenTable', by: { kind: 'director', id: 'house' } });
  const seats = freeSeats(table, you);
  const names = bots.slice(0, Math.max(0, seats.length - 1)).map(({ name }) => name);
  const order = [...names.slice(0, 2), you, ...names.slice(2)];
  const seated = order.flatMap((name, i) => {
    const seat = seats[Math.floor((i * seats.length) / order.length)];
    const by = player(name);
    return [...table.mustAct({ type: 'Sit', by, seat }), ...table.mustAct({ type: 'BuyChips', by, amount: BUY_IN })];
  });
  return [...opened, ...seated];
}
