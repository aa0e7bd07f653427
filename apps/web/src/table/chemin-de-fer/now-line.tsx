import { ClockRing } from '../clock-ring.tsx';
import { booksOf, chipsOf } from './scene.ts';
import { useCdf } from './use-cdf.ts';

/** Who acts now and how long the table waits for them: always in sight. */
export function NowLine() {
  const { message, words, you, money } = useCdf();
  const { shuffle } = message;
  const [awaited] = message.awaits;
  const isShuffling = shuffle && shuffle.phase !== 'closed' && shuffle.until !== null && !awaited?.until;
  const clock = isShuffling ? { by: [], acts: [], clock: 'shuffle', lapse: '', until: shuffle.until } : awaited;
  const isHere = you !== null && message.view.people[you] !== undefined;
  return (
    <section className="now" aria-label={words.now.label}>
      <ClockRing awaited={clock} />
      <p>
        <span>{useNowText()}</span>
        {isHere && <small>{words.stakes.chipsLeft(money(chipsOf({ books: booksOf(message.view) }, you)))}</small>}
      </p>
    </section>
  );
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
