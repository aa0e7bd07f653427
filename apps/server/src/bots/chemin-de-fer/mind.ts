import { balance, seatOf, valuesIn } from '@sabot/engine';
import type { CheminDeFerMessage } from '@sabot/protocol';
import { answersTo, speaksFor } from '../circulo/cards.ts';
import { offersFor, plain } from '../circulo/offers.ts';
import { buysIn, freeSeats, unthinking } from '../circulo/usual.ts';
import type { MindOf } from '../mind.ts';
import { banco, mesa, stakes } from './against.ts';
import { associates, between, bids, offered } from './bank.ts';

/** What a bot buys when it has little left: a thousand, in cents. */
const BUY_IN = 1000_00;
/** It comes to a table only where this many seats are free, so that a person finds one. */
const SEATS_TO_COME = 3;

const isFull = ({ view }: CheminDeFerMessage): boolean =>
  valuesIn(view.people).filter(({ kind }) => kind === 'seat').length >= (view.table?.settings.seats ?? 0);

/** All that somebody has at the table, in the bank too. */
const worth = ({ view: { books } }: CheminDeFerMessage, name: string): number =>
  (['player:', 'bank:'] as const).reduce((sum, kind) => sum + balance(books, `${kind}${name}`), 0) +
  balance(books, `stake:${name}:punto`) +
  balance(books, `stake:${name}:line`);

export const cheminDeFerMind: MindOf<'chemin-de-fer'> = ({ name, temper }, message, chance, memory) => {
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
  const usual = buysIn(offers, worth(message, name), BUY_IN) ?? unthinking(offers);
  if (usual !== null) return usual;
  switch (awaited[0]) {
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
      return speaksFor('punto', message, offers, luck);
    case 'GiveCard':
    case 'TakeThird':
      return answersTo('punto', message, offers, luck);
    case 'WithdrawStakes':
      return plain('LeaveStakes');
    default:
      return associates(message, offers, temper, luck, memory);
  }
};
