import type { Effect } from '../../../coup/effect.ts';
import { offer } from '../../../decider.ts';
import { ZERO } from '../../../money/cents.ts';
import { refuse } from '../../../refusal.ts';
import { nameOf } from '../../../table/actor.ts';
import { within } from '../../../table/bounds.ts';
import { namesIn } from '../../../table/by-name.ts';
import { leftToAPerson, OF_ONE_S_OWN, onlyWhere, possible } from '../../../table/free-ruling.ts';
import { apply } from '../incidents/effects.ts';
import { stakedBy } from '../money/accounts.ts';
import type { Coup, PuntoBancaState } from '../state.ts';
import { act, notNow } from './act.ts';
import { referredIn, unforeseen } from './incident.ts';

const STAFF = ['croupier', 'inspector'] as const;

/** Whoever deals this coup and has the shoe for it. */
const dealerWithShoe = ({ coup, shoe: { holder } }: PuntoBancaState): readonly string[] =>
  coup !== null && coup.dealer !== null && holder?.kind === 'player' && holder.id === coup.dealer ? [coup.dealer] : [];

const faceDown = ({ drawn }: Coup): readonly number[] =>
  drawn.flatMap(({ no, hand, face }) => (face === 'down' && (hand === 'punto' || hand === 'banca') ? [no] : []));

/** Somebody of the staff deals the rest of the coup, and has what the dealer had in hand. */
function handsTo(staff: string, { dealer, handed }: Coup): readonly Effect[] {
  const hasPunto = handed?.hand === 'punto' && handed.to === dealer;
  return [
    { do: 'hold', hand: 'banca', player: staff, coup: 'this' },
    ...(hasPunto ? [{ do: 'hold', hand: 'punto', player: 'croupier', coup: 'this' } as const] : []),
  ];
}

/** In a case that nobody foresaw the person whom the text names rules as they see fit, within what can be done. */
export const ruleFreely = act(
  'RuleFreely',
  (law, state, by) => {
    const grounds = unforeseen(law);
    if (by.kind !== 'inspector') return refuse('not-yours', grounds);
    const referred = referredIn(state);
    if (referred === null) return notNow(state, grounds);
    if (!leftToAPerson(referred.grounds, grounds)) return refuse('case-is-foreseen', grounds);
    const [ground] = grounds;
    const { coup } = state;
    const people = namesIn(state.people);
    return offer(
      grounds,
      within(
        {
          warned: { ...possible(people, ground), code: 'not-at-the-table' },
          unstaked: possible(
            people.filter((name) => stakedBy(state, name) > 0),
            ground,
          ),
          exposed: possible(coup === null ? [] : faceDown(coup), ground),
          shoeLost: possible(dealerWithShoe(state), ground),
          dealtBy: possible(coup === null || coup.dealer === null ? [] : STAFF, ground),
        },
        [
          ...onlyWhere(ground, ['goes-on'], 'unstaked', 'exposed', 'dealtBy'),
          ...onlyWhere(ground, ['goes-on', 'coup-annulled'], 'shoeLost'),
        ],
      ),
    );
  },
  (p, { by, outcome, warned, unstaked, exposed, shoeLost, dealtBy, reason }) => {
    const referred = referredIn(p.state);
    if (referred === null) throw new Error('no ruling is awaited');
    const { coup } = p.state;
    const effects: Effect[] = [];
    if (exposed !== null) effects.push({ do: 'expose', cards: [exposed] });
    if (dealtBy !== null && coup !== null) effects.push(...handsTo(dealtBy, coup));
    if (shoeLost !== null) effects.push({ do: 'forfeit', player: shoeLost, right: 'deal' });
    if (unstaked !== null) effects.push({ do: 'restake', player: unstaked, amount: ZERO });
    if (warned !== null) effects.push({ do: 'warn', player: warned });
    effects.push(
      outcome === 'goes-on' ? { do: 'go-on' } : { do: 'annul', hand: outcome === 'coup-annulled' ? 'coup' : 'talla' },
    );
    const { grounds } = referred;
    p.record({ type: 'RulingGiven', name: nameOf(by), choice: OF_ONE_S_OWN, reason, effects, grounds });
    apply(p, effects, grounds);
  },
);
