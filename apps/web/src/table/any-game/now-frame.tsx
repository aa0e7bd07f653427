import { isNamedIn } from '@sabot/engine/by-name';
import type { ReactNode } from 'react';
import { ClockRing } from '../clock-ring.tsx';
import { ShuffleLine } from './shuffle-line.tsx';
import { useTableContext } from './table-context.ts';

interface NowFrameProps {
  /** The chips before you. */
  readonly chips: number;
  /** What is yours elsewhere on the table. */
  readonly besides?: string;
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** Who acts now and how long the table waits for them: always in sight. */
export function NowFrame({ chips, besides, below, children }: NowFrameProps) {
  const { message, words, you, money } = useTableContext();
  const { shuffle } = message;
  const [awaited] = message.awaits;
  const isShuffling = shuffle && shuffle.phase !== 'closed' && shuffle.until !== null && !awaited?.until;
  const clock = isShuffling
    ? { by: [], acts: [], clock: 'shuffle', lapse: '', from: null, until: shuffle.until }
    : awaited;
  const isHere = you !== null && isNamedIn(message.view.people, you);
  return (
    <section className="now" aria-label={words.now.label}>
      <ClockRing awaited={clock} />
      <p>
        <span>{children}</span>
        <ShuffleLine />
        {isHere && <small>{[words.stakes.chipsLeft(money(chips)), besides].filter(Boolean).join(' · ')}</small>}
      </p>
      {below}
    </section>
  );
}
