import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Cents, cents, share, ZERO } from '../../../money/cents.ts';
import { type Account, type Posting, posting } from '../../../money/posting.ts';
import { isPlayedOut } from '../../../table/closing.ts';
import { uncoverBank } from '../bank/garage.ts';
import { closeAfterTheLast, endTalla } from '../bank/talla.ts';
import { loseBank } from '../bank/tenure.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Outcome } from '../questions.ts';
import { bankOf, coupOf } from '../state.ts';
import {
  allStakes,
  bankOfPlayer,
  chipsOf,
  inBank,
  partners,
  shares,
  stakeOf,
  stakeOn,
  stakers,
  ZONES,
} from './accounts.ts';

/** All of a player's stake, wherever it lies, to one account. */
const collect = (p: Proceedings, player: string, to: Account, ground: Posting['ground']): readonly Posting[] =>
  ZONES.flatMap((zone) => posting(stakeOf(player, zone), to, stakeOn(p.state, player, zone), ground));

/** In which order stakes are settled: who moved about after the mano is collected first and paid last. */
function inOrder(p: Proceedings, outcome: Outcome): readonly { readonly player: string; readonly amount: Cents }[] {
  const all = stakers(p.state);
  const moved = all.filter(({ player }) => p.state.movedAbout.includes(player));
  const rest = all.filter(({ player }) => !p.state.movedAbout.includes(player));
  return outcome === 'banca' ? [...moved, ...rest] : [...rest, ...moved];
}

/** The part of what the banker won that goes into the cagnotte, in whole steps of the rounding. */
function deducted(p: Proceedings, won: Cents): Cents {
  const { answer } = p.law.deduction.ask({ outcome: 'banca' });
  const step = p.law.deductionStep.ask(NOTHING).answer;
  if (step === 1) return share(won, answer, 'down');
  return cents(Math.round((won * answer.num) / answer.den / step) * step);
}

/** Everybody with a part in the bank shares in proportion to it, or the banker has it all. */
function parts(p: Proceedings): readonly { readonly player: string; readonly part: Cents }[] {
  const shared = p.law.sharing.ask(NOTHING).answer === 'pro-rata' ? partners(p.state) : [bankOf(p.state).banker];
  return shared.map((player) => ({ player, part: inBank(p.state, player) }));
}

function bankWins(p: Proceedings): void {
  const { banker } = bankOf(p.state);
  const own = bankOfPlayer(banker);
  const sharing = parts(p);
  const won = allStakes(p.state);
  const lost = citing(p.law.winner.ask({ punto: 0, banca: 9, forgotten: false }).grounds);
  for (const { player, amount: stake } of inOrder(p, 'banca')) {
    const postings = collect(p, player, own, lost[0]);
    p.record({ type: 'StakeSettled', player, stake, fate: 'lost', grounds: lost, postings });
  }
  const deduction = p.law.deduction.ask({ outcome: 'banca' });
  const step = p.law.deductionStep.ask(NOTHING);
  const cut = deducted(p, won);
  const join = p.law.winnings.ask(NOTHING);
  const terms = p.law.sharing.ask(NOTHING);
  const net = shares(cents(won - cut), sharing);
  const home = (player: string): Account => (join.answer === 'join' ? bankOfPlayer(player) : chipsOf(player));
  p.record({
    type: 'BankSettled',
    won,
    deducted: cut,
    grounds: citing(deduction.grounds, step.grounds, join.grounds, sharing.length > 1 ? terms.grounds : []),
    postings: [
      ...posting(own, 'cagnotte', cut, citing(deduction.grounds)[0]),
      ...net.flatMap(({ player, share: part }) =>
        home(player) === own ? [] : posting(own, home(player), part, citing(terms.grounds)[0]),
      ),
    ],
  });
}

