import { lookUp, namesIn } from '@sabot/engine/by-name';
import { memo, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { Point } from './curve.ts';
import { type People, placeIn } from './place-in.ts';
import { useTableContext, useTerms } from './table-context.ts';

interface Seat {
  readonly n: number;
  readonly plate: Point;
  readonly inward: Point;
}

interface SeatRingProps {
  readonly geometry: { readonly seats: readonly Seat[]; readonly width: number; readonly narrow: boolean };
  readonly people: People;
  readonly onFree: (seat: number) => void;
  /** The plate of somebody who sits at a seat or stands behind it. */
  readonly plate: (player: string, seat: number) => ReactNode;
}

/** What the plates of a game are drawn from. */
export interface SeatsProps<Scene, Geometry> {
  readonly scene: Scene;
  readonly geometry: Geometry;
  readonly onFree: (seat: number) => void;
  readonly onPerson: (player: string) => void;
}

/** The plates on the rim, seat by seat: who sits there, who stands behind, and whether it is free. */
export function SeatRing({ geometry, people, onFree, plate }: SeatRingProps) {
  const { offered } = useTableContext();
  const bound = offered('Sit')?.fields.seat;
  const free = bound?.kind === 'one-of' ? bound.options : [];
  return (
    <ul className={`seats ${geometry.narrow ? 'is-narrow' : ''}`}>
      {geometry.seats.map(({ n, plate: at, inward }, i, all) => {
        const most = Math.min(widest(at.x, geometry.width, inward.x), beside(at, all[i - 1]), beside(at, all[i + 1]));
        const here = namesIn(people).filter((player) => placeIn(people, player)?.seat === n);
        const sitting = here.find((player) => lookUp(people, player)?.kind === 'seat');
        const standing = here.filter((player) => player !== sitting);
        return (
          <li
            key={n}
            className={`seat ${Math.abs(inward.x) > SIDE ? 'is-side' : ''}`}
            style={{
              transform: `translate(${at.x}px, ${at.y}px)`,
              ['--out' as string]: -inward.x,
              ['--most' as string]: `${most}px`,
            }}
          >
            {sitting === undefined ? <FreeSeat n={n} open={free.includes(n)} onFree={onFree} /> : plate(sitting, n)}
            {standing.map((player) => plate(player, n))}
          </li>
        );
      })}
    </ul>
  );
}

/** A plate grows outwards from the rim, by the share that its style has: so wide it may be without leaving the stage. */
const widest = (x: number, width: number, inward: number): number => {
  const room = Math.min(x, width - x);
  return Math.floor(room / (0.5 + 0.42 * Math.abs(inward))) - 2;
};

/** Seats that look across the table more than down it. */
const SIDE = 0.8;
const PLATE = { height: 32, least: 44 };

/** How wide a plate may be beside its neighbour's, where the two are at about the same height. */
const beside = (at: Point, other: Seat | undefined): number =>
  other === undefined || Math.abs(other.plate.y - at.y) > PLATE.height
    ? Number.POSITIVE_INFINITY
    : Math.max(PLATE.least, Math.floor(Math.abs(other.plate.x - at.x)) - 4);

interface FreeSeatProps {
  readonly n: number;
  readonly open: boolean;
  readonly onFree: (n: number) => void;
}

const FreeSeat = memo(function FreeSeat({ n, open, onFree }: FreeSeatProps) {
  const { words } = useTerms();
  if (!open) return <span className="plate is-empty" role="img" aria-label={words.seat.free(n)} />;
  return (
    <AriaButton className="plate is-free" aria-label={words.seat.sit(n)} onPress={() => onFree(n)}>
      <svg viewBox="0 0 12 12" width={11} aria-hidden>
        <path d="M6 1.5v9M1.5 6h9" stroke="currentColor" strokeWidth={1.4} strokeLinecap="round" />
      </svg>
    </AriaButton>
  );
});
