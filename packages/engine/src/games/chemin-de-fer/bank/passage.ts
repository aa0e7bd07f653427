import { citing, type Ground, type GroundRef, type NonEmpty, nonEmpty } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Cents, ZERO } from '../../../money/cents.ts';
import { isNamedIn } from '../../../table/by-name.ts';
import { seatOf } from '../../../table/place.ts';
import { chips } from '../money/accounts.ts';
import { playersAfter, seatsAfter, standingAfter } from '../people/people.ts';
import { giveUpSeats, unseatIfAbsent } from '../people/vacancy.ts';
import type { Proceedings } from '../proceedings.ts';
import { type Cause, STAGES, type Stage } from '../questions.ts';
import { type Bank, passageOf } from '../state.ts';
import { award } from './award.ts';
import { bidders, excludedFrom } from './bidders.ts';

/** Where the walk of the offers starts on the right of, once a tenure is over, and why. */
export function seatAfterTenure(
  p: Pick<Proceedings, 'law' | 'state'>,
  { banker, acquired, returns }: Bank,
  cause: 'lost' | 'passed',
): { readonly seat: number; readonly grounds: readonly Ground[] } {
  const own = seatOf(p.state.people, banker);
  const { answer, grounds } = p.law.returnsTo.ask({ cause, acquired, place: own === null ? 'standing' : 'seat' });
  if (answer === 'passer-right' && returns > 0) return { seat: returns, grounds };
  return { seat: answer === 'own-right' && own !== null ? own : p.state.lastSeat, grounds };
}

export interface Outgoing {
  readonly bank: Bank;
  readonly associates: readonly string[];
  /** The bank as it stood: in play when lost, or when it was given up. */
  readonly previous: Cents;
}

/** The bank has been lost, passed, refused before the first coup, or left without an answer: it looks for its next holder. */
export function cede(
  p: Proceedings,
  cause: 'lost' | 'passed' | 'refused' | 'unanswered',
  { bank, associates, previous }: Outgoing,
): void {
  const { seat, grounds } = seatAfterTenure(p, bank, cause === 'lost' ? 'lost' : 'passed');
  const { banker: from, passer } = bank;
  seek(p, cause, { from, associates, passer, seat, previous, why: grounds });
}

interface Seeking {
  readonly from?: string | null;
  readonly associates?: readonly string[];
  readonly passer?: string | null;
  readonly seat: number;
  readonly previous?: Cents;
  readonly why: readonly Ground[];
}

export function seek(
  p: Proceedings,
  cause: Cause,
  { from = null, associates = [], passer = null, seat, previous = ZERO, why }: Seeking,
): void {
  giveUpSeats(p);
  const floor = p.law.bankFloor.ask({ cause });
  const least = p.law.bankMinimum.ask(NOTHING);
  p.record({
    type: 'BankSeeksHolder',
    cause,
    from,
    associates,
    passer,
    seat,
    floor: floor.answer === 'same' ? previous : least.answer,
    previous,
    grounds: citing(why, floor.grounds, least.grounds),
  });
  goOn(p);
}

/** The first bank of a table, or of a new talla. */
export function seekForTalla(p: Proceedings): void {
  const { staysOn, lastSeat } = p.state;
  const first = p.law.firstBank.ask(NOTHING);
  const rotates = p.law.rotation.ask(NOTHING);
  if (staysOn !== null) {
    const { grounds } = p.law.nextTalla.ask({ outcome: p.state.lastOutcome });
    seek(p, 'talla', { from: staysOn.player, seat: lastSeat, previous: staysOn.amount, why: grounds });
  } else if (lastSeat === 0) seek(p, 'start', { seat: first.answer - 1, why: first.grounds });
  else seek(p, 'talla', { seat: lastSeat, why: rotates.grounds });
}

