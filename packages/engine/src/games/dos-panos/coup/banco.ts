import { citing, type Ground } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Cents, cents } from '../../../money/cents.ts';
import { posting } from '../../../money/posting.ts';
import { openStakes } from '../bank/begin.ts';
import { bankTotal, chipsOf, stakeOf } from '../money/accounts.ts';
import { ranked } from '../people/people.ts';
import type { Proceedings } from '../proceedings.ts';
import { type DosPanosLaw, PANOS, type Pano } from '../questions.ts';
import type { DosPanosState } from '../state.ts';
import { closeStakes } from './closing.ts';

/** What a banco comes to on each paño: the whole bank in whole chips. */
function parts(law: DosPanosLaw, state: DosPanosState) {
  const { answer: unit } = law.stakeStep.ask(NOTHING);
  const split = law.bancoCovers.ask({ units: Math.floor(bankTotal(state) / unit) });
  const amount = (pano: Pano): Cents => cents(split.answer[pano] * unit);
  return { pano1: amount('pano-1'), pano2: amount('pano-2'), grounds: split.grounds };
}

/** What it takes to make banco. */
export function wholeBank(law: DosPanosLaw, state: DosPanosState): Cents {
  const { pano1, pano2 } = parts(law, state);
  return cents(pano1 + pano2);
}

/** He plays for the whole bank on both paños, and nobody else stakes. */
export function makeBanco(p: Proceedings, player: string, why: readonly Ground[]): void {
  const { pano1, pano2, grounds: split } = parts(p.law, p.state);
  const grounds = citing(why, split);
  const ground = citing(split)[0];
  const postings = [
    ...posting(chipsOf(player), stakeOf(player, 'pano-1'), pano1, ground),
    ...posting(chipsOf(player), stakeOf(player, 'pano-2'), pano2, ground),
  ];
  const replay = p.state.banco.replays;
  p.record({ type: 'BancoMade', player, pano1, pano2, replay, grounds, postings });
  p.call('banco', { name: player, amount: cents(pano1 + pano2) });
  closeStakes(p);
}

/** The calls of one paño are ranked, and the first of them makes banco. */
export function makeFirst(p: Proceedings, pano: Pano, why: readonly Ground[]): void {
  const callers = p.state.banco.called.filter((call) => call.pano === pano).map(({ player }) => player);
  const { answer, grounds } = ranked(p.law, p.state, 'banco', pano, callers);
  const first = answer[0]?.player;
  if (first === undefined) throw new Error(`nobody of ${pano} called banco`);
  makeBanco(p, first, [...why, ...grounds]);
}

/** The window is closed: one of those who called makes banco; where both paños called, a lot decides between them. */
export function closeBanco(p: Proceedings): void {
  const called = PANOS.filter((pano) => p.state.banco.called.some((call) => call.pano === pano));
  const [first, second] = called;
  const rule = p.law.bancoAt.ask({ firstCoup: true, called: false });
  const between = p.law.bancoPanos.ask(NOTHING);
  if (first === undefined) openStakes(p);
  else if (second === undefined) makeFirst(p, first, rule.grounds);
  else if (between.answer === 'lots') {
    p.record({ type: 'LotCalled', for: 'banco', among: [first, second], grounds: citing(between.grounds) });
  } else makeFirst(p, first, between.grounds);
}
