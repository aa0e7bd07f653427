import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Cents, cents } from '../../../money/cents.ts';
import type { Missing, Situation } from '../../../table/situation.ts';
import { wholeBank } from '../coup/banco.ts';
import { dividedCaballo, LINES, lineStake, stakeOn, stakers } from '../money/accounts.ts';
import { companyRule, enough } from '../people/enough.ts';
import { panoOf, playersOf, seatsOf } from '../people/people.ts';
import { type DosPanosLaw, PANOS, type Pano } from '../questions.ts';
import type { DosPanosState } from '../state.ts';

type State = DosPanosState;

function missingIn(law: DosPanosLaw, state: State): Missing | null {
  const isUnbegun = state.phase === 'ended' && !state.played;
  if (state.phase !== 'waiting' && !isUnbegun) return null;
  const rule = companyRule({ law, state });
  const company = PANOS.map((pano) => ({
    where: pano,
    have: playersOf(law, state, pano).length,
    need: rule.answer,
    seats: seatsOf(law, pano),
    away: state.away.filter((player) => panoOf(law, state, player) === pano),
  }));
  if (state.lacks === 'session') {
    return { what: 'session', company, least: null, grounds: citing(law.sessions.ask(NOTHING).grounds) };
  }
  if (!enough({ law, state })) return { what: 'company', company, least: null, grounds: citing(rule.grounds) };
  const least = law[isUnbegun ? 'bankMinimum' : 'stakeMinimum'].ask(NOTHING);
  return { what: isUnbegun ? 'banker' : 'stakes', company, least: least.answer, grounds: citing(least.grounds) };
}

/** What plays on a paño as the stakes lie: half of what is on its line, and its part of those between the paños. */
const playing = (law: DosPanosLaw, state: State, pano: Pano): Cents =>
  cents(
    stakers(state).reduce((sum, player) => {
      const onLine = lineStake(law, stakeOn(state, player, LINES[pano]));
      return sum + stakeOn(state, player, pano) + onLine + dividedCaballo(law, stakeOn(state, player, 'caballo'))[pano];
    }, 0),
  );

export const situation = (law: DosPanosLaw, state: State): Situation => ({
  missing: missingIn(law, state),
  plays: Object.fromEntries(PANOS.map((pano) => [pano, playing(law, state, pano)])),
  uncovered: null,
  binds: state.phase === 'banco' && state.bank !== null ? { CallBanco: wholeBank(law, state) } : {},
  declining: null,
  seating: null,
});
