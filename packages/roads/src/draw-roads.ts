import type { RoadOptions } from './options.ts';
import type { CoupResult } from './result.ts';
import { type Roads, Scoreboard } from './scoreboard.ts';

/** The roads of one shoe from scratch, as plain data. */
export function drawRoads(results: Iterable<CoupResult>, options: RoadOptions = {}): Roads {
  const board = new Scoreboard(options);
  for (const result of results) board.add(result);
  const { beadPlate, bigRoad, bigEyeBoy, smallRoad, cockroachPig, ask, counts } = board;
  return { beadPlate, bigRoad, bigEyeBoy, smallRoad, cockroachPig, ask, counts };
}
