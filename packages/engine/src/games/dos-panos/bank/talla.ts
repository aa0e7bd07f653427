import { stopCardIsNext } from '../../../cards/pack.ts';
import { citing, type GroundRef, type NonEmpty, refsOf } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { bringPack } from '../../circulo/bring-pack.ts';
import { stopCardComes } from '../../circulo/stop-card.ts';
import { bankBack, fundsOf, stakers, takeAllBack } from '../money/accounts.ts';
import { suspend } from '../people/enough.ts';
import type { Proceedings } from '../proceedings.ts';
import { bankOf, type DosPanosState } from '../state.ts';
import { begin } from './begin.ts';
import { putUpUnasked } from './deposit.ts';
import { seekForTalla } from './passage.ts';

/** There is a shoe from which can be dealt. */
export const hasShoe = ({ pack }: DosPanosState): boolean => pack.decks > 0 && pack.stopCardBelow !== null;

/** All the tallas of this session have been played. */
export function isSpent({ law, state }: Pick<Proceedings, 'law' | 'state'>): boolean {
  const most = law.tallasPerSession.ask(NOTHING).answer;
  return most !== null && state.tallasOfSession >= most;
}

export function returnStakes(p: Proceedings, grounds: NonEmpty<GroundRef>): void {
  for (const player of stakers(p.state)) {
    p.record({ type: 'StakesReturned', player, grounds, postings: takeAllBack(p.state, player, grounds[0]) });
  }
}

/** The award is over: the banker has all that is left of what he put up and won. */
function returnBank(p: Proceedings): void {
  if (p.state.bank === null) return;
  const { banker } = p.state.bank;
  const grounds = citing(p.law.award.ask(NOTHING).grounds);
  const postings = bankBack(p.state, banker, grounds[0]);
  p.record({ type: 'BankReturned', player: banker, amount: fundsOf(p.state), grounds, postings });
}

const isLastSession = ({ law, state }: Pick<Proceedings, 'law' | 'state'>): boolean => {
  const most = law.sessions.ask(NOTHING).answer;
  return most !== null && state.session >= most;
};

function endSession(p: Proceedings): void {
  const most = p.law.sessions.ask(NOTHING);
  const { session } = p.state;
  const tallas = p.law.tallasPerSession.ask(NOTHING);
  p.record({ type: 'SessionEnded', session, grounds: citing(tallas.grounds, most.grounds) });
  if (isLastSession(p)) p.record({ type: 'PartidaEnded', grounds: citing(most.grounds) });
  else suspend(p, 'session', citing(most.grounds));
}

/** The talla is over: stakes without a coup go back, the bank too where its tallas are over, and a new pack is brought. */
export function endTalla(p: Proceedings, coup: 'under-way' | 'none'): void {
  finish(p, citing(p.law.afterStopCard.ask({ coup }).grounds));
}
/** A ruling ends it before its stop card has come. */
export const endTallaBy = (p: Proceedings, grounds: NonEmpty<GroundRef>): void => finish(p, grounds);
/** The session has no sabot left that could be begun. */
export const endTallaFor = (p: Proceedings): void => finish(p, citing(p.law.tallasPerSession.ask(NOTHING).grounds));

function finish(p: Proceedings, why: NonEmpty<GroundRef>): void {
  returnStakes(p, why);
  const { bank, talla } = p.state;
  const left = bank === null ? 0 : Math.max(0, bank.tallas - 1);
  const award = bank === null ? [] : refsOf(p.law.award.ask(NOTHING).grounds);
  p.record({ type: 'TallaEnded', talla, left, grounds: [...why, ...award] });
  const spent = isSpent(p);
  // An award for several evenings outlasts their sessions; every evening has its own tallas.
  const lasts = bank?.deposited === true && bank.days > (isLastSession(p) && spent ? 1 : 0);
  if (!lasts && (left === 0 || spent)) returnBank(p);
  if (spent) endSession(p);
  else bringPack(p);
}

/** The coups that were announced have been played: stakes and bank go back, and the table is closed. */
export function closeAfterTheLast(p: Proceedings): void {
  const grounds = citing(p.law.lastCoups.ask(NOTHING).grounds);
  returnStakes(p, grounds);
  p.record({ type: 'TallaEnded', talla: p.state.talla, left: 0, grounds });
  returnBank(p);
  p.record({ type: 'TableClosed', grounds });
}

/** The sabot is changed before its stop card has come. The bank stays with whom it was awarded to. */
export function replaceSabot(p: Proceedings, grounds: NonEmpty<GroundRef>): void {
  const { talla, bank } = p.state;
  p.record({ type: 'TallaEnded', talla, left: bank?.tallas ?? 0, grounds });
  bringPack(p);
}

/** Nobody wants the bank. */
export function endPartida(p: Proceedings, grounds: NonEmpty<GroundRef>): void {
  if (hasShoe(p.state)) p.record({ type: 'TallaEnded', talla: p.state.talla, left: 0, grounds });
  p.record({ type: 'PartidaEnded', grounds });
}

/** The shoe is ready: the banker whose tallas are not over goes on, a new one deposits, or one is looked for. */
export function afterPack(p: Proceedings): void {
  if (p.state.bank === null) seekForTalla(p);
  else if (bankOf(p.state).deposited) begin(p);
  else putUpUnasked(p);
}

export const showStopCard = (p: Proceedings): void => stopCardComes(p, endTalla);
export function showStopCardIfNext(p: Proceedings): void {
  if (stopCardIsNext(p.state.pack)) showStopCard(p);
}
