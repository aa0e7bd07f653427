import { useTableContext } from '../any-game/table-context.ts';
import { ClockRing } from '../clock-ring.tsx';
import { chipsOf, sceneOf } from './scene.ts';

/** Who acts now and how long the table waits for them: always in sight. */
export function NowLine() {
  const { message, words, you, money } = useTableContext();
  const [awaited] = message.awaits;
  const { shuffle } = message;
  const isShuffling = shuffle && shuffle.phase !== 'closed' && shuffle.until !== null && !awaited?.until;
  const clock = isShuffling ? { by: [], acts: [], clock: 'shuffle', lapse: '', until: shuffle.until } : awaited;
  const isHere = you !== null && message.view.people[you] !== undefined;
  return (
    <section className="now" aria-label={words.now.label}>
      <ClockRing awaited={clock} />
      <p>
        <NowText />
        {isHere && <small>{words.stakes.chipsLeft(money(chipsOf(sceneOf(message.view), you)))}</small>}
      </p>
    </section>
  );
}

function NowText() {
  const { message, words, you, nameOf } = useTableContext();
  const { now } = words;
  const [awaited] = message.awaits;
  const { shuffle } = message;
  if (awaited === undefined) return now.nobody;
  const mine = you !== null && awaited.by.some(({ id }) => id === you);
  const who = nameOf(awaited.by[0]?.id);
  switch (awaited.clock) {
    case 'stakes':
      return mine ? now.yourStakes : now.stakes;
    case 'shoe':
      return mine ? now.yourShoe : now.shoe(who);
    case 'deal':
      return mine ? now.yourDeal : now.deal(who);
    case 'uncover':
      return mine ? now.yourUncover : now.uncover(who);
    case 'cut':
      return mine ? now.yourCut : now.cut(awaited.by.map(({ id }) => nameOf(id)).join(', '));
    case 'ruling':
      return now.ruling;
    case 'empty-table':
      return now.nobody;
    default:
      return shuffle && shuffle.phase !== 'closed' ? now.shuffling : now.house;
  }
}
