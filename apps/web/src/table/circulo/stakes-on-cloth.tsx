import { entriesIn } from '@sabot/engine/by-name';
import { ChipStack } from '../../ui/chip.tsx';
import type { Books } from '../any-game/books.ts';
import type { Point } from '../any-game/curve.ts';
import { useCirculo } from './use-circulo.ts';

interface StakesOnClothProps {
  readonly books: Books;
  /** How wide the mark of a stake is. */
  readonly mark: number;
  /** Where the middle of the table is. */
  readonly middle: number;
  /** Where somebody's stake on a zone lies. */
  readonly placeOf: (player: string, zone: string) => Point | null;
}

interface Pile {
  readonly at: Point;
  readonly cents: number;
  readonly isMine: boolean;
}

/** What lies against the bank. Stakes that share a place lie there as one pile. */
export function StakesOnCloth({ books, mark, middle, placeOf }: StakesOnClothProps) {
  const { money, you } = useCirculo();
  const piles = new Map<string, Pile>();
  for (const [account, cents] of entriesIn(books)) {
    const [kind, player = '', zone = ''] = account.split(':');
    const at = kind === 'stake' && cents > 0 ? placeOf(player, zone) : null;
    if (at === null) continue;
    const key = `${at.x} ${at.y}`;
    const pile = piles.get(key) ?? { at, cents: 0, isMine: false };
    piles.set(key, { at, cents: pile.cents + cents, isMine: pile.isMine || player === you });
  }
  return (
    <div className="cloth-stakes" aria-hidden>
      {[...piles].map(([key, { at, cents, isMine }]) => (
        <div
          key={key}
          className={`cloth-stake ${isMine ? 'is-mine' : ''}`}
          style={{
            transform: `translate(${at.x}px, ${at.y}px)`,
            ['--chip' as string]: `${mark * 0.82}px`,
            ['--lean' as string]: Math.sign(middle - at.x) * Math.min(1, Math.abs(middle - at.x) / (mark * 3)),
          }}
        >
          <ChipStack cents={cents} />
          <span className={`cloth-amount ${cents % 100 > 0 ? 'is-long' : ''}`}>{money(cents)}</span>
        </div>
      ))}
    </div>
  );
}
