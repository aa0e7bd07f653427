import { booksOf, chipsOf } from '../any-game/books.ts';
import { NowFrame } from '../any-game/now-frame.tsx';
import { useCdf } from './use-cdf.ts';

export function NowLine() {
  const { message, you } = useCdf();
  return <NowFrame chips={you === null ? 0 : chipsOf({ books: booksOf(message.view) }, you)}>{useNowText()}</NowFrame>;
}

function useNowText(): string {
  const { message, words, cdf, you, nameOf, capital } = useCdf();
  const { now } = cdf;
  const [awaited] = message.awaits;
  if (awaited === undefined) return words.now.nobody;
  const mine = you !== null && awaited.by.some(({ id }) => id === you);
  const who = nameOf(awaited.by[0]?.id);
  switch (awaited.clock) {
    case 'bank':
      return mine ? now.yourBank : now.bank(who);
    case 'bid':
      return mine ? now.yourBid : now.bid;
    case 'keep':
      return mine ? now.yourKeep : capital(now.keep(who));
    case 'banco':
      return now.banco;
    case 'mesa':
      return now.mesa;
    case 'stakes':
      return now.stakes;
    case 'deal':
      return mine ? now.yourDeal : now.deal(who);
    case 'lift':
      return mine ? now.yourLift : capital(now.lift(who));
    case 'speak':
      return mine ? now.yourSpeak : now.speak(who);
    case 'speak-warned':
      return mine ? now.warned : now.speak(who);
    case 'banker':
      return mine ? now.yourBanker : now.banker(who);
    case 'withdraw':
      return now.withdraw;
    case 'shuffle':
      return now.shuffle;
    case 'cut':
      return mine ? words.now.yourCut : now.cut(who);
    case 'ruling':
      return now.ruling;
    case 'pause':
    case 'waiting':
      return now.waiting;
    case 'empty-table':
      return words.now.nobody;
    default:
      return mine ? now.yours : message.shuffle && message.shuffle.phase !== 'closed' ? words.now.shuffling : now.house;
  }
}
