import {
  begin,
  type Ceremony,
  close,
  commit,
  cut,
  type Dealt,
  type Entry,
  endShuffle,
  type Hex32,
  houseCommitment,
  type Proof,
  playerCommitment,
  proofOf,
  putOnRecord,
  reveal,
  revealSecret,
  type Step,
  shoeOrder,
} from '@sabot/fairness';

const SECRET: Hex32 = '5a'.repeat(32);
export const HOUSE: Hex32 = houseCommitment(SECRET);

function done(step: Step): Ceremony {
  if (!step.ok) throw new Error(step.refusal);
  return step.ceremony;
}

/** A shoe that ana and bea shuffled and ana cut; bea withheld hers. Eleven cards were dealt. */
export function shuffledShoe(anas: Hex32 = '11'.repeat(32)): {
  readonly proof: Proof;
  readonly record: readonly Entry[];
  /** What somebody saw who watched it from the first card to the last. */
  readonly dealt: Dealt;
} {
  const seated = [
    { player: 'ana', bot: false },
    { player: 'bea', bot: false },
  ];
  let record: readonly Entry[] = [];
  const put = (ceremony: Ceremony): Ceremony => {
    const line = putOnRecord(record, ceremony);
    if (line.ok) record = line.record;
    return ceremony;
  };
  let at = put(done(begin({ table: 'one', talla: 1, decks: 6, seated, commitment: HOUSE })));
  at = done(commit(at, 'ana', playerCommitment(HOUSE, 'ana', anas)));
  at = done(commit(at, 'bea', playerCommitment(HOUSE, 'bea', '22'.repeat(32))));
  at = done(endShuffle(at));
  at = done(cut(at, 'ana', 100));
  at = done(reveal(at, 'ana', anas));
  at = put(done(close(at)));
  at = put(done(revealSecret(at, SECRET)));
  const contributions = [{ player: 'ana', entropy: anas }];
  const order = shoeOrder({ table: 'one', talla: 1, decks: 6, secret: SECRET, contributions, depth: 100 });
  const cards = order.slice(0, 12).map((card, i) => (i >= 1 && i <= 3 ? ('??' as const) : card));
  const proved = proofOf(at, { below: 7, burnt: 3, cards });
  if (!proved.ok) throw new Error(proved.refusal);
  return { proof: proved.proof, record, dealt: { cards, isWhole: true } };
}
