import { type Actor, CROUPIER, player } from '../../table/actor.ts';
import type { Await } from '../../table/await.ts';
import { yetToPass } from './people.ts';
import type { PackStep } from './questions.ts';
import type { CirculoState } from './state.ts';

export const INSPECTOR: Actor = { kind: 'inspector', id: 'house' };
export const DIRECTOR: Actor = { kind: 'director', id: 'house' };

export const house = (by: Actor, act: string): Await => ({ by: [by], acts: [act], clock: 'house', lapse: { act, by } });

/** These people for one of these acts; what is done when the clock runs out. */
export function people(
  ids: readonly string[],
  acts: readonly [string, ...string[]],
  clock: string,
  lapse: Await['lapse'],
): Await {
  const [first, ...rest] = ids.map(player);
  if (first === undefined) return house(lapse.by, lapse.act);
  return { by: [first, ...rest], acts, clock, lapse };
}
export const byCroupier = (act: string): Await['lapse'] => ({ act, by: CROUPIER });
export const inHisName = (id: string, act: string): Await['lapse'] => ({ act, by: player(id) });

const PACK_ACTS: Readonly<Record<PackStep, Await>> = {
  check: house(CROUPIER, 'CheckPack'),
  mix: house(CROUPIER, 'MixPack'),
  pass: house(CROUPIER, 'PassCards'),
  shuffle: house(CROUPIER, 'ShufflePack'),
  cut: house(CROUPIER, 'CutPack'),
  'stop-card': house(CROUPIER, 'PlaceStopCard'),
};

/** The croupier prepares the pack; the players may shuffle it and cut it. */
export function packAwait(state: CirculoState): Await {
  const step = state.packSteps[0] ?? 'stop-card';
  if (step === 'pass') return people(yetToPass(state), ['MixPack', 'PassCards'], 'shuffle', byCroupier('PassCards'));
  if (step !== 'cut' || state.cut.to === null) return PACK_ACTS[step];
  return people([state.cut.to], ['CutPack', 'DeclineCut'], 'cut', inHisName(state.cut.to, 'DeclineCut'));
}

/** Somebody decides on what went wrong; the first of the rulings put to him if he does not. */
export function rulingAwait(to: 'inspector' | 'director' = 'inspector'): Await {
  const by = to === 'director' ? DIRECTOR : INSPECTOR;
  const lapse = { act: 'GiveRuling', by, with: { choice: 1, reason: 'lapsed' } };
  return { by: [by], acts: ['GiveRuling'], clock: 'ruling', lapse };
}
