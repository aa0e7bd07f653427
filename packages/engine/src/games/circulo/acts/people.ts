import { offer } from '../../../decider.ts';
import { citing, type Ground, type NonEmpty, refsOf } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { cents } from '../../../money/cents.ts';
import { posting } from '../../../money/posting.ts';
import { refuse } from '../../../refusal.ts';
import { within } from '../../../table/bounds.ts';
import { seatOf } from '../../../table/place.ts';
import {
  type CirculoAct,
  type CirculoLaw,
  groundsOf,
  isHere,
  isOpen,
  nameOf,
  notHere,
  notNow,
  notYours,
} from '../table.ts';

/** Most chips one purchase brings: far above any table, far below where doubles lose cents. */
const MOST_CHIPS = cents(1_000_000_000_00);

/** Any player may ask what the rules are, and the croupier has to tell him. */
export const askRules: CirculoAct<'AskRules'> = {
  name: 'AskRules',
  offer: (law, state, by) => {
    const { answer, grounds } = law.explaining.ask(NOTHING);
    if (by.kind !== 'player') return notYours(grounds);
    if (!isHere(state, by)) return notHere(law);
    return answer === 'bound' ? offer(grounds) : refuse('nobody-is-bound-to-tell', grounds);
  },
  record: (p, _, by) => {
    p.record({ type: 'RulesExplained', player: nameOf(by), grounds: citing(groundsOf(p.law, 'explaining')) });
  },
};

export const buyChips: CirculoAct<'BuyChips'> = {
  name: 'BuyChips',
  offer: (law, state, by) => {
    const { answer, grounds } = law.chips.ask(NOTHING);
    if (by.kind !== 'player') return notYours(grounds);
    if (!isOpen(state)) return notNow(state, grounds);
    if (!isHere(state, by)) return notHere(law);
    const [ground] = grounds;
    const limits = { min: ground, max: ground, step: ground };
    const amount = { kind: 'amount', min: answer.step, max: MOST_CHIPS, step: answer.step, orNothing: false } as const;
    return offer(grounds, within({ amount: { ...amount, grounds: limits } }));
  },
  record: (p, { amount }, by) => {
    const grounds = refsOf(groundsOf(p.law, 'chips'));
    const player = nameOf(by);
    const postings = posting('outside', `player:${player}`, amount, grounds[0]);
    p.record({ type: 'ChipsBought', player, amount, grounds, postings });
  },
};

/** Why places go by a list, which each game asks in its own way. */
type ListGrounds<Law> = (law: Law) => NonEmpty<Ground>;

export function listAct<Law extends CirculoLaw, T extends 'JoinWaitingList' | 'LeaveWaitingList'>(
  name: T,
  why: ListGrounds<Law>,
): CirculoAct<T> {
  const wants = name === 'JoinWaitingList';
  return {
    name,
    offer: (law, state, by) => {
      const grounds = why(law as Law);
      if (by.kind !== 'player') return notYours(grounds);
      if (!isOpen(state)) return notNow(state, grounds);
      if (!isHere(state, by)) return notHere(law);
      if (wants && seatOf(state.people, by.id) !== null) return refuse('already-seated', grounds);
      const isListed = state.waitingList.includes(by.id);
      if (wants && isListed) return refuse('already-listed', grounds);
      return wants || isListed ? offer(grounds) : refuse('not-listed', grounds);
    },
    record: (p, _, by) => {
      const grounds = citing(why(p.law as Law));
      p.record({ type: wants ? 'WaitingListJoined' : 'WaitingListLeft', player: nameOf(by), grounds });
    },
  };
}

function awayAct<T extends 'StepAway' | 'ComeBack'>(name: T): CirculoAct<T> {
  const goes = name === 'StepAway';
  return {
    name,
    offer: (law, state, by) => {
      const grounds = groundsOf(law, 'emptySeat');
      if (by.kind !== 'player') return notYours(grounds);
      if (!isHere(state, by)) return notHere(law);
      const isAway = state.away.includes(by.id);
      if (goes && isAway) return refuse('already-away', grounds);
      return goes || isAway ? offer(grounds) : refuse('not-away', grounds);
    },
    record: (p, _, by) => {
      const grounds = citing(groundsOf(p.law, 'emptySeat'));
      p.record({ type: goes ? 'PlayerAway' : 'PlayerBack', player: nameOf(by), grounds });
    },
  };
}
export const stepAway = awayAct('StepAway');
export const comeBack = awayAct('ComeBack');
