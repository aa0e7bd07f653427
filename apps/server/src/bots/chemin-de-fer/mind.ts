import { balance, playerAt, seatOf } from '@sabot/engine';
import type { CheminDeFerMessage } from '@sabot/protocol';
import { offersFor } from '../circulo/offers.ts';
import type { Mind, Wish } from '../mind.ts';
import { banco, mesa, stakes } from './against.ts';
import { associates, between, bids, offered } from './bank.ts';
import { answers, speaks } from './cards.ts';

/** What a bot buys when it has little left: a thousand, in cents. */
const BUY_IN = 1000_00;
/** It comes to a table only where this many seats are free, so that a person finds one. */
const SEATS_TO_COME = 3;

/** Seats with nobody on them; that of somebody who is away for a moment is not one. */
function freeSeats({ view, acts }: CheminDeFerMessage): readonly number[] {
  const seat = acts.find(({ act }) => act === 'Sit')?.fields.seat;
  if (view.phase === 'coup' || seat?.kind !== 'one-of') return [];
  return (seat.options as readonly number[]).filter((n) => playerAt(view.people, n) === null);
}

const isFull = ({ view }: CheminDeFerMessage): boolean =>
  Object.values(view.people).filter(({ kind }) => kind === 'seat').length >= (view.table?.settings.seats ?? 0);

/** All that somebody has at the table, in the bank too. */
const worth = ({ view: { books } }: CheminDeFerMessage, name: string): number =>
  (['player:', 'bank:'] as const).reduce((sum, kind) => sum + balance(books, `${kind}${name}`), 0) +
  balance(books, `stake:${name}:punto`) +
  balance(books, `stake:${name}:line`);

const plain = (act: string): Wish => ({ act, fields: {} });

export const cheminDeFerMind: Mind<'chemin-de-fer'> = ({ name, temper }, message, chance, memory) => {
  // Drawn in any case, so that nobody can tell from what follows what a bot has looked at.
  const [luck, place] = [chance(100), chance(1000)];
  const offers = offersFor(message, name);
  const { awaited, may } = offers;
  const isSeated = seatOf(message.view.people, name) !== null;
  // On its feet it still answers what it is asked, and sits down between times.
  if (!isSeated && (awaited.length === 0 || awaited[0] === 'Sit')) {
    const seats = freeSeats(message);
    return seats.length >= SEATS_TO_COME ? { act: 'Sit', fields: { seat: seats[place % seats.length] } } : null;
  }
  if (isSeated && isFull(message) && may('Leave') !== undefined) return plain('Leave');
  if (worth(message, name) < BUY_IN / 4 && may('BuyChips') !== undefined) {
    return { act: 'BuyChips', fields: { amount: BUY_IN } };
  }
  switch (awaited[0]) {
    case 'MixPack':
      return plain('PassCards');
    case 'CutPack':
      return plain('DeclineCut');
    case 'TakeBank':
      return offered(message, offers, name, temper, luck);
    case 'Bid':
      return bids(message, offers, temper, luck);
    case 'KeepBank':
      return between(message, offers, temper, luck);
    case 'CallBanco':
      return banco(message, offers, name, temper, luck);
    case 'CallConLaMesa':
      return mesa(message, offers, name, temper, luck);
    case 'SetStakes':
      return stakes(message, offers, name, temper, luck);
    case 'SayCarta':
      return speaks(message, offers, luck);
    case 'GiveCard':
    case 'TakeThird':
      return answers(message, offers, luck);
    case 'Deal':
    case 'LiftCards':
      return plain(awaited[0]);
    case 'WithdrawStakes':
      return plain('LeaveStakes');
    default:
      return associates(message, offers, temper, luck, memory);
  }
};
