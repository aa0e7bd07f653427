import { clock } from './clock.mjs';
import { Sabot } from './contenders/sabot.mjs';
import { Script } from './table/script.mjs';

export const SHOES = 1000;
export const TABLES = 9;
const WINDOW = SHOES / 5;

/** What a table's coups took, a window of its shoes at a time. */
function play(seed) {
  const contender = new Sabot();
  const script = new Script(seed);
  const windows = [];
  contender.open();
  for (let shoe = 0; shoe < SHOES; shoe++) {
    const { commands, coups } = script.shoe();
    const start = clock();
    for (const command of commands) contender.send(command);
    const ms = clock() - start;
    if (shoe % WINDOW === 0) windows.push({ coups: 0, ms: 0 });
    const window = windows.at(-1);
    window.coups += coups;
    window.ms += ms;
  }
  return windows;
}

/**
 * Tables that play a thousand shoes each: what a coup costs must not grow with the history. One shoe is over before a coarse
 * clock moves, so windows are long and added up over the tables; what the first table takes is the compiler's and not counted.
 */
export function endure(say) {
  play(TABLES + 1);
  const tables = Array.from({ length: TABLES }, (_, i) => play(i + 1));
  const windows = tables[0].map((_, i) => {
    const sum = (of) => tables.reduce((all, table) => all + of(table[i]), 0);
    const rate = (1000 * sum(({ coups }) => coups)) / sum(({ ms }) => ms);
    return { shoes: `${i * WINDOW + 1}–${(i + 1) * WINDOW}`, rate };
  });
  for (const { shoes, rate } of windows) say(`Shoes ${shoes}: ${Math.round(rate)} coups/s`);
  const coups = tables.flat().reduce((all, window) => all + window.coups, 0);
  return { windows, early: windows[0].rate, late: windows.at(-1).rate, coups };
}