function bankLoses(p: Proceedings): void {
  const { banker } = bankOf(p.state);
  const own = bankOfPlayer(banker);
  const pays = p.law.payment.ask(NOTHING);
  const owed = inOrder(p, 'punto').map(({ player, amount }) => ({
    player,
    stake: amount,
    won: share(amount, pays.answer, 'down'),
  }));
  const loss = cents(owed.reduce((sum, { won }) => sum + won, 0));
  const terms = p.law.sharing.ask(NOTHING);
  const sharing = parts(p);
  p.record({
    type: 'BankSettled',
    won: ZERO,
    deducted: ZERO,
    grounds: citing(p.law.deduction.ask({ outcome: 'punto' }).grounds, sharing.length > 1 ? terms.grounds : []),
    postings: shares(loss, sharing).flatMap(({ player, share: part }) =>
      player === banker ? [] : posting(bankOfPlayer(player), own, part, citing(terms.grounds)[0]),
    ),
  });
  const winner = p.law.winner.ask({ punto: 9, banca: 0, forgotten: false });
  const grounds = citing(winner.grounds, pays.grounds);
  for (const { player, stake, won } of owed) {
    const postings = [
      ...collect(p, player, chipsOf(player), grounds[0]),
      ...posting(own, chipsOf(player), won, citing(pays.grounds)[0]),
    ];
    p.record({ type: 'StakeSettled', player, stake, fate: 'won', grounds, postings });
  }
}

function coupIsNull(p: Proceedings): void {
  const grounds = citing(p.law.winner.ask({ punto: 0, banca: 0, forgotten: false }).grounds);
  for (const { player, amount: stake } of stakers(p.state)) {
    const postings = collect(p, player, chipsOf(player), grounds[0]);
    p.record({ type: 'StakeSettled', player, stake, fate: 'null', grounds, postings });
  }
  const none = citing(p.law.deduction.ask({ outcome: 'tie' }).grounds);
  p.record({ type: 'BankSettled', won: ZERO, deducted: ZERO, grounds: none, postings: [] });
}

/** Who has now, still, or no longer the right to banco seguido. */
function moveSeguido(p: Proceedings, outcome: Outcome): void {
  const { as, banco, holder } = coupOf(p.state);
  const { calls, seguido } = p.state;
  const lead = banco[0] ?? calls.made?.lead ?? holder;
  const gained = p.law.seguidoRight.ask({ as, outcome });
  if (gained.answer === 'has-it' && lead !== null) {
    p.record({ type: 'SeguidoGained', player: lead, grounds: citing(gained.grounds) });
    return;
  }
  if (seguido === null) return;
  const unused = p.law.seguidoUnused.ask({ outcome });
  const grounds = citing(unused.grounds);
  p.record({ type: unused.answer === 'kept' ? 'SeguidoGained' : 'SeguidoLost', player: seguido, grounds });
}

/** Stakes are collected or paid, the cagnotte has its part, and the bank stays or goes on. */
export function settleCoup(p: Proceedings): void {
  const { decided, no } = coupOf(p.state);
  if (decided === null) throw new Error('the coup is not decided');
  const { outcome } = decided;
  const after = p.law.bankAfter.ask({ outcome });
  if (outcome === 'banca') bankWins(p);
  else if (outcome === 'punto') bankLoses(p);
  else coupIsNull(p);
  uncoverBank(p);
  const { as } = coupOf(p.state);
  moveSeguido(p, outcome);
  const repeats = p.law.seguidoRight.ask({ as, outcome }).grounds;
  p.record({ type: 'CoupEnded', coup: no, outcome, grounds: citing(p.law.ending.ask(NOTHING).grounds, repeats) });
  if (isPlayedOut(p.state)) closeAfterTheLast(p);
  else if (p.state.pack.stopCardShown) endTalla(p, 'under-way');
  else if (after.answer === 'ceded') loseBank(p, citing(after.grounds));
  else p.record({ type: 'BankKept', player: bankOf(p.state).banker, grounds: citing(after.grounds) });
}
