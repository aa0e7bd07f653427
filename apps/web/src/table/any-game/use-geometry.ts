import { type RefObject, useEffect, useLayoutEffect, useMemo } from 'react';
import { mostStandingIn, type People } from './place-in.ts';
import { useSize } from './use-size.ts';

/** How a table is laid out on a stage, and how high the stage has to be for that. */
export interface Draughtsman<Geometry> {
  readonly least: (width: number) => number;
  readonly draw: (width: number, height: number) => Geometry;
}

interface Drawn<Geometry> {
  readonly element: RefObject<HTMLDivElement | null>;
  /** Null until the stage knows its size. */
  readonly geometry: Geometry | null;
}

/** Narrower than this no stage is drawn. */
const NARROWEST = 312;

/** Whoever stands behind a seat has a plate below that of the seat: so high is one. */
const ROW = 30;

/** The geometry of a stage of the size that it has, and the least height it asks for; below the table there is room for whoever stands. */
export function useGeometry<Geometry>({ least, draw }: Draughtsman<Geometry>, people: People): Drawn<Geometry> {
  const foot = ROW * mostStandingIn(people);
  const [element, size] = useSize<HTMLDivElement>();
  const width = size === null ? 0 : Math.max(NARROWEST, size.width);
  const height = size?.height ?? 0;
  const high = useMemo(() => (width > 0 ? least(width) + foot : 0), [width, least, foot]);
  const geometry = useMemo(
    () => (width > 0 && height > 0 ? draw(width, Math.max(height, high) - foot) : null),
    [width, height, high, foot, draw],
  );
  // On the room, not on the stage: Chrome keeps a row as high as it was when something deep in it asks for less.
  useLayoutEffect(() => {
    const room = element.current?.closest<HTMLElement>('.table-room');
    if (high > 0) room?.style.setProperty('--least', `${high}px`);
  }, [element, high]);
  useEffect(() => {
    if (high > 0 && height > 0) passTheBar();
  }, [high, height]);
  return { element, geometry };
}

/** Where the window lacks no more than the bar above the table, the page begins below the bar: so no seat lies under the deck. */
function passTheBar(): void {
  const lacking = document.documentElement.scrollHeight - window.innerHeight;
  const bar = document.querySelector('.shell-bar')?.clientHeight ?? 0;
  if (lacking > window.scrollY && lacking <= bar + 1) window.scrollTo(0, lacking);
}
