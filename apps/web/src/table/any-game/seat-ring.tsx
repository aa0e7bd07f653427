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
  const taken = new Set(namesIn(people).map((player) => placeIn(people, player)?.seat));
  return (
    <ul className={`seats ${geometry.narrow ? 'is-narrow' : ''}`}>
      {geometry.seats.map(({ n, plate: at, inward }, i, all) => {
        const plateless = (seat: Seat | undefined): boolean => seat !== undefined && !taken.has(seat.n);
        const [before, after] = [all[i - 1], all[i + 1]];
        const most = Math.min(
          widest(at.x, geometry.width, inward.x),
          beside({ plate: at, inward }, before, plateless(before)),
          beside({ plate: at, inward }, after, plateless(after)),
        );
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
              ['--net' as string]: `${netAside(at.x, geometry.width)}px`,
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

/** A plate grows outwards from the rim, by the share that its style has. */
const OUTWARDS = 0.42;

/** So wide it may be without leaving the stage. */
const widest = (x: number, width: number, inward: number): number => {
  const room = Math.min(x, width - x);
  return Math.floor(room / (0.5 + OUTWARDS * Math.abs(inward))) - 2;
};

/** An amount above a plate stands outwards of it, away from the seat's number, as far as the stage reaches. */
const NET = { half: 27, outwards: 12 };
const netAside = (x: number, width: number): number => {
  const inwards = Math.max(-NET.outwards, NET.half - Math.min(x, width - x));
  return x < width / 2 ? inwards : -inwards;
};

/** Seats that look across the table more than down it. */
const SIDE = 0.8;
const PLATE = { height: 32, least: 44, free: 28 };

/** How wide a plate may be beside its neighbour's, where the two are at about the same height; a free seat is a small disc. */
function beside({ plate, inward }: Omit<Seat, 'n'>, other: Omit<Seat, 'n'> | undefined, isFree: boolean): number {
  if (other === undefined || Math.abs(other.plate.y - plate.y) > PLATE.height) return Number.POSITIVE_INFINITY;
  const aside = other.plate.x - plate.x;
  const between = Math.floor(Math.abs(aside)) - 4;
  const towards = 0.5 - OUTWARDS * inward.x * Math.sign(aside);
  return Math.max(PLATE.least, isFree ? Math.floor((between - PLATE.free / 2) / towards) : between);
}

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
