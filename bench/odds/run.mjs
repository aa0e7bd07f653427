// Exact solves, simulated coups and an exact equilibrium, in turns with a plain C++ loop compiled here.
import { once } from 'node:events';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { playTogether } from '../../apps/cli/src/odds/simulation/crew.ts';
import { cheminDeFerTables, equilibriaOf } from '../../packages/odds/src/math/chemin-de-fer/index.ts';
import { ENDINGS, fraction, fullShoe, numberOf } from '../../packages/odds/src/math/index.ts';
import { EndingCounter } from '../../packages/odds/src/math/punto-banca/index.ts';
import { NOTHING_PLAYED, playPiece, SHOES_A_PIECE } from '../../packages/odds/src/math/simulation/index.ts';
import { betsOf, chartOf, puntoBancaShoeRulesOf } from '../../packages/odds/src/rulesets/punto-banca/index.ts';
import { PUNTO_BANCA } from '../../packages/regulations/src/index.ts';
import { clock } from '../clock.mjs';
import { median } from '../median.mjs';
import { table, verdict, whole, writeSection } from '../section.mjs';
import { compileYardstick } from './yardstick.mjs';

const ROUNDS = 5;
// Long enough that it is the work that is measured: a thread takes about a tenth of a second to begin.
const CREW_COUPS = 100_000_000;
const SLICE_MS = 600;
const SOLVES_FLOOR = 10_000;
const COUPS_FLOOR = 20_000_000;
const TWICE_FLOOR = 1.9;
const EQUILIBRIUM_MS = 1000;

const { ruleset } = PUNTO_BANCA[0];
const law = ruleset.law(ruleset.regulation.defaults);
const chart = chartOf(law);
const rules = puntoBancaShoeRulesOf(ruleset);
const payoffs = betsOf(ruleset).map(({ payoff }) => Float64Array.from(ENDINGS, (one) => numberOf(payoff(one))));
const counter = new EndingCounter();

/** One remaining shoe with all its bets: counts, then the mean of each payment. */
function solveOnce(shoe) {
  const cells = counter.count(chart, shoe);
  let total = 0;
  for (let i = 0; i < cells.length; i++) total += cells[i];
  const worth = payoffs.map((payoff) => {
    let sum = 0;
    for (let i = 0; i < cells.length; i++) sum += cells[i] * payoff[i];
    return sum / total;
  });
  return { cells, worth };
}

function rate(act) {
  const start = clock();
  let [done, elapsed] = [0, 0];
  for (; elapsed < SLICE_MS; elapsed = clock() - start) done += act();
  return (done / elapsed) * 1000;
}

// Never twice the same shoe: eight decks with some cards gone.
const shoes = Array.from({ length: 64 }, (_, i) => fullShoe(8).map((count, value) => count - ((i * (value + 3)) % 7)));
const solveMany = () => {
  for (const shoe of shoes) if (solveOnce(shoe).worth.some((one) => one >= 0)) throw new Error('no bet is that good');
  return shoes.length;
};
let piece = 0;
const playOne = () => playPiece(rules, 1, piece++).coups;

const threads = [1, 2].map(
  (seed) => new Worker(new URL('./thread.mjs', import.meta.url), { workerData: { rules, seed, ms: SLICE_MS } }),
);
async function inThreads(many) {
  const crew = threads.slice(0, many);
  const rates = crew.map((thread) => once(thread, 'message'));
  for (const thread of crew) thread.postMessage('play');
  return (await Promise.all(rates)).reduce((sum, [one]) => sum + one, 0);
}

/** The command's own crew, hand-out and merging included, by the clock on the wall: what somebody who waits sees. */
async function crewRate(workers) {
  const work = { rules, seed: 1, wanted: CREW_COUPS, workers };
  const [start, before] = [performance.now(), process.cpuUsage()];
  const { played } = await playTogether(
    work,
    { pieces: 0, played: NOTHING_PLAYED },
    new AbortController().signal,
    () => {},
  );
  const { user, system } = process.cpuUsage(before);
  return {
    rate: (played.coups / (performance.now() - start)) * 1000,
    nanoseconds: ((user + system) * 1000) / played.coups,
  };
}

const FREE = {
  ponte: ['draw', 'draw', 'draw', 'draw', 'draw', 'free', 'stand', 'stand'],
  banker: Array.from({ length: 8 }, (_, total) => Array(11).fill(total === 0 ? 'draw' : 'free')),
};
function equilibrium() {
  const start = clock();
  const tables = cheminDeFerTables(FREE, { shoe: fullShoe(6) }, { ponte: 'total', banker: 'total' });
  const found = equilibriaOf(tables, fraction(1, 20));
  if (found.length !== 1) throw new Error('there should be one equilibrium');
  return clock() - start;
}

