import { entriesIn } from '@sabot/engine/by-name';
import { ChipStack } from '../../ui/chip.tsx';
import type { Books } from '../any-game/books.ts';
import type { Point } from '../any-game/curve.ts';
import { useCirculo } from './use-circulo.ts';

interface StakesOnClothProps {
  readonly books: Books;
  /** How wide the mark of a stake is. */
  readonly mark: number;
  /** Where somebody's stake on a zone lies. */
  readonly placeOf: (player: string, zone: string) => Point | null;
}

/** What lies against the bank. */
export function StakesOnCloth({ books, mark, placeOf }: StakesOnClothProps) {
  const { money, you } = useCirculo();
  return (
    <div className="cloth-stakes" aria-hidden>
      {entriesIn(books).map(([account, cents]) => {
        const [kind, player = '', zone = ''] = account.split(':');
        const at = kind === 'stake' && cents > 0 ? placeOf(player, zone) : null;
        return (
          at && (
            <div
              key={account}
              className={`cloth-stake ${player === you ? 'is-mine' : ''}`}
              style={{
                transform: `translate(${at.x}px, ${at.y}px)`,
                ['--chip' as string]: `${mark * 0.82}px`,
              }}
            >
              <ChipStack cents={cents} />
              <span className="cloth-amount">{money(cents)}</span>
            </div>
          )
        );
      })}
    </div>
  );
}
