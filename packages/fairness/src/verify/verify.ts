import { revealedOf, withheldOf } from '../ceremony/ceremony.ts';
import { croupierDepth } from '../croupier-cut.ts';
import { drawLots } from '../lots.ts';
import { type Card, UNSEEN } from '../pack.ts';
import type { Proof } from '../proof.ts';
import { shoeOrder } from '../shoe-order.ts';
import { checkContributions, checkCutter, checkSeated, checkSecret } from './check-ceremony.ts';
import { checking, demand, type Failed } from './fault.ts';
import { readProof } from './read-proof.ts';

export interface Verified {
  readonly ok: true;
  /** The whole shoe, computed again. */
  readonly order: readonly Card[];
  /** How many cards of the proof were compared with it. */
  readonly checked: number;
  /** Who had committed and did not reveal. */
  readonly withheld: readonly string[];
}

function checkCards({ cards = [], burnt = 0 }: Proof, order: readonly Card[]): number {
  demand(cards.length <= order.length, 'cards', 'too-many-cards');
  cards.forEach((card, i) => {
    if (card === UNSEEN) demand(i >= 1 && i <= burnt, `cards[${i}]`, 'card-not-shown');
    else demand(card === order[i], `cards[${i}]`, 'card-differs');
  });
  return cards.filter((card) => card !== UNSEEN).length;
}

function checkLots({ lots = [], contributions, ...proof }: Proof): void {
  lots.forEach(({ no, among, drawn }, i) => {
    demand(no === i + 1, `lots[${i}].no`, 'out-of-order');
    const again = drawLots({ ...proof, contributions: revealedOf(contributions), no, among });
    const same = again.length === drawn.length && again.every((name, place) => name === drawn[place]);
    demand(same, `lots[${i}].drawn`, 'lot-differs');
  });
}

/** The checks of a proof that has been read. */
export function checkProof(proof: Proof): Verified {
  const { secret, commitment, seated, contributions, cut } = proof;
  checkSecret(commitment, secret, 'secret');
  checkSeated(seated, 'seated');
  checkContributions(commitment, seated, contributions, 'contributions');
  checkCutter(seated, cut, 'cut');
  const croupierCutsThere = cut.by !== null || cut.depth === croupierDepth(secret, proof, contributions);
  demand(croupierCutsThere, 'cut.depth', 'not-where-the-croupier-cuts');
  const order = shoeOrder({ ...proof, contributions: revealedOf(contributions), depth: cut.depth });
  const checked = checkCards(proof, order);
  checkLots(proof);
  return { ok: true, order, checked, withheld: withheldOf(contributions) };
}

/** Computes everything again: the commitment, what was revealed, the cut, every card, every lot. */
export const verify = (proof: unknown): Verified | Failed => checking(() => checkProof(readProof(proof)));
