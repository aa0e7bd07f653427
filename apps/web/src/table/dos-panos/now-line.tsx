import { booksOf, chipsOf } from '../any-game/books.ts';
import { NowFrame } from '../any-game/now-frame.tsx';
import { usePanos } from './use-panos.ts';

export function NowLine() {
  const { message, you } = usePanos();
  return <NowFrame chips={you === null ? 0 : chipsOf({ books: booksOf(message.view) }, you)}>{useNowText()}</NowFrame>;
}

function useNowText(): string {
  const { message, words, panos, you, nameOf, capital } = usePanos();
  const { now } = panos;
  const [awaited] = message.awaits;
  if (awaited === undefined) return words.now.nobody;
  const mine = you !== null && awaited.by.some(({ id }) => id === you);
  const who = nameOf(awaited.by[0]?.id);
  const turn = message.view.coup?.turn ?? 'pano-1';
  switch (awaited.clock) {
    case 'name':
      return now.name;
    case 'bank':
      return mine ? now.yourBank : now.bank(who);
    case 'bid':
      return mine ? now.yourBid : now.bid;
    case 'deposit':
      return mine ? now.yourDeposit : now.deposit(who);
    case 'keep':
      if (message.view.bank?.broken) return mine ? now.yourBroken : capital(now.broken(who));
      return mine ? now.yourKeep : capital(now.keep(who));
    case 'banco':
      return now.banco;
    case 'repeat':
      return mine ? now.yourRepeat : now.repeat(who);
    case 'stakes':
      return now.stakes;
    case 'deal':
      return mine ? now.yourDeal : now.deal(who);
    case 'lift':
      return mine ? now.yourLift : capital(now.lift(who));
    case 'speak':
      return mine ? now.yourSpeak(panos.hand[turn]) : now.speak(who, panos.hand[turn]);
    case 'speak-warned':
      return mine ? now.warned : now.speak(who, panos.hand[turn]);
    case 'banker':
      return mine ? now.yourBanker : now.banker(who);
    case 'shuffle':
      return now.shuffle;
    case 'cut':
      return mine ? words.now.yourCut : now.cut(who);
    case 'ruling':
      return now.ruling;
    case 'dinner':
      return now.dinner;
    case 'ended':
      return now.ended;
    case 'waiting':
      return now.waiting;
    case 'pause':
      return message.view.lacks === 'stakes' ? now.pause : now.waiting;
    case 'empty-table':
      return words.now.nobody;
    default:
      return mine ? now.yours : message.shuffle && message.shuffle.phase !== 'closed' ? words.now.shuffling : now.house;
  }
}
