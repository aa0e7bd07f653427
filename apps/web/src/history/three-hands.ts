import { useWords } from '../locales/words.ts';
import type { DrawnHand } from './hands-drawn.tsx';
import type { TwoPanosPicture } from './two-panos-picture.ts';

/** The three hands of a coup of dos paños as they lie: the second paño on the banker's left, the first on his right. */
export function useThreeHands({ hands, outcomes }: Pick<TwoPanosPicture, 'hands' | 'outcomes'>): readonly DrawnHand[] {
  const { hand } = useWords().dosPanos;
  return (['pano-2', 'banca', 'pano-1'] as const).map((side) => ({
    name: hand[side],
    kind: side === 'banca' ? 'banca' : 'punto',
    ...hands[side],
    hasWon: side !== 'banca' && outcomes[side] === 'pano',
  }));
}
