import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Cents, cents } from '../../../money/cents.ts';
import { lookUp } from '../../../table/by-name.ts';
import { seatOf } from '../../../table/place.ts';
import type { Declining, Missing, Seating, Situation } from '../../../table/situation.ts';
import { seatedIn } from '../../circulo/people.ts';
import { bindingSums } from '../acts/calls.ts';
import { lineStake, stakeOn, stakers } from '../money/accounts.ts';
import { companyRule } from '../people/company.ts';
import { seatsOf } from '../people/people.ts';
import { momentOf } from '../people/vacancy.ts';
import type { CheminDeFerLaw } from '../questions.ts';
import type { CheminDeFerState } from '../state.ts';

type State = CheminDeFerState;
const WINDOWS: ReadonlySet<string> = new Set(['banco', 'mesa', 'stakes']);

function missingIn(law: CheminDeFerLaw, state: State): Missing | null {
  if (state.phase !== 'waiting') return null;
  const rule = companyRule({ law, state });
  const have = seatedIn(state).length;
  const company = [{ where: 'table', have, need: rule.answer, seats: seatsOf(law), away: [] }];
  if (state.lacks === 'company' || have < rule.answer) {
    return { what: 'company', company, least: null, grounds: citing(rule.grounds) };
  }
  const least = law.bankMinimum.ask(NOTHING);
  return { what: 'banker', company, least: least.answer, grounds: citing(least.grounds) };
}

/** A second refusal running costs the seat, and so does refusing a bank that must be taken. */
function declining(law: CheminDeFerLaw, { passage, refusals, people }: State): Declining | null {
  const player = passage?.offered?.to;
  if (passage == null || player === undefined) return null;
  const isSeated = seatOf(people, player) !== null;
  if (passage.stage === 'forced') {
    const forced = law.forced.ask(NOTHING);
    const costs = isSeated && forced.answer === 'takes-or-leaves' ? 'seat' : 'nothing';
    return { player, costs, grounds: citing(forced.grounds) };
  }
  const next = law.refusals.ask({ count: (lookUp(refusals, player) ?? 0) + 1 });
  const counts = passage.stage === 'seated' && isSeated;
  const costs = !counts ? 'nothing' : next.answer === 'leaves' ? 'seat' : 'counts';
  return { player, costs, grounds: citing(next.grounds) };
}

function seatingIn(law: CheminDeFerLaw, state: State): Seating {
  const when = momentOf(state);
  const [arrival, change] = [law.saludar.ask({ when, move: 'arrival' }), law.saludar.ask({ when, move: 'change' })];
  const [passed, moved] = [arrival.answer === 'must-salute', change.answer === 'must-salute'];
  return { arrival: passed, change: moved, grounds: citing(arrival.grounds, change.grounds) };
}

/** What plays against the bank as the stakes lie: half of what is on the line. */
const playing = (law: CheminDeFerLaw, state: State): Cents =>
  cents(
    stakers(state).reduce(
      (sum, { player }) => sum + stakeOn(state, player, 'punto') + lineStake(law, stakeOn(state, player, 'line')),
      0,
    ),
  );

export function situation(law: CheminDeFerLaw, state: State): Situation {
  const punto = playing(law, state);
  const bank = state.bank?.playing ?? 0;
  return {
    missing: missingIn(law, state),
    plays: { punto },
    uncovered: WINDOWS.has(state.phase) ? cents(Math.max(0, bank - punto)) : null,
    binds: WINDOWS.has(state.phase) || state.phase === 'coup' ? bindingSums(law, state) : {},
    declining: declining(law, state),
    seating: seatingIn(law, state),
  };
}
