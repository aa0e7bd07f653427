import { citing, type Ground } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Cents, cents, share } from '../../../money/cents.ts';
import { type Posting, posting } from '../../../money/posting.ts';
import { isPlayedOut } from '../../../table/closing.ts';
import { seatOf } from '../../../table/place.ts';
import { brokenRule } from '../bank/begin.ts';
import { closeAfterTheLast, endTalla } from '../bank/talla.ts';
import { inTurn, ranked, seatAfter } from '../people/people.ts';
import type { Proceedings } from '../proceedings.ts';
import { type Outcome, PANOS, type Pano } from '../questions.ts';
import { bankOf, coupOf } from '../state.ts';
import { bankOfPlayer, bankTotal, chipsOf, collect, depositOf, stakedOn, stakersOn, ZONES_OF } from './accounts.ts';

/** Out of the bank, and out of the deposit for what the bank lacks. */
function pay(p: Proceedings, player: string, won: Cents, ground: Posting['ground']): readonly Posting[] {
  const { banker } = bankOf(p.state);
  const fromBank = cents(Math.min(won, bankTotal(p.state)));
  return [
    ...posting(bankOfPlayer(banker), chipsOf(player), fromBank, ground),
    ...posting(depositOf(banker), chipsOf(player), cents(won - fromBank), ground),
  ];
}

/** One player's stake on one paño: collected, paid, or given back. What the bank has by it. */
function settleStake(p: Proceedings, player: string, pano: Pano, outcome: Outcome): number {
  const stake = stakedOn(p.state, player, pano);
  const zones = ZONES_OF[pano];
  const decided = outcomeGrounds(p, outcome);
  if (outcome === 'banca') {
    const postings = collect(p.state, player, zones, bankOfPlayer(bankOf(p.state).banker), citing(decided)[0]);
    p.record({ type: 'StakeSettled', player, pano, stake, fate: 'lost', grounds: citing(decided), postings });
    return stake;
  }
  const pays = p.law.payment.ask(NOTHING);
  const back = collect(p.state, player, zones, chipsOf(player), citing(decided)[0]);
  if (outcome === 'tie') {
    p.record({ type: 'StakeSettled', player, pano, stake, fate: 'null', grounds: citing(decided), postings: back });
    return 0;
  }
  const won = share(stake, pays.answer, 'down');
  const postings = [...back, ...pay(p, player, won, citing(pays.grounds)[0])];
  const grounds = citing(decided, pays.grounds);
  p.record({ type: 'StakeSettled', player, pano, stake, fate: 'won', grounds, postings });
  return -won;
}

const outcomeGrounds = (p: Proceedings, outcome: Outcome) =>
  p.law.winner.ask({
    pano: outcome === 'pano' ? 9 : 0,
    banca: outcome === 'banca' ? 9 : 0,
    panoNatural: false,
    bancaNatural: false,
    forgotten: false,
  }).grounds;

/** Stakes on a paño are settled by the order of priority. What the bank has by them, less than nothing where it pays. */
function settlePano(p: Proceedings, pano: Pano): number {
  const outcome = coupOf(p.state).outcomes[pano];
  const players = stakersOn(p.state, pano);
  if (outcome === undefined || players.length === 0) return 0;
  const { answer } = ranked(p.law, p.state, 'stakes', pano, players);
  return answer.reduce((sum, { player }) => sum + settleStake(p, player, pano, outcome), 0);
}

/** The part of what the banker won in all that goes into the cagnotte, in whole steps of the rounding. */
function deducted(p: Proceedings, net: number): Cents {
  if (net <= 0) return cents(0);
  const { answer } = p.law.deduction.ask({ net: cents(net) });
  const step = p.law.deductionStep.ask(NOTHING).answer;
  if (step === 1) return share(cents(net), answer, 'down');
  return cents(Math.round((net * answer.num) / answer.den / step) * step);
}

