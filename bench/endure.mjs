import { clock } from './clock.mjs';
import { Sabot } from './contenders/sabot.mjs';
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
  const shoes = [];
  let played = 0;
  contender.open();
  for (let shoe = 1; shoe <= SHOES; shoe++) {
    const { commands, coups } = script.shoe();
    const start = clock();
    for (const command of commands) contender.send(command);
    shoes.push({ coups, ms: clock() - start });
    played += coups;
  }
  // One shoe is over before a coarse clock moves: only whole windows are divided.
  const between = (first, last) => {
    const some = shoes.slice(first - 1, last);
    const sum = (of) => some.reduce((all, one) => all + of(one), 0);
    return (1000 * sum(({ coups }) => coups)) / sum(({ ms }) => ms);
  };
  const windows = WINDOWS.map(([first, last]) => ({ shoes: `${first}–${last}`, rate: between(first, last) }));
  for (const { shoes, rate } of windows) say(`Shoes ${shoes}: ${Math.round(rate)} coups/s`);
  return { windows, early: between(1, 100), late: between(SHOES - 99, SHOES), coups: played };
}
