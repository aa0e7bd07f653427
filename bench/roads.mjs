// Five roads of whole shoes, ours and those of npm's baccarat-engine, in turns.
import { drawRoads } from '../packages/roads/src/index.ts';
import { clock } from './clock.mjs';
import { installPeers } from './install-peers.mjs';
import { median } from './median.mjs';
import { table, verdict, whole, writeSection } from './section.mjs';
import { Chance } from './table/chance.mjs';

installPeers();
const { default: peer } = await import('baccarat-engine');

const HANDS = 75;
const SHOES = 200;
const ROUNDS = 9;
const SLICE_MS = 500;
const FLOOR = 10;
const generator = new peer.RoadmapGenerator();

/** Results as often as eight packs bring them. */
function shoes(chance) {
  const next = (limit) => chance.below(limit);
  const coup = () => {
    const drawn = next(10_000);
    const winner = drawn < 4586 ? 'banca' : drawn < 9048 ? 'punto' : 'tie';
    return { winner, bancaPair: next(100) < 7, puntoPair: next(100) < 7, natural: next(100) < 34 };
  };
  return Array.from({ length: SHOES }, () => Array.from({ length: HANDS }, coup));
}

const OUTCOMES = { banca: 'banker', punto: 'player', tie: 'tie' };
const pairOf = ({ bancaPair, puntoPair }) =>
  bancaPair ? (puntoPair ? 'both' : 'banker') : puntoPair ? 'player' : 'none';
const theirs = (shoe) =>
  shoe.map((coup) => ({
    outcome: OUTCOMES[coup.winner],
    natural: coup.natural ? 'banker9' : 'none',
    pair: pairOf(coup),
  }));

/** The whole shoe on every road: no column is scrolled away. */
function drawTheirs(shoe) {
  const bigRoad = generator.bigRoad(shoe, { columns: HANDS, rows: 6, scroll: false });
  return {
    beadPlate: generator.beadPlate(shoe, { columns: HANDS, rows: 6 }),
    bigRoad,
    bigEyeBoy: generator.bigEyeRoad(bigRoad),
    smallRoad: generator.smallRoad(bigRoad),
    cockroachPig: generator.cockroachPig(bigRoad),
  };
}

/** Both must have drawn the same shoe: the plate cell by cell, the big road in its runs. */
function requireSameShoe(ours, other) {
  const runs = new Set(other.bigRoad.map(({ logicalColumn }) => logicalColumn)).size;
  const changes = ours.bigRoad.filter(({ colour }, i) => i === 0 || colour !== ours.bigRoad[i - 1].colour).length;
  const same = ours.beadPlate.every(
    ({ column, row }, i) => other.beadPlate[i].column === column && other.beadPlate[i].row === row,
  );
  if (!same || ours.bigRoad.length !== other.bigRoad.length || runs !== changes) throw new Error('the roads differ');
}

function slice({ draw, shoes }) {
  let [drawn, elapsed] = [0, 0];
  for (const start = clock(); elapsed < SLICE_MS; elapsed = clock() - start) {
    for (const shoe of shoes) if (draw(shoe).beadPlate.length !== HANDS) throw new Error('a coup is missing');
    drawn += shoes.length;
  }
  return (drawn / elapsed) * 1000;
}

const ours = shoes(new Chance(20_11));
// Ties before the first winner are all that the two count differently on the big road.
const comparable = ours.filter(([first]) => first.winner !== 'tie');
for (const shoe of comparable) requireSameShoe(drawRoads(shoe), drawTheirs(theirs(shoe)));

const runs = [
  { name: 'Sabot, with ask cells and counts', draw: (shoe) => drawRoads(shoe), shoes: ours, rates: [] },
  { name: '`baccarat-engine` 1.1.5', draw: drawTheirs, shoes: ours.map(theirs), rates: [] },
];
for (const run of runs) slice(run);
for (let round = 0; round < ROUNDS; round++) for (const run of runs) run.rates.push(slice(run));

const [sabot, engine] = runs.map(({ rates }) => median(rates));
const factor = sabot / engine;
writeSection(
  'roads',
  'bench:roads',
  `## Five roads of a ${HANDS}-hand shoe

${table(
  ['', 'shoes/s (median)', 'lowest–highest', 'µs a shoe'],
  runs.map(({ name, rates }) => [
    name,
    whole(median(rates)),
    `${whole(Math.min(...rates))}–${whole(Math.max(...rates))}`,
    (1_000_000 / median(rates)).toFixed(1),
  ]),
)}

Sabot against it: ${factor.toFixed(1)} ×; the floor is ${FLOOR} ×: ${verdict(factor >= FLOOR)}.

- ${SHOES} random shoes, the same for both, each drawn from its results alone: bead plate, big road and three derived roads, every column. Before the measurement plate and runs of the big road must be the same in all shoes that do not begin with a tie.
- ${ROUNDS} rounds of ${SLICE_MS / 1000} s of the thread's own processor time each, in turns, after a warm-up.`,
);
