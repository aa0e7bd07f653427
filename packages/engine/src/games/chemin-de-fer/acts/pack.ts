import * as common from '../../circulo/acts/pack.ts';
import { seekForTalla } from '../passage.ts';
import { shared } from './act.ts';

export const checkPack = shared(common.checkPack);
export const mixPack = shared(common.mixPack, (p, by) => {
  if (by.kind !== 'player') p.call('cards-pass');
});
export const passCards = shared(common.passCards);
export const shufflePack = shared(common.shufflePack);
export const cutPack = shared(common.cutPack);
export const declineCut = shared(common.declineCut);
export const placeStopCard = shared(common.placeStopCard, seekForTalla);
export const requestCheck = shared(common.requestCheck);
