import { type Hidden, type Seen, seenBy, witnessedBy } from '../circulo/sight.ts';
import type { CheminDeFerEvent } from './events.ts';
import type { CheminDeFerState } from './state.ts';

export interface CheminDeFerView extends Seen<CheminDeFerState> {}
export type WitnessedEvent = Hidden<CheminDeFerEvent>;

export const view: (state: CheminDeFerState, viewer: string | null) => CheminDeFerView = seenBy;
export const witness: (after: CheminDeFerState, event: CheminDeFerEvent, viewer: string | null) => WitnessedEvent =
  witnessedBy;
