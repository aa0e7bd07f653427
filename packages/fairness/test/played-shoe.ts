import { createHash } from 'node:crypto';
import {
  begin,
  type Ceremony,
  close,
  commit,
  cut,
  drawLots,
  endShuffle,
  houseCommitment,
  type Play,
  type Proof,
  playerCommitment,
  proofOf,
  reveal,
  revealedOf,
  revealSecret,
  type Seated,
  type Step,
  shoeOrder,
  UNSEEN,
} from '../src/index.ts';

export const bytes = (seed: string): string => createHash('sha256').update(seed).digest('hex');

export const SECRET = bytes('house');
export const HOUSE = houseCommitment(SECRET);
export const SEATED: readonly Seated[] = [
  { player: 'ana', bot: false },
  { player: 'bot-1', bot: true },
  { player: 'bea', bot: false },
  { player: 'carlos', bot: false },
];
export const commitmentOf = (player: string): string => playerCommitment(HOUSE, player, bytes(player));

export function done(step: Step): Ceremony {
  if (!step.ok) throw new Error(`refused: ${step.refusal}`);
  return step.ceremony;
}

export const begun = (seated = SEATED): Ceremony =>
  done(begin({ table: 'asturias-1', talla: 3, decks: 6, commitment: HOUSE, seated }));

/** Carlos commits first, then Ana and Bea. */
export const committed = (): Ceremony =>
  ['carlos', 'ana', 'bea'].reduce((now, player) => done(commit(now, player, commitmentOf(player))), begun());

export const waitingForCut = (): Ceremony => done(endShuffle(committed()));
export const revealing = (): Ceremony => done(cut(waitingForCut(), 'bea', 77));

/** Bea cut and then withheld. */
export const closed = (): Ceremony =>
  done(close(['carlos', 'ana'].reduce((now, player) => done(reveal(now, player, bytes(player))), revealing())));
export const over = (): Ceremony => done(revealSecret(closed(), SECRET));

/** The whole way, with cards and lots. */
export function playedProof(): Proof {
  const ceremony = over();
  const { table, talla, decks } = ceremony;
  const shoe = { secret: SECRET, table, talla, decks, contributions: revealedOf(ceremony.contributions) };
  const order = shoeOrder({ ...shoe, depth: 77 });
  const burnt = 4;
  const cards = order.slice(0, 40).map((card, i) => (i >= 1 && i <= burnt ? UNSEEN : card));
  const lots = [1, 2].map((no) => ({
    no,
    among: ['ana', 'bea'],
    drawn: drawLots({ ...shoe, no, among: ['ana', 'bea'] }),
  }));
  const play: Play = { below: 7, burnt, cards, lots };
  const made = proofOf(ceremony, play);
  if (!made.ok) throw new Error(made.refusal);
  return made.proof;
}
