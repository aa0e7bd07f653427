// A shoe of eight packs: the order from its secrets, and the proof of the whole shoe checked.
import {
  begin,
  close,
  commit,
  cut,
  endShuffle,
  freshBytes,
  houseCommitment,
  playerCommitment,
  proofOf,
  reveal,
  revealedOf,
  revealSecret,
  shoeOrder,
  verify,
} from '../packages/fairness/src/index.ts';
import { clock } from './clock.mjs';
import { median } from './median.mjs';
import { table, verdict, writeSection } from './section.mjs';

const DECKS = 8;
const PLAYERS = ['ana', 'bea', 'carlos', 'diego', 'elena', 'fran', 'gema'];
const BATCH = 50;
const BATCHES = 60;
const FLOOR_MS = 1;

const done = (step) => {
  if (!step.ok) throw new Error(step.refusal);
  return step.ceremony;
};

/** A shoe that seven people shuffled, played to its last card. */
function playedShoe(talla) {
  const secret = freshBytes();
  const commitment = houseCommitment(secret);
  const entropy = new Map(PLAYERS.map((player) => [player, freshBytes()]));
  const shoe = { table: 'bench', talla, decks: DECKS };
  let ceremony = done(begin({ ...shoe, commitment, seated: PLAYERS.map((player) => ({ player, bot: false })) }));
  for (const [player, own] of entropy)
    ceremony = done(commit(ceremony, player, playerCommitment(commitment, player, own)));
  ceremony = done(cut(done(endShuffle(ceremony)), 'ana', 100 + talla));
  for (const [player, own] of entropy) ceremony = done(reveal(ceremony, player, own));
  ceremony = done(revealSecret(done(close(ceremony)), secret));
  const shuffle = { ...shoe, secret, contributions: revealedOf(ceremony.contributions), depth: 100 + talla };
  const made = proofOf(ceremony, { below: 7, burnt: 0, cards: shoeOrder(shuffle) });
  if (!made.ok) throw new Error(made.refusal);
  return { shuffle, proof: JSON.parse(JSON.stringify(made.proof)) };
}

const shoes = Array.from({ length: BATCH }, (_, i) => playedShoe(i + 1));
const work = {
  'order from the secrets': ({ shuffle }) => shoeOrder(shuffle).length === DECKS * 52,
  'proof read and every card checked': ({ proof }) => {
    const verified = verify(proof);
    return verified.ok && verified.checked === DECKS * 52;
  },
};

function measure(one) {
  const times = [];
  for (let batch = -BATCHES / 4; batch < BATCHES; batch++) {
    const start = clock();
    for (const shoe of shoes) if (!one(shoe)) throw new Error('a shoe does not hold');
    if (batch >= 0) times.push((clock() - start) / BATCH);
  }
  return { middle: median(times), slowest: Math.max(...times) };
}

const rows = Object.entries(work).map(([name, one]) => ({ name, ...measure(one) }));
const sum = { name: 'both', middle: rows[0].middle + rows[1].middle, slowest: rows[0].slowest + rows[1].slowest };
writeSection(
  'shuffle',
  'bench:shuffle',
  `## A verified shuffle of ${DECKS * 52} cards

${table(
  ['', 'ms (median)', 'ms (slowest batch)'],
  [...rows, sum].map(({ name, middle, slowest }) => [name, middle.toFixed(3), slowest.toFixed(3)]),
)}

The floor is ${FLOOR_MS} ms for both: ${verdict(sum.middle < FLOOR_MS)}.

- ${DECKS} packs, shuffled by the house and ${PLAYERS.length} people, cut, and dealt to the last card; the proof is read from plain JSON, and secret, contributions, cut and all ${DECKS * 52} cards are checked.
- Batches of ${BATCH} different shoes, ${BATCHES} of them after a warm-up, in the thread's own processor time.`,
);
