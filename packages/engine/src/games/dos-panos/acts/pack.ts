import * as common from '../../circulo/acts/pack.ts';
import { afterPack } from '../bank/talla.ts';
import { shared } from './act.ts';

/** From the cards on the cloth to a shoe that can be dealt from. */
export const PACK_ACTS = [
  shared(common.checkPack),
  shared(common.failCheck),
  shared(common.mixPack),
  shared(common.passCards),
  shared(common.shufflePack),
  shared(common.cutPack),
  shared(common.declineCut),
  shared(common.placeStopCard, afterPack),
  shared(common.requestCheck),
];
