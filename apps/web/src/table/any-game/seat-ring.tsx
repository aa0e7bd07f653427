import { lookUp, namesIn } from '@sabot/engine/by-name';
import { memo, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { Point } from './curve.ts';
import { type People, placeIn } from './place-in.ts';
import { plateRooms } from './plate-room.ts';
import { useTableContext, useTerms } from './table-context.ts';

interface Seat {
  readonly n: number;
  readonly plate: Point;
  readonly number: Point;
  readonly inward: Point;
}

interface SeatRingProps {
  readonly geometry: { readonly seats: readonly Seat[]; readonly width: number; readonly narrow: boolean };
  readonly people: People;
  readonly onFree: (seat: number) => void;
  /** About how wide what a plate carries beside the name is. */
  readonly beside: (player: string) => number;
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
export function SeatRing({ geometry, people, onFree, beside, plate }: SeatRingProps) {
  const { offered } = useTableContext();
  const wants = useWants(beside);
  const bound = offered('Sit')?.fields.seat;
  const free = bound?.kind === 'one-of' ? bound.options : [];
  const at = (n: number): readonly string[] => namesIn(people).filter((player) => placeIn(people, player)?.seat === n);
  const seats = geometry.seats.map((seat) => ({ ...seat, wants: Math.max(0, ...at(seat.n).map(wants)) }));
  const rooms = plateRooms(seats, geometry.width);
  return (
    <ul className={`seats ${geometry.narrow ? 'is-narrow' : ''}`}>
      {seats.map(({ n, plate: place, inward, wants: wanted }, i) => {
        const { left, right } = rooms[i] ?? { left: 0, right: 0 };
        const here = at(n);
        const sitting = here.find((player) => lookUp(people, player)?.kind === 'seat');
        const standing = here.filter((player) => player !== sitting);
        return (
          <li
            key={n}
            className={`seat ${Math.abs(inward.x) > SIDE ? 'is-side' : ''} ${wanted > left + right - ABOUT ? 'is-tight' : ''}`}
            style={{
              transform: `translate(${place.x}px, ${place.y}px)`,
              ['--out' as string]: -inward.x,
              ['--left' as string]: Math.floor(left),
              ['--right' as string]: Math.floor(right),
              ['--net' as string]: `${netAside(place.x, geometry.width)}px`,
            }}
          >
            {sitting === undefined ? <FreeSeat n={n} open={free.includes(n)} onFree={onFree} /> : plate(sitting, n)}
            {standing.map((player) => (
              <span key={player} style={{ ['--row' as string]: placeIn(people, player)?.behind }}>
                {plate(player, n)}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/** By so much a name may be wider than it was reckoned to be. */
const ABOUT = 16;

/** About how wide a plate is. */
function useWants(beside: SeatRingProps['beside']): (player: string) => number {
  const { you, words } = useTableContext();
  return (player) => 24 + 7.2 * (player === you ? words.you : player).length + beside(player);
}

/** An amount above a plate stands outwards of it, away from the seat's number, as far as the stage reaches. */
const NET = { half: 27, outwards: 12 };
const netAside = (x: number, width: number): number => {
  const inwards = Math.max(-NET.outwards, NET.half - Math.min(x, width - x));
  return x < width / 2 ? inwards : -inwards;
};

/** Seats that look across the table more than down it. */
const SIDE = 0.8;

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
