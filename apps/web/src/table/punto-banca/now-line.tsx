import { MyResult, useMyCoup } from '../any-game/my-result.tsx';
import { NowFrame } from '../any-game/now-frame.tsx';
import { useTableContext } from '../any-game/table-context.ts';
import { useChips } from '../any-game/use-chips.ts';

export function NowLine() {
  const mine = useMyCoup();
  return (
    <NowFrame chips={useChips()} below={mine && <MyResult coup={mine} />}>
      <NowText />
    </NowFrame>
  );
}

function NowText() {
  const { message, words, you, nameOf, isShowing } = useTableContext();
  const { now } = words;
  const [awaited] = message.awaits;
  const { shuffle } = message;
  if (awaited === undefined) return isShowing ? now.showing : now.nobody;
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
