import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ChipStack } from '../../ui/chip.tsx';
import type { Point } from './curve.ts';
import { stillMotion } from './still-motion.ts';

interface Flight {
  readonly key: number;
  readonly cents: number;
  readonly from: Point;
  readonly to: Point;
  readonly delay: number;
}
/** Something that has just happened, and the chips it moved, if any. */
type Moved = { readonly type: string; readonly postings?: readonly Posting[] };
interface Posting {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

interface FlyingChipsProps {
  /** Null: nothing moves. */
  readonly now: Moved | null;
  /** Where an account's chips lie; null: nowhere on the table. */
  readonly placeOf: (account: string) => Point | null;
  readonly size: number;
}

/** No more than these are in the air. */
const MOST_IN_THE_AIR = 24;
let flown = 0;

/** The chips that the last event moved, posting by posting. */
function flightsOf({ postings = [] }: Moved, placeOf: FlyingChipsProps['placeOf']): readonly Flight[] {
  return postings.flatMap((posting, i) => {
    const [from, to] = [placeOf(posting.from), placeOf(posting.to)];
    if (from === null || to === null) return [];
    flown += 1;
    return [{ key: flown, cents: posting.amount, from, to, delay: i * 130 }];
  });
}

/** Chips on their way. They are a picture of what has been posted already, and are gone when they arrive. */
export function FlyingChips({ now, placeOf, size }: FlyingChipsProps) {
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const place = useRef(placeOf);
  place.current = placeOf;
  useEffect(() => {
    if (now === null || stillMotion()) return;
    const added = flightsOf(now, (account) => place.current(account));
    if (added.length > 0) setFlights((flying) => [...flying.slice(-MOST_IN_THE_AIR), ...added]);
  }, [now]);
  const landed = (key: number): void => setFlights((flying) => flying.filter((flight) => flight.key !== key));
  return (
    <div className="flights" aria-hidden>
      {flights.map((flight) => (
        <FlyingStack key={flight.key} flight={flight} size={size} onLanded={() => landed(flight.key)} />
      ))}
    </div>
  );
}

interface FlyingStackProps {
  readonly flight: Flight;
  readonly size: number;
  readonly onLanded: () => void;
}

function FlyingStack({ flight, size, onLanded }: FlyingStackProps) {
  const element = useRef<HTMLDivElement>(null);
  const landed = useRef(onLanded);
  landed.current = onLanded;
  useLayoutEffect(() => {
    const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;
    const animation = element.current?.animate?.(
      [
        { transform: at(flight.from), opacity: 1, offset: 0 },
        { transform: at(flight.to), opacity: 1, offset: 0.85 },
        { transform: at(flight.to), opacity: 0, offset: 1 },
      ],
      { duration: 620, delay: flight.delay, easing: 'cubic-bezier(0.3, 0.6, 0.3, 1)', fill: 'both' },
    );
    if (animation === undefined) return landed.current();
    animation.onfinish = () => landed.current();
    return () => {
      animation.onfinish = null;
    };
  }, [flight]);
  return (
    <div ref={element} className="cloth-stake" style={{ ['--chip' as string]: `${size}px` }}>
      <ChipStack cents={flight.cents} />
    </div>
  );
}
