import * as common from '../../circulo/acts/deal.ts';
import { settleCoup } from '../money/settlement.ts';
import { shared } from './act.ts';

export const settle = shared(common.settle, settleCoup);
