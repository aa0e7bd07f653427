import type { Colour } from './cells.ts';
import { type DerivedRoadName, derivedColour, OFFSETS } from './derived-road.ts';
import type { Side } from './result.ts';

/** What the next win of a side would add to each derived road; null: nothing. */
export type Asked = Readonly<Record<DerivedRoadName, Colour | null>>;
export type Ask = Readonly<Record<Side, Asked>>;

function asked(depths: readonly number[]): Asked {
  return {
    bigEyeBoy: derivedColour(depths, OFFSETS.bigEyeBoy),
    smallRoad: derivedColour(depths, OFFSETS.smallRoad),
    cockroachPig: derivedColour(depths, OFFSETS.cockroachPig),
  };
}

export function ask(depths: readonly number[], lastWinner: Side | null): Ask {
  const changed = asked([...depths, 1]);
  if (lastWinner === null) return { banca: changed, punto: changed };
  const repeated = asked(depths.with(-1, (depths.at(-1) as number) + 1));
  return lastWinner === 'banca' ? { banca: repeated, punto: changed } : { banca: changed, punto: repeated };
}
