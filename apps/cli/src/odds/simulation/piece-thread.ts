import { parentPort, workerData } from 'node:worker_threads';
// Only what plays shoes: a thread that reads all of the mathematics first is slow to begin.
import { playPieces, type SimulatedRules } from '@sabot/odds/simulation';

export interface Orders {
  readonly rules: SimulatedRules;
  readonly seed: number;
}
/** So many pieces in a row, from one on. */
export interface Batch {
  readonly piece: number;
  readonly many: number;
}
export interface BatchDone extends Batch {
  readonly shoes: number;
  readonly coups: number;
  readonly cells: Float64Array<ArrayBuffer>;
}

const { rules, seed } = workerData as Orders;
parentPort?.on('message', ({ piece, many }: Batch) => {
  const played = playPieces(rules, seed, piece, many);
  const done = { piece, many, ...played } as BatchDone;
  parentPort?.postMessage(done, [done.cells.buffer]);
});
