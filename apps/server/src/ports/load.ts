import { performance } from 'node:perf_hooks';

/** How much of its time the house has lately been at work: 0 is idle, 1 is all of it. */
export type Load = () => number;

/** A house whose work does not count. */
export const noLoad: Load = () => 0;

/** Looked at no more often than this. */
const WINDOW_MS = 250;

/** The share of the last moments in which the loop of this thread was not waiting. */
export function systemLoad(): Load {
  let before = performance.eventLoopUtilization();
  let looked = performance.now();
  let load = 0;
  return () => {
    const now = performance.now();
    if (now - looked < WINDOW_MS) return load;
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    looked = now;
    load = utilization;
    return load;
  };
}