/** Before anything is measured, both must have counted the same. */
function requireSame(yardstick) {
  const { cells } = solveOnce(fullShoe(8));
  const sum = (holds) => cells.reduce((so, count, i) => (holds(ENDINGS[i]) ? so + count : so), 0);
  const ours = [sum((e) => e.punto > e.banca), sum((e) => e.banca > e.punto), sum((e) => e.banca === e.punto)];
  const { counts } = yardstick.measure('solve', 0.01);
  if (ours.join() !== counts.join()) throw new Error(`the counts differ: ${ours} and ${counts}`);
}

const yardstick = compileYardstick();
if (yardstick === null) console.error('There is no g++ here: the yardstick is left out.');
else requireSame(yardstick);

const found = {
  solves: [],
  coups: [],
  alone: [],
  two: [],
  crewOne: [],
  crewTwo: [],
  costOne: [],
  costTwo: [],
  equilibria: [],
  solvesThere: [],
  coupsThere: [],
};
rate(solveMany);
rate(playOne);
await inThreads(2);
equilibrium();
for (let round = 0; round < ROUNDS; round++) {
  found.solves.push(rate(solveMany));
  if (yardstick) found.solvesThere.push(yardstick.measure('solve', SLICE_MS / 1000).rate);
  found.coups.push(rate(playOne));
  if (yardstick) found.coupsThere.push(yardstick.measure('simulate', SLICE_MS / 1000).rate);
  found.alone.push(await inThreads(1));
  found.two.push(await inThreads(2));
  for (const [workers, rates, costs] of [
    [1, found.crewOne, found.costOne],
    [2, found.crewTwo, found.costTwo],
  ]) {
    const { rate: reached, nanoseconds } = await crewRate(workers);
    rates.push(reached);
    costs.push(nanoseconds);
  }
  found.equilibria.push(equilibrium());
}
yardstick?.remove();
await Promise.all(threads.map((thread) => thread.terminate()));

const one = median(found.coups);
const twice = median(found.crewTwo) / median(found.crewOne);
const byProcessor = median(found.two) / median(found.alone);
const ms = median(found.equilibria);
const row = (name, rates) => [
  name,
  rates.length === 0 ? 'no g++ here' : whole(median(rates)),
  rates.length === 0 ? '' : `${whole(Math.min(...rates))}–${whole(Math.max(...rates))}`,
];
const against = (ours, there) =>
  there.length === 0 ? '' : ` ${(median(ours) / median(there)).toFixed(2)} × the C++ loop.`;
writeSection(
  'odds',
  'bench:odds',
  `## The exact mathematics

${table(
  ['', 'a second (median)', 'lowest–highest'],
  [
    row('exact solves of a remaining shoe with all main bets', found.solves),
    row('the same in C++, outcomes only', found.solvesThere),
    row('simulated coups, one thread', found.coups),
    row('simulated coups, one worker thread', found.alone),
    row('simulated coups, two worker threads together', found.two),
    row('`sabot simulate`, one worker, on the wall clock', found.crewOne),
    row('`sabot simulate`, two workers, on the wall clock', found.crewTwo),
    row('simulated coups in C++, one thread', found.coupsThere),
  ],
)}

- Solves: the floor is ${whole(SOLVES_FLOOR)} a second: ${verdict(median(found.solves) >= SOLVES_FLOOR)}.${against(found.solves, found.solvesThere)}
- Coups: the floor is ${whole(COUPS_FLOOR)} a second in one thread: ${verdict(one >= COUPS_FLOOR)}.${against(found.coups, found.coupsThere)}
- Two workers against one, as somebody who waits sees it: ${twice.toFixed(2)} ×; the floor is ${TWICE_FLOOR} ×: ${verdict(twice >= TWICE_FLOOR)}. This is on the wall clock, ${whole(CREW_COUPS)} coups with the start of the threads, so it needs two cores that have nothing else to do.
- The processor time of a coup, all threads and their start together: ${median(found.costOne).toFixed(1)} ns with one worker, ${median(found.costTwo).toFixed(1)} ns with two. What two cost more is what they are in each other's way.
- By each thread's own processor time two have ${byProcessor.toFixed(2)} × the rate of one. That says only that they do not slow each other down; it cannot see them waiting for a core, and is no proof of the floor.
- Exact equilibrium of chemin de fer, six decks, 5 %: ${ms.toFixed(0)} ms; the floor is ${EQUILIBRIUM_MS} ms: ${verdict(ms < EQUILIBRIUM_MS)}.
- C++: \`bench/odds/yardstick.cpp\`, g++ -O2, compiled in the same run; before the measurement both must count the same outcomes of eight decks to the last sequence.
- Whole shoes of six decks with burn and stop card, ${whole(SHOES_A_PIECE)} a piece. ${ROUNDS} rounds of ${SLICE_MS / 1000} s of processor time each, in turns, after a warm-up.`,
);
