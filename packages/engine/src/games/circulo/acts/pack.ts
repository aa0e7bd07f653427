import { cardsIn } from '../../../cards/pack.ts';
import { type Offer, offer, type Result } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { type Bounds, bothEnds, UNBOUNDED, within } from '../../../table/bounds.ts';
import { offerCut } from '../cutting.ts';
import { yetToPass } from '../people.ts';
import type { PackStep } from '../questions.ts';
import type { CirculoState } from '../state.ts';
import {
  type CirculoAct,
  type CirculoLaw,
  type CirculoProceedings,
  groundsOf,
  isHere,
  nameOf,
  notHere,
  notNow,
  notYours,
} from '../table.ts';

/** The operations on the pack are done one after the other, each in its turn. */
function inItsTurn(
  law: CirculoLaw,
  state: CirculoState,
  by: Actor,
  step: PackStep,
  kind: Actor['kind'],
  bounds: Bounds = UNBOUNDED,
): Result<Offer> {
  const { grounds } = step === 'stop-card' ? law.stopCard.ask(NOTHING) : law.preparation.ask(NOTHING);
  if (by.kind !== kind) return notYours(grounds);
  if (state.phase !== 'pack') return notNow(state, grounds);
  if (state.packSteps[0] !== step) return refuse('pack-not-ready', grounds, { first: state.packSteps[0] ?? '' });
  return offer(grounds, bounds);
}

export const checkPack: CirculoAct<'CheckPack'> = {
  name: 'CheckPack',
  offer: (law, state, by) => inItsTurn(law, state, by, 'check', 'croupier'),
  record: (p) => {
    p.record({ type: 'PackChecked', missing: null, surplus: null, grounds: citing(groundsOf(p.law, 'checking')) });
  },
};

/** The pack is not whole: what it lacks and has too many of is recorded, and somebody decides. */
export const failCheck: CirculoAct<'FailCheck'> = {
  name: 'FailCheck',
  offer: (law, state, by) => inItsTurn(law, state, by, 'check', 'croupier'),
  record: (p, { missing, surplus }) => {
    const { answer, grounds } = p.law.failedCheck.ask(NOTHING);
    const why = citing(grounds, groundsOf(p.law, 'checking'));
    p.record({ type: 'PackChecked', missing, surplus, grounds: why });
    const [first] = answer;
    if (first.do === 'refer') p.record({ type: 'RulingReferred', to: first.to, between: first.between, grounds: why });
  },
};

/** The croupier shuffles and lets the cards pass; any player may shuffle them; the croupier does so last. */
export const mixPack: CirculoAct<'MixPack'> = {
  name: 'MixPack',
  offer: (law, state, by) => {
    if (by.kind !== 'player') return inItsTurn(law, state, by, 'mix', 'croupier');
    const { answer, grounds } = law.mixing.ask(NOTHING);
    if (!isHere(state, by)) return notHere(law);
    if (answer === 'nobody') return refuse('not-yours', grounds);
    return inItsTurn(law, state, by, 'pass', 'player');
  },
  record: (p, _, by) => {
    const grounds = citing(groundsOf(p.law, by.kind === 'player' ? 'mixing' : 'preparation'));
    p.record({ type: 'PackMixed', by: by.kind === 'player' ? by.id : 'croupier', grounds });
    if (by.kind === 'player') passedBy(p, by.id);
  },
};

/** He has had the cards, or does not want them; when everybody has, they go back to the croupier. */
function passedBy(p: CirculoProceedings, player: string): void {
  const grounds = citing(groundsOf(p.law, 'mixing'));
  if (!p.state.passed.includes(player)) p.record({ type: 'CardsPassed', player, grounds });
  if (yetToPass(p.state).length === 0) p.record({ type: 'CardsPassed', player: null, grounds });
}

