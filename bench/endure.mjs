import { clock } from './clock.mjs';
import { Sabot } from './contenders/sabot.mjs';
import { median } from './median.mjs';
import { Script } from './table/script.mjs';

export const SHOES = 1000;
const WINDOWS = [
  [1, 10],
  [91, 100],
  [991, 1000],
];

/** One table plays a thousand shoes: what a coup costs must not grow with the history. */
export function endure(say) {
  const contender = new Sabot();
  const script = new Script(1);
  const rates = [];
  let played = 0;
  contender.open();
  for (let shoe = 1; shoe <= SHOES; shoe++) {
    const { commands, coups } = script.shoe();
    const start = clock();
    for (const command of commands) contender.send(command);
    rates.push((coups / (clock() - start)) * 1000);
    played += coups;
  }
  const between = (first, last) => median(rates.slice(first - 1, last));
  const windows = WINDOWS.map(([first, last]) => ({ shoes: `${first}–${last}`, rate: between(first, last) }));
  for (const { shoes, rate } of windows) say(`Shoes ${shoes}: ${Math.round(rate)} coups/s`);
  return { windows, early: between(1, 100), late: between(SHOES - 99, SHOES), coups: played };
}