function settleBank(p: Proceedings, pano1: number, pano2: number): void {
  const { banker } = bankOf(p.state);
  const own = bankOfPlayer(banker);
  const net = pano1 + pano2;
  const cut = deducted(p, net);
  const rule = p.law.deduction.ask({ net: cents(Math.max(0, net)) });
  const join = p.law.winnings.ask(NOTHING);
  const returned = join.answer === 'returned' && net > 0 ? cents(net - cut) : cents(0);
  p.record({
    type: 'BankSettled',
    pano1,
    pano2,
    net,
    deducted: cut,
    grounds: citing(rule.grounds, p.law.deductionStep.ask(NOTHING).grounds, net > 0 ? join.grounds : []),
    postings: [
      ...posting(own, 'cagnotte', cut, citing(rule.grounds)[0]),
      ...posting(own, chipsOf(banker), returned, citing(join.grounds)[0]),
    ],
  });
}

/** Where the bank has won, the cards of that paño go on to the next in turn; a banco has no turn. */
function cedeCards(p: Proceedings, pano: Pano): void {
  const { outcomes, holders, banco } = coupOf(p.state);
  const outcome = outcomes[pano];
  if (outcome === undefined || banco !== null || p.law.turn.ask(NOTHING).answer !== 'by-number') return;
  const rule = p.law.turnAfter.ask({ outcome });
  const from = holders[pano];
  const at = from === null ? null : seatOf(p.state.people, from);
  if (rule.answer === 'stays' || at === null) return;
  const seat = seatAfter(p.law, pano, at);
  const turns = { ...p.state.turns, [pano]: seat };
  const to = inTurn(p.law, { ...p.state, turns }, pano)[0] ?? null;
  p.record({
    type: 'CardsCeded',
    pano,
    from,
    to,
    seat,
    grounds: citing(rule.grounds, p.law.turn.ask(NOTHING).grounds),
  });
}

/** Why the cards of each paño go on or stay. */
function turns(p: Proceedings): readonly (readonly Ground[])[] {
  const { outcomes, banco } = coupOf(p.state);
  if (banco !== null) return [];
  return PANOS.flatMap((pano) => {
    const outcome = outcomes[pano];
    return outcome === undefined ? [] : [p.law.turnAfter.ask({ outcome }).grounds];
  });
}

/** He has played for the whole bank and nothing came of it: may he play again? */
function mayRepeat(p: Proceedings, pano1: number, pano2: number): Again {
  const { banco, outcomes } = coupOf(p.state);
  const one = outcomes['pano-1'];
  const two = outcomes['pano-2'];
  if (banco === null || one === undefined || two === undefined || p.state.pack.stopCardShown) return NOT_AGAIN;
  const even = pano1 !== 0 && pano1 + pano2 === 0;
  const play = p.law.nullPlay.ask({ outcomes: { 'pano-1': one, 'pano-2': two }, even });
  const replay = p.law.replay.ask({ replays: p.state.banco.replays });
  const again = play.answer === 'null' && replay.answer === 'allowed';
  return { again, grounds: [play.grounds, replay.grounds] };
}
interface Again {
  readonly again: boolean;
  readonly grounds: readonly (readonly Ground[])[];
}
const NOT_AGAIN: Again = { again: false, grounds: [] };

/** Stakes are collected or paid, the cagnotte has its part, and the cards go on where the bank won. */
export function settleCoup(p: Proceedings): void {
  const { no, outcomes } = coupOf(p.state);
  const pano1 = settlePano(p, 'pano-1');
  const pano2 = settlePano(p, 'pano-2');
  settleBank(p, pano1, pano2);
  for (const pano of PANOS) cedeCards(p, pano);
  const { again, grounds } = mayRepeat(p, pano1, pano2);
  const ending = p.law.ending.ask(NOTHING);
  const why = citing(ending.grounds, ...grounds, ...turns(p));
  p.record({ type: 'CoupEnded', coup: no, outcomes, played: true, again, grounds: why });
  afterCoup(p);
}

/** Between two coups: the talla may be over, the bank broken, or the banker is asked whether he keeps it. */
export function afterCoup(p: Proceedings): void {
  // A banco that is played again belongs to the coup before it.
  if (isPlayedOut(p.state) && p.state.phase !== 'banco') {
    closeAfterTheLast(p);
    return;
  }
  if (p.state.pack.stopCardShown) {
    endTalla(p, 'under-way');
    return;
  }
  const rule = brokenRule(p);
  if (rule.answer !== 'broken') return;
  p.record({ type: 'BankBroken', player: bankOf(p.state).banker, grounds: citing(rule.grounds) });
}
