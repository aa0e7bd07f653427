import { rankOf } from '../../../cards/card.ts';
import { cardsIn, cardsLeft } from '../../../cards/pack.ts';
import { type Offer, offer, type Result } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { type Bounds, bothEnds, UNBOUNDED, within } from '../../../table/bounds.ts';
import { seatOf } from '../../../table/place.ts';
import type { PackStep, PuntoBancaLaw } from '../questions.ts';
import { beginCoup } from '../shoe/turn.ts';
import type { PuntoBancaState } from '../state.ts';
import { act, notNow } from './act.ts';

/** The operations on the pack are done one after the other, each in its turn. */
function inItsTurn(
  law: PuntoBancaLaw,
  state: PuntoBancaState,
  by: Actor,
  step: PackStep,
  kinds: readonly Actor['kind'][],
  bounds: Bounds = UNBOUNDED,
): Result<Offer> {
  const { grounds } = step === 'stop-card' ? law.stopCard.ask(NOTHING) : law.preparation.ask(NOTHING);
  if (state.phase !== 'pack') return notNow(state, grounds);
  if (!kinds.includes(by.kind)) return refuse('not-yours', grounds);
  // There are steps to do until the last of them ends the preparation.
  const first = state.packSteps[0] as PackStep;
  if (first !== step) return refuse('pack-not-ready', grounds, { first });
  return offer(grounds, bounds);
}

export const countPack = act(
  'CountPack',
  (law, state, by) => {
    const [ground] = law.preparation.ask(NOTHING).grounds;
    const all = { kind: 'one-of', options: [cardsIn(state.pack)], ground, code: 'pack-incomplete' } as const;
    return inItsTurn(law, state, by, 'count', ['croupier'], within({ cards: all }));
  },
  (p, { cards }) => {
    const { preparation, decks } = p.law;
    p.record({
      type: 'PackCounted',
      cards,
      grounds: citing(preparation.ask(NOTHING).grounds, decks.ask(NOTHING).grounds),
    });
  },
);

export const checkPack = act(
  'CheckPack',
  (law, state, by) => inItsTurn(law, state, by, 'check', ['croupier']),
  (p) => {
    p.record({ type: 'PackChecked', grounds: citing(p.law.preparation.ask(NOTHING).grounds) });
  },
);

export const shufflePack = act(
  'ShufflePack',
  (law, state, by) =>
    law.preparation.ask(NOTHING).answer.includes('machine-shuffle')
      ? inItsTurn(law, state, by, 'machine-shuffle', ['shoe', 'croupier'])
      : inItsTurn(law, state, by, 'shuffle', ['croupier']),
  (p) => {
    p.record({ type: 'PackShuffled', grounds: citing(p.law.preparation.ask(NOTHING).grounds) });
  },
);

export const cutPack = act(
  'CutPack',
  (law, state, by) => {
    const [ground] = law.preparation.ask(NOTHING).grounds;
    const cut = law.cut.ask(NOTHING);
    const mayCut = by.kind === 'croupier' || (cut.answer === 'seated' && by.kind === 'player');
    if (!mayCut || (by.kind === 'player' && seatOf(state.people, by.id) === null))
      return refuse('not-yours', cut.grounds);
    const depth = {
      kind: 'between',
      min: 1,
      max: Math.max(1, cardsIn(state.pack) - 1),
      grounds: bothEnds(ground),
    } as const;
    return inItsTurn(law, state, by, 'cut', ['player', 'croupier'], within({ at: depth }));
  },
  (p, { by, at }) => {
    const who = by.kind === 'player' ? by.id : by.kind;
    const { preparation, cut } = p.law;
    p.record({
      type: 'PackCut',
      by: who,
      at,
      grounds: citing(preparation.ask(NOTHING).grounds, cut.ask(NOTHING).grounds),
    });
  },
);

export const placeStopCard = act(
  'PlaceStopCard',
  (law, state, by) => inItsTurn(law, state, by, 'stop-card', ['croupier']),
  (p) => {
    const { answer, grounds } = p.law.stopCard.ask(NOTHING);
    p.record({ type: 'StopCardPlaced', below: answer, grounds: citing(grounds) });
  },
);

export const burnCard = act(
  'BurnCard',
  (law, state, by) => inItsTurn(law, state, by, 'burn', ['shoe', 'croupier']),
  (p, { card }) => {
    const { answer, grounds } = p.law.burn.ask({ rank: rankOf(card) });
    const unseen = Math.min(answer, cardsLeft(p.state.pack) - 1);
    p.record({ type: 'CardBurnt', card, unseen, grounds: citing(grounds) });
    beginCoup(p);
  },
);
