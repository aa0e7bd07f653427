import { type Offer, offer, type Result } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { closeBanco as close, makeBanco, wholeBank } from '../coup/banco.ts';
import { hasSpoken } from '../coup/speakers.ts';
import { chips, stakedBy } from '../money/accounts.ts';
import { panoOf } from '../people/people.ts';
import type { DosPanosLaw } from '../questions.ts';
import type { DosPanosState } from '../state.ts';
import { act, groundsOf, isHere, nameOf, notHere, notNow, notYours } from './act.ts';

const bancoRule = (law: DosPanosLaw, { coupsOfTalla, banco }: DosPanosState) =>
  law.bancoAt.ask({ firstCoup: coupsOfTalla === 0, called: banco.made !== null });

/** Whoever faces the bank: at the table, and not banker himself. */
export function facesTheBank(law: DosPanosLaw, state: DosPanosState, by: Actor): Result<Offer> {
  const { grounds } = bancoRule(law, state);
  if (by.kind !== 'player') return notYours(grounds);
  if (!isHere(state, by)) return notHere(law);
  return state.bank?.banker === by.id ? refuse('the-bank-is-yours', grounds) : offer(grounds);
}

/** One banco, of anybody, seated or standing, and only at the start of the talla. */
export const callBanco = act(
  'CallBanco',
  (law, state, by) => {
    const faces = facesTheBank(law, state, by);
    if (!faces.ok) return faces;
    const { answer, grounds } = bancoRule(law, state);
    const atTheStart = state.phase === 'banco' && !state.banco.again;
    const later = ['stakes', 'coup', 'bank'].includes(state.phase) && (answer === 'refused' || state.phase === 'coup');
    if (later) return refuse('too-late-for-banco', grounds);
    if (!atTheStart || answer === 'refused') return notNow(state, grounds);
    if (hasSpoken(state, nameOf(by))) return refuse('already-called', grounds);
    const min = wholeBank(law, state);
    const max = chips(state, nameOf(by)) + stakedBy(state, nameOf(by));
    return max < min ? refuse('beyond-the-chips', groundsOf(law, 'chips'), { min, max }) : offer(grounds);
  },
  (p, _, by) => {
    const player = nameOf(by);
    const grounds = citing(bancoRule(p.law, p.state).grounds);
    p.record({ type: 'BancoCalled', player, pano: panoOf(p.law, p.state, player), grounds });
  },
);

/** He calls or stakes nothing. */
export const staySilent = act(
  'StaySilent',
  (law, state, by) => {
    const faces = facesTheBank(law, state, by);
    if (!faces.ok) return faces;
    const { grounds } = bancoRule(law, state);
    const open = state.phase === 'stakes' || (state.phase === 'banco' && !state.banco.again);
    if (!open) return notNow(state, grounds);
    return hasSpoken(state, nameOf(by)) ? refuse('already-called', grounds) : offer(grounds);
  },
  (p, _, by) => {
    p.record({ type: 'SilenceKept', player: nameOf(by), grounds: citing(bancoRule(p.law, p.state).grounds) });
  },
);

export const closeBanco = act(
  'CloseBanco',
  (law, state, by) => {
    const { grounds } = bancoRule(law, state);
    if (by.kind !== 'croupier') return notYours(grounds);
    return state.phase === 'banco' && !state.banco.again ? offer(grounds) : notNow(state, grounds);
  },
  (p) => close(p),
);

/** Nothing was won or lost: whoever made banco may play it again. */
function mayRepeat(law: DosPanosLaw, state: DosPanosState, by: Actor): Result<Offer> {
  const { made, again, replays } = state.banco;
  const { grounds } = law.replay.ask({ replays });
  if (by.kind !== 'player') return notYours(grounds);
  if (!isHere(state, by)) return notHere(law);
  if (state.phase !== 'banco' || !again) return notNow(state, grounds);
  return made === by.id ? offer(grounds) : notYours(grounds);
}

export const repeatBanco = act(
  'RepeatBanco',
  (law, state, by) => {
    const may = mayRepeat(law, state, by);
    if (!may.ok) return may;
    const min = wholeBank(law, state);
    const max = chips(state, nameOf(by));
    return max < min ? refuse('beyond-the-chips', groundsOf(law, 'chips'), { min, max }) : may;
  },
  (p, _, by) => {
    const player = nameOf(by);
    const { grounds } = p.law.replay.ask({ replays: p.state.banco.replays });
    p.record({ type: 'BancoRepeated', player, grounds: citing(grounds) });
    makeBanco(p, player, grounds);
  },
);

export const endBanco = act('EndBanco', mayRepeat, (p, _, by) => {
  const { grounds } = p.law.replay.ask({ replays: p.state.banco.replays });
  p.record({ type: 'BancoEnded', player: nameOf(by), grounds: citing(grounds) });
});
