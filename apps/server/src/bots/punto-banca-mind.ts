import { valuesIn } from '@sabot/engine';
import type { PuntoBancaMessage } from '@sabot/protocol';
import type { MindOf } from './mind.ts';
import { seatOf, stakesTotal } from './sees.ts';
import { stakesOf, takesShoe } from './stakes.ts';

/** What a bot buys when it has nothing left: a thousand, in cents. */
const BOT_BUY_IN = 1000_00;
/** It comes to a table only where this many seats are free, so that a person finds one. */
const SEATS_TO_COME = 3;

const freeSeats = ({ view, acts }: PuntoBancaMessage): readonly number[] => {
  const seat = acts.find(({ act }) => act === 'Sit')?.fields.seat;
  return view.phase === 'coup' || seat?.kind !== 'one-of' ? [] : (seat.options as readonly number[]);
};

/** Whether the table has no seat left for a person: then bots give theirs up. */
const isFull = ({ view }: PuntoBancaMessage): boolean =>
  valuesIn(view.people).filter(({ kind }) => kind === 'seat').length >= (view.table?.settings.seats ?? 0);

export const puntoBancaMind: MindOf<'punto-banca'> = ({ name, temper }, message, chance, memory) => {
  const { view, acts, awaits } = message;
  const offered = (act: string) => acts.find((one) => one.act === act);
  const awaited = awaits.find(({ by }) => by.some(({ id }) => id === name))?.acts ?? [];
  if (seatOf(view, name) === null) {
    const seats = freeSeats(message);
    return seats.length >= SEATS_TO_COME ? { act: 'Sit', fields: { seat: seats[chance(seats.length)] } } : null;
  }
  if (isFull(message) && offered('Leave') !== undefined) return { act: 'Leave', fields: {} };
  const total = stakesTotal(view, name);
  if (total.chips + total.staked < BOT_BUY_IN / 10 && offered('BuyChips') !== undefined) {
    return { act: 'BuyChips', fields: { amount: BOT_BUY_IN } };
  }
  if (awaited.includes('TakeShoe')) return { act: takesShoe(temper, chance) ? 'TakeShoe' : 'DeclineShoe', fields: {} };
  const stakes = offered('SetStakes');
  if (view.phase === 'stakes' && stakes !== undefined && total.staked === 0 && memory.coup !== view.coups) {
    memory.coup = view.coups;
    const { holder } = view.shoe;
    const deals = holder?.kind === 'player' && holder.id === name;
    const laid = stakesOf(temper, stakes, { last: view.lastOutcome, deals }, chance, memory);
    return laid === null ? null : { act: 'SetStakes', fields: { stakes: laid } };
  }
  const next = ['Deal', 'Uncover'].find((act) => awaited.includes(act) && offered(act) !== undefined);
  return next === undefined ? null : { act: next, fields: {} };
};
