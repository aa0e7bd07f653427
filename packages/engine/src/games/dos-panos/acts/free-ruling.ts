import { handOf } from '../../../coup/drawn.ts';
import type { Effect } from '../../../coup/effect.ts';
import { offer } from '../../../decider.ts';
import { within } from '../../../table/bounds.ts';
import { onlyWhere, possible } from '../../../table/free-ruling.ts';
import { effectsOf, mayWarn, notFree, ruledFreely } from '../../circulo/acts/free-ruling.ts';
import { apply } from '../incidents/effects.ts';
import { handsOf } from '../incidents/moments.ts';
import { stakers } from '../money/accounts.ts';
import { PANOS, type Side } from '../questions.ts';
import type { DosPanosState } from '../state.ts';
import { act, unforeseen } from './act.ts';

const isHand = (hand: Side | null): hand is Side => hand !== null;
/** The hands with which it could have happened now: what follows from it can be applied. */
const hands = (state: DosPanosState, incident: Parameters<typeof handsOf>[1]): readonly Side[] =>
  state.coup === null ? [] : handsOf(state, incident).filter(isHand);

/** Cards that lie face down before a paño, while the hand can still be exposed. */
const coverable = (state: DosPanosState): readonly number[] =>
  hands(state, 'hand-exposed').flatMap((hand) =>
    handOf(state.coup?.drawn ?? [], hand).flatMap(({ no, face }) => (face === 'down' ? [no] : [])),
  );

/** Whose stakes can go back without the coup: until the cards are lifted, and not of those who have them. */
function aside(state: DosPanosState): readonly string[] {
  const { coup } = state;
  if (coup === null || !handsOf(state, 'late-stake').includes(null)) return [];
  const bound = [coup.banco, ...PANOS.map((pano) => coup.holders[pano])];
  return stakers(state).filter((player) => !bound.includes(player));
}

/** In a case that nobody foresaw the person whom the text names rules as they see fit, within what can be done. */
export const ruleFreely = act(
  'RuleFreely',
  (law, state, by) => {
    const grounds = unforeseen(law);
    const refused = notFree(state, by, grounds);
    if (refused !== null) return refused;
    const [ground] = grounds;
    const ANY_TOTAL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    const deemed = hands(state, 'thrown-by-croupier');
    return offer(
      grounds,
      within(
        {
          warned: mayWarn(state, ground),
          unstaked: possible(aside(state), ground),
          exposed: possible(coverable(state), ground),
          annulled: possible(
            PANOS.filter((pano) => hands(state, 'cards-in-basket').includes(pano)),
            ground,
          ),
          hand: possible(deemed, ground),
          total: possible(deemed.length > 0 ? ANY_TOTAL : [], ground),
        },
        [
          ...onlyWhere(ground, ['goes-on'], 'unstaked', 'exposed', 'annulled', 'hand', 'total'),
          { kind: 'needed-with', field: 'total', other: 'hand', values: deemed, code: 'what-do-they-testify', ground },
          { kind: 'only-with', field: 'total', other: 'hand', values: deemed, code: 'effect-not-now', ground },
        ],
      ),
    );
  },
  (p, ruling, by) => {
    const { annulled, hand, total } = ruling;
    const own: Effect[] = [];
    if (hand !== null && total !== null) {
      own.push({ do: 'deem', hand: hand as Side, total, abated: false, final: true });
    }
    if (annulled !== null) own.push({ do: 'annul', hand: annulled as Side });
    const effects = effectsOf(own, ruling);
    apply(p, effects, ruledFreely(p, by, ruling.reason, effects));
  },
);
