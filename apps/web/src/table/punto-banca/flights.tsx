import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ChipStack } from '../../ui/chip.tsx';
import type { Point } from './curve.ts';
import type { Geometry } from './geometry.ts';
import { accountIn } from './places.ts';
import type { Scene } from './scene.ts';
import { stillMotion } from './still-motion.ts';

interface Flight {
  readonly key: string;
  readonly cents: number;
  readonly from: Point;
  readonly to: Point;
  readonly delay: number;
}

let flown = 0;

/** The chips that the last event moved, posting by posting. */
function flightsOf({ now, people }: Scene, geometry: Geometry): readonly Flight[] {
  if (now === null || !('postings' in now)) return [];
  return now.postings.flatMap((posting, i) => {
    const from = accountIn(geometry, people, posting.from);
    const to = accountIn(geometry, people, posting.to);
    if (from === null || to === null) return [];
    flown += 1;
    return [{ key: `flight-${flown}`, cents: posting.amount, from, to, delay: i * 130 }];
  });
}

/** Chips on their way. They are a picture of what has been posted already, and are gone when they arrive. */
export function Flights({
  scene,
  geometry,
  you,
}: {
  readonly scene: Scene;
  readonly geometry: Geometry;
  readonly you: string | null;
}) {
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const { now } = scene;
  const drawn = useRef({ scene, geometry });
  drawn.current = { scene, geometry };
  useEffect(() => {
    const isOwnStake = now?.type === 'StakesSet' && now.player === you;
    if (now === null || isOwnStake || stillMotion()) return;
    const added = flightsOf(drawn.current.scene, drawn.current.geometry);
    if (added.length > 0) setFlights((flying) => [...flying.slice(-24), ...added]);
  }, [now, you]);
  const landed = (key: string): void => setFlights((flying) => flying.filter((flight) => flight.key !== key));
  return (
    <div className="flights" aria-hidden>
      {flights.map((flight) => (
        <FlyingChips key={flight.key} flight={flight} size={geometry.mark * 0.9} onLanded={() => landed(flight.key)} />
      ))}
    </div>
  );
}

interface FlyingChipsProps {
  readonly flight: Flight;
  readonly size: number;
  readonly onLanded: () => void;
}

function FlyingChips({ flight, size, onLanded }: FlyingChipsProps) {
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
