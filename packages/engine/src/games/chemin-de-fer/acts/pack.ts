import * as common from '../../circulo/acts/pack.ts';
import { seekForTalla } from '../bank/passage.ts';
import { shared } from './act.ts';

/** From the cards on the cloth to a shoe that can be dealt from. */
export const PACK_ACTS = [
  shared(common.checkPack),
  shared(common.failCheck),
  shared(common.mixPack, (p, by) => {
    if (by.kind !== 'player') p.call('cards-pass');
  }),
  shared(common.passCards),
  shared(common.shufflePack),
  shared(common.cutPack),
  shared(common.declineCut),
  shared(common.placeStopCard, seekForTalla),
  shared(common.requestCheck),
];
