// Plays shoes for as long as it is told, by the thread's own processor time, and says at which rate.
import { parentPort, workerData } from 'node:worker_threads';
import { playPiece } from '../../packages/odds/src/math/simulation/index.ts';
import { clock } from '../clock.mjs';

const { rules, seed, ms } = workerData;
let piece = 0;
parentPort.on('message', () => {
  const start = clock();
  let [coups, elapsed] = [0, 0];
  for (; elapsed < ms; elapsed = clock() - start) coups += playPiece(rules, seed, piece++).coups;
  parentPort.postMessage((coups / elapsed) * 1000);
});