export const passCards: CirculoAct<'PassCards'> = {
  name: 'PassCards',
  offer: (law, state, by) => {
    const { grounds } = law.mixing.ask(NOTHING);
    if (by.kind === 'croupier') return inItsTurn(law, state, by, 'pass', 'croupier');
    if (by.kind !== 'player') return notYours(grounds);
    if (!isHere(state, by)) return notHere(law);
    if (state.passed.includes(by.id)) return refuse('already-passed', grounds);
    return inItsTurn(law, state, by, 'pass', 'player');
  },
  record: (p, _, by) => {
    if (by.kind === 'player') passedBy(p, by.id);
    else p.record({ type: 'CardsPassed', player: null, grounds: citing(groundsOf(p.law, 'mixing')) });
  },
};

export const shufflePack: CirculoAct<'ShufflePack'> = {
  name: 'ShufflePack',
  offer: (law, state, by) => inItsTurn(law, state, by, 'shuffle', 'croupier'),
  record: (p) => {
    p.record({ type: 'PackShuffled', grounds: citing(groundsOf(p.law, 'preparation')) });
    offerCut(p);
  },
};

const mayCut = (state: CirculoState, by: Actor): boolean =>
  by.kind === 'croupier' || (by.kind === 'player' && state.cut.to === by.id);

export const cutPack: CirculoAct<'CutPack'> = {
  name: 'CutPack',
  offer: (law, state, by) => {
    const grounds = groundsOf(law, 'cutOrder');
    if (by.kind !== 'player' && by.kind !== 'croupier') return notYours(grounds);
    if (by.kind === 'player' && !isHere(state, by)) return notHere(law);
    if (state.phase === 'pack' && state.packSteps[0] === 'cut' && !mayCut(state, by)) {
      return refuse('not-your-turn', grounds, { first: state.cut.to ?? 'croupier' });
    }
    const depth = {
      kind: 'between',
      min: 1,
      max: Math.max(1, cardsIn(state.pack) - 1),
      grounds: bothEnds(grounds[0]),
    } as const;
    return inItsTurn(law, state, by, 'cut', by.kind, within({ at: depth }));
  },
  record: (p, { at }, by) => {
    const who = by.kind === 'player' ? by.id : by.kind;
    const grounds = citing(groundsOf(p.law, 'cutOrder'), groundsOf(p.law, 'preparation'));
    p.record({ type: 'PackCut', by: who, at, grounds });
  },
};

export const declineCut: CirculoAct<'DeclineCut'> = {
  name: 'DeclineCut',
  offer: (law, state, by) => {
    const grounds = groundsOf(law, 'cutOrder');
    if (by.kind !== 'player') return notYours(grounds);
    if (!isHere(state, by)) return notHere(law);
    if (state.phase !== 'pack' || state.packSteps[0] !== 'cut') return notNow(state, grounds);
    return state.cut.to === by.id ? offer(grounds) : refuse('not-your-turn', grounds);
  },
  record: (p) => offerCut(p),
};

export const placeStopCard: CirculoAct<'PlaceStopCard'> = {
  name: 'PlaceStopCard',
  offer: (law, state, by) => inItsTurn(law, state, by, 'stop-card', 'croupier'),
  record: (p) => {
    const { answer, grounds } = p.law.stopCard.ask(NOTHING);
    p.record({ type: 'StopCardPlaced', below: answer, grounds: citing(grounds) });
  },
};

export const requestCheck: CirculoAct<'RequestCheck'> = {
  name: 'RequestCheck',
  offer: (law, state, by) => {
    const { answer, grounds } = law.checking.ask(NOTHING);
    if (by.kind !== 'player') return notYours(grounds);
    if (!isHere(state, by)) return notHere(law);
    if (state.talla === 0 || state.phase === 'closed' || answer === 'never') return notNow(state, grounds);
    return state.checkAsked ? refuse('already-asked', grounds) : offer(grounds);
  },
  record: (p, _, by) => {
    p.record({ type: 'CheckRequested', player: nameOf(by), grounds: citing(groundsOf(p.law, 'checking')) });
  },
};
