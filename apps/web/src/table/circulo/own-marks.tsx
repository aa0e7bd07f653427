import type { Point } from '../any-game/curve.ts';
import { useLaying } from './laying.ts';
import { useCirculo } from './use-circulo.ts';

interface OwnMarksProps {
  /** What the act calls each zone of the felt. */
  readonly fields: Readonly<Record<string, string>>;
  readonly mark: number;
  readonly placeOf: (player: string, zone: string) => Point | null;
}

/** Your own places on the felt, lit while you may stake: a touch lays the chip that was chosen. */
export function OwnMarks({ fields, mark, placeOf }: OwnMarksProps) {
  const { you, offered, isShowing, words } = useCirculo();
  const { chip, lay } = useLaying();
  const offer = offered('SetStakes');
  if (you === null || offer === undefined || isShowing) return null;
  return (
    <div className="own-zones" aria-hidden title={words.stakes.yours}>
      {Object.entries(fields).map(([zone, field]) => {
        const bound = offer.fields[field];
        const at = placeOf(you, zone);
        if (at === null || bound?.kind !== 'amount' || bound.max < bound.min) return null;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the accessible controls are in the deck
          // biome-ignore lint/a11y/useKeyWithClickEvents: the accessible controls are in the deck
          <span
            key={zone}
            className="own-zone"
            style={{ transform: `translate(${at.x}px, ${at.y}px)`, width: mark + 2, height: mark + 2 }}
            onClick={() => lay.current?.(field, chip)}
          />
        );
      })}
    </div>
  );
}
