import { capital } from '@sabot/words';
import type { ReactNode } from 'react';
import { NowFrame } from '../any-game/now-frame.tsx';
import { useAccount, useChips } from '../any-game/use-chips.ts';
import { useMissing } from './missing-acts.tsx';
import { useCirculo } from './use-circulo.ts';

/** The clock that runs, and whom the table waits for. */
interface Turn {
  readonly clock: string;
  readonly mine: boolean;
  readonly who: string;
}
interface NowLineProps {
  /** What the game says of its own clocks; null: what is said at both. */
  readonly own: (turn: Turn) => string | null;
  /** What stands under it on a telephone. */
  readonly below?: ReactNode;
}

export function NowLine({ own, below }: NowLineProps) {
  const { you, circulo, money } = useCirculo();
  const chips = useChips();
  const part = useAccount(`bank:${you ?? ''}`);
  return (
    <NowFrame chips={chips} {...(part > 0 && { besides: circulo.inBank(money(part)) })} {...(below && { below })}>
      {useNowText(own)}
    </NowFrame>
  );
}

function useNowText(own: NowLineProps['own']): string {
  const { message, words, game, you, nameOf, isShowing } = useCirculo();
  const { now } = game;
  const missing = useMissing();
  const [awaited] = message.awaits;
  if (awaited === undefined) return isShowing ? words.now.showing : words.now.nobody;
  const { clock } = awaited;
  const mine = you !== null && awaited.by.some(({ id }) => id === you);
  const who = nameOf(awaited.by[0]?.id);
  const said = own({ clock, mine, who });
  if (said !== null) return said;
  switch (clock) {
    case 'bank':
      return mine ? now.yourBank : now.bank(who);
    case 'bid':
      return mine ? now.yourBid : now.bid;
    case 'keep':
      return mine ? now.yourKeep : capital(now.keep(who));
    case 'banco':
      return now.banco;
    case 'stakes':
      return now.stakes;
    case 'deal':
      return mine ? now.yourDeal : now.deal(who);
    case 'lift':
      return mine ? now.yourLift : capital(now.lift(who));
    case 'banker':
      return mine ? now.yourBanker : now.banker(who);
    case 'shuffle':
      return now.shuffle;
    case 'cut':
      return mine ? words.now.yourCut : now.cut(who);
    case 'ruling':
      return now.ruling;
    case 'pause':
    case 'waiting':
      return missing === null ? now.waiting : [missing.lacking, missing.who].filter(Boolean).join(': ');
    case 'empty-table':
      return words.now.nobody;
    default:
      return mine ? now.yours : message.shuffle && message.shuffle.phase !== 'closed' ? words.now.shuffling : now.house;
  }
}
