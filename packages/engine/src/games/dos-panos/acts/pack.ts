import * as common from '../../circulo/acts/pack.ts';
import { afterPack } from '../talla.ts';
import { shared } from './act.ts';

export const checkPack = shared(common.checkPack);
export const mixPack = shared(common.mixPack);
export const passCards = shared(common.passCards);
export const shufflePack = shared(common.shufflePack);
export const cutPack = shared(common.cutPack);
export const declineCut = shared(common.declineCut);
export const placeStopCard = shared(common.placeStopCard, afterPack);
export const requestCheck = shared(common.requestCheck);
