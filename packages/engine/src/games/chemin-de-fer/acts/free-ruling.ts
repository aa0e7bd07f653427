import { offer } from '../../../decider.ts';
import { within } from '../../../table/bounds.ts';
import { onlyWhere, possible } from '../../../table/free-ruling.ts';
import { effectsOf, mayWarn, notFree, ruledFreely } from '../../circulo/acts/free-ruling.ts';
import { apply } from '../incidents/effects.ts';
import { EXPOSING, isCovered, notNowPossible } from '../incidents/moments.ts';
import { stakers } from '../money/accounts.ts';
import { type CheminDeFerLaw, SIDES } from '../questions.ts';
import type { CheminDeFerState } from '../state.ts';
import { act, unforeseen } from './act.ts';

/** Cards that lie face down, while they can still be exposed. */
const coverable = (law: CheminDeFerLaw, state: CheminDeFerState): readonly number[] =>
  EXPOSING.some((incident) => notNowPossible(law, state).includes(incident))
    ? []
    : (state.coup?.drawn ?? []).flatMap((card) => (isCovered(card) ? [card.no] : []));

/** Whose stakes can go back without the coup: not of those who called, or have the cards. */
function aside(state: CheminDeFerState): readonly string[] {
  const { coup, calls } = state;
  if (coup === null || coup.step === 'withdraw') return [];
  const bound = [coup.holder, calls.made?.lead, ...calls.partners, ...coup.banco];
  return stakers(state).flatMap(({ player }) => (bound.includes(player) ? [] : [player]));
}

/** In a case that nobody foresaw the person whom the text names rules as they see fit, within what can be done. */
export const ruleFreely = act(
  'RuleFreely',
  (law, state, by) => {
    const grounds = unforeseen(law);
    const refused = notFree(state, by, grounds);
    if (refused !== null) return refused;
    const [ground] = grounds;
    const { coup } = state;
    return offer(
      grounds,
      within(
        {
          outcome: {
            kind: 'one-of',
            options: coup === null ? ['goes-on', 'talla-annulled'] : ['goes-on', 'coup-annulled', 'talla-annulled'],
            code: 'effect-not-now',
            ground,
          },
          warned: mayWarn(state, ground),
          unstaked: possible(aside(state), ground),
          exposed: possible(coverable(law, state), ground),
          loses: possible(coup?.lifted && coup.lost === null && coup.step !== 'withdraw' ? SIDES : [], ground),
          paidLast: possible(coup === null ? [] : stakers(state).map(({ player }) => player), ground),
        },
        onlyWhere(ground, ['goes-on'], 'unstaked', 'exposed', 'loses', 'paidLast'),
      ),
    );
  },
  (p, ruling, by) => {
    const { loses, paidLast } = ruling;
    const effects = effectsOf(
      [
        ...(loses === null ? [] : [{ do: 'lose', hand: loses === 'banca' ? 'banca' : 'punto' } as const]),
        ...(paidLast === null ? [] : [{ do: 'settle-order', player: paidLast, place: 'paid-last' } as const]),
      ],
      ruling,
    );
    apply(p, effects, ruledFreely(p, by, ruling.reason, effects));
  },
);
