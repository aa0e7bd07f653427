import { balance, entriesIn, lookUp } from '@sabot/engine';
import type { DosPanosMessage } from '@sabot/protocol';
import { answersTo, speaksFor } from '../circulo/cards.ts';
import { offersFor, plain } from '../circulo/offers.ts';
import { buysIn, freeSeats, unthinking } from '../circulo/usual.ts';
import type { MindOf } from '../mind.ts';
import { banco, staked, stakes } from './against.ts';
import { weightier } from './at-risk.ts';
import { between, bids, offered, renews } from './bank.ts';

/** What a bot buys when it has little left: three times the least bank, or a thousand, in cents. */
const BUY_IN = 1500_00;

const isOnFirst = ({ view }: DosPanosMessage, seat: number): boolean =>
  seat <= (view.table?.settings.seatsPerPano ?? 0);

/** Free places of each paño. */
function freeByPano(message: DosPanosMessage): {
  readonly first: readonly number[];
  readonly second: readonly number[];
} {
  const free = freeSeats(message);
  return { first: free.filter((n) => isOnFirst(message, n)), second: free.filter((n) => !isOnFirst(message, n)) };
}

/** Places on the paño with fewer people; a bot leaves two on each to people. */
function seatsToTake(message: DosPanosMessage): readonly number[] {
  const { first, second } = freeByPano(message);
  return [first, second].filter((side) => side.length > 2).sort((a, b) => b.length - a.length)[0] ?? [];
}

/**
 * Too few face the bank on one paño, and play has not begun or is suspended: places there, for one who is not missed on the other. One goes
 * at a time, the bot on the lowest seat: did all of them, the other paño would be short.
 */
function seatsAcross(message: DosPanosMessage, name: string): readonly number[] {
  const { view, situation, bots } = message;
  const mine = lookUp(view.people, name);
  if (situation?.missing?.what !== 'company' || mine?.kind !== 'seat' || view.bank?.banker === name) return [];
  const facing = entriesIn(view.people).filter(([one]) => one !== view.bank?.banker && !view.away.includes(one));
  const onFirst = facing.filter(([, at]) => isOnFirst(message, at.kind === 'seat' ? at.n : at.behind)).length;
  const isMineFirst = isOnFirst(message, mine.n);
  const isAnotherFirst = facing.some(
    ([one, at]) =>
      at.kind === 'seat' && at.n < mine.n && isOnFirst(message, at.n) === isMineFirst && bots.includes(one),
  );
  const [here, there] = isMineFirst ? [onFirst, facing.length - onFirst] : [facing.length - onFirst, onFirst];
  const { first, second } = freeByPano(message);
  return !isAnotherFirst && here >= there + 2 ? (isMineFirst ? second : first) : [];
}

/** Its paño has no place left for a person, and enough company without it. */
function isInTheWay({ view, bots }: DosPanosMessage, name: string): boolean {
  const each = view.table?.settings.seatsPerPano ?? 0;
  const mine = lookUp(view.people, name);
  if (mine?.kind !== 'seat' || view.bank?.banker === name) return false;
  const side = entriesIn(view.people).filter(([, at]) => at.kind === 'seat' && at.n <= each === mine.n <= each);
  return side.length >= each && side.some(([one]) => !bots.includes(one));
}

const worth = (message: DosPanosMessage, name: string): number =>
  staked(message, name) +
  (['player:', 'bank:', 'deposit:'] as const).reduce(
    (sum, kind) => sum + balance(message.view.books, `${kind}${name}`),
    0,
  );

export const dosPanosMind: MindOf<'dos-panos'> = ({ name, temper }, message, chance) => {
  // Drawn in any case, so that nobody can tell from what follows what a bot has looked at.
  const [luck, place] = [chance(100), chance(1000)];
  const offers = offersFor(message, name);
  const { awaited, may } = offers;
  const isSeated = lookUp(message.view.people, name)?.kind === 'seat';
  const seats = isSeated ? seatsAcross(message, name) : seatsToTake(message);
  if (seats.length > 0) return { act: 'Sit', fields: { seat: seats[place % seats.length] } };
  if (!isSeated) return null;
  if (isInTheWay(message, name) && may('Leave') !== undefined) return plain('Leave');
  const usual = buysIn(offers, worth(message, name), BUY_IN) ?? unthinking(offers);
  if (usual !== null) return usual;
  switch (awaited[0]) {
    case 'TakeBank':
      return offered(message, name, temper, luck);
    case 'Bid':
      return bids(message, offers, temper, luck);
    case 'KeepBank':
      return between(message, offers, name, temper, luck);
    case 'RenewBank':
      return renews(message, offers, temper, luck);
    case 'CallBanco':
      return banco(message, offers, name, temper, luck);
    case 'SetStakes':
      return stakes(message, offers, name, temper, luck);
    case 'SayCarta':
      return speaksFor(message.view.coup?.turn ?? 'pano-1', message, offers, luck);
    case 'GiveCard':
    case 'TakeThird':
      return answersTo(weightier(message), message, offers, luck);
    case 'Deposit':
    case 'RepeatBanco':
      return plain(awaited[0]);
    // Nobody has staked, or nobody wanted the bank, and play is suspended: it is there to play.
    case 'ResumePlay':
      return may('ResumePlay') === undefined ? null : plain('ResumePlay');
    default:
      return null;
  }
};