/** Offers the bank to this player, unless he cannot have it now. */
function offerTo(p: Proceedings, player: string, least: Cents): boolean {
  const passage = passageOf(p.state);
  const stage = passage.stage as Stage;
  if (passage.asked.includes(player)) return false;
  if (unseatIfAbsent(p, player)) return false;
  if (stage === 'seated' && p.state.unsaluted.includes(player)) {
    const { grounds } = p.law.saludar.ask({ when: 'talla', move: 'change' });
    p.record({ type: 'BankNotOffered', player, why: 'saluted', grounds: citing(grounds) });
    return false;
  }
  const unmet = p.law.unmetOffer.ask(NOTHING);
  if (chips(p.state, player) < least && unmet.answer === 'skipped') {
    p.record({ type: 'BankNotOffered', player, why: 'cannot-meet-it', grounds: citing(unmet.grounds) });
    return false;
  }
  const rotates = stage === 'seated' || stage === 'forced' ? citing(p.law.rotation.ask(NOTHING).grounds) : [];
  const grounds = nonEmpty([...new Set([...passage.why, ...rotates])], 'the bank is offered by no rule');
  p.record({ type: 'BankOffered', player, stage, least, grounds });
  return true;
}

/** Is this player's seat still to come on the way of the bank round the table? */
function isAhead(p: Proceedings): (player: string) => boolean {
  const { seat, walked } = passageOf(p.state);
  const way = seatsAfter(p.law, seat);
  const gone = Math.max(-1, ...walked.map((one) => way.indexOf(one)));
  return (player) => way.indexOf(seatOf(p.state.people, player) ?? 0) > gone;
}

/** Whom a stage offers the bank to, one after the other, and for how much at least. */
function candidates(p: Proceedings): { readonly players: readonly string[]; readonly least: Cents } {
  const { stage, from, seat, floor, previous } = passageOf(p.state);
  const others = (all: readonly string[]): readonly string[] => all.filter((player) => player !== from);
  const ahead = (): readonly string[] => others(playersAfter(p.law, p.state, seat)).filter(isAhead(p));
  switch (stage) {
    case 'last-winner':
      return { players: p.state.staysOn === null ? [] : [p.state.staysOn.player], least: previous };
    case 'seated':
      return { players: ahead(), least: floor };
    case 'standing':
      return { players: others(standingAfter(p.law, p.state, seat)), least: floor };
    case 'retake':
      return { players: from === null || !isNamedIn(p.state.people, from) ? [] : [from], least: previous };
    case 'forced':
      return {
        players: ahead(),
        least: p.law.bankMinimum.ask(NOTHING).answer,
      };
    default:
      return { players: [], least: floor };
  }
}

/** Somebody of this stage is asked now. */
function asksSomebody(p: Proceedings): boolean {
  const { stage } = passageOf(p.state);
  if (stage === 'auction') return bidders(p.law, p.state).length > 0;
  const { players, least } = candidates(p);
  return players.some((player) => offerTo(p, player, least));
}

/** Nobody took it alone: those who would take it together have it, if what they put up is enough. */
function awardsJointly(p: Proceedings): boolean {
  const { joint, floor } = passageOf(p.state);
  const here = joint.filter(({ player, amount }) => chips(p.state, player) >= amount);
  const sum = here.reduce((total, { amount }) => total + amount, 0);
  const [first] = here;
  if (first === undefined || sum < floor) return false;
  award(p, 'standing', here);
  return true;
}

/** Takes the bank down the ladder until somebody is asked, or nobody is left. */
export function goOn(p: Proceedings): void {
  for (;;) {
    const { stage, cause } = passageOf(p.state);
    if (stage !== null && asksSomebody(p)) return;
    if (stage === 'standing' && awardsJointly(p)) return;
    const next = p.law.nextStage.ask({ after: stage ?? 'none', cause });
    if (next.answer === 'suspended') {
      suspend(p, 'banker', citing(next.grounds));
      return;
    }
    if (STAGES.indexOf(next.answer) <= STAGES.indexOf(stage as Stage)) {
      throw new Error(`the ladder leads back from ${stage} to ${next.answer}`);
    }
    const excluded = next.answer === 'auction' ? excludedFrom(p) : { players: [], grounds: [] };
    p.record({
      type: 'StageReached',
      stage: next.answer,
      excluded: excluded.players,
      grounds: citing(next.grounds, excluded.grounds),
    });
  }
}

export function suspend(p: Proceedings, what: 'company' | 'banker', grounds: NonEmpty<GroundRef>): void {
  p.record({ type: 'PlaySuspended', for: what, grounds });
}
