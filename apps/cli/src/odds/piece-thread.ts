import { parentPort, workerData } from 'node:worker_threads';
import { playPiece, type SimulatedRules } from '@sabot/odds/math';

export interface Orders {
  readonly rules: SimulatedRules;
  readonly seed: number;
}
export interface PieceDone {
  readonly piece: number;
  readonly shoes: number;
  readonly coups: number;
  readonly cells: Float64Array;
}

const { rules, seed } = workerData as Orders;
parentPort?.on('message', (piece: number) => {
  const done: PieceDone = { piece, ...playPiece(rules, seed, piece) };
  parentPort?.postMessage(done);
});
