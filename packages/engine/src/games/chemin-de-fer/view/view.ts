import { type Seen, seenBy, type Witnessed, witnessedBy } from '../../circulo/sight.ts';
import type { CheminDeFerEvent } from '../events.ts';
import type { CheminDeFerState } from '../state.ts';

export interface CheminDeFerView extends Seen<CheminDeFerState> {}
export type WitnessedEvent = Witnessed<CheminDeFerEvent>;

export const view: (state: CheminDeFerState, viewer: string | null) => CheminDeFerView = seenBy;
export const witness: (after: CheminDeFerState, event: CheminDeFerEvent, viewer: string | null) => WitnessedEvent =
  witnessedBy;
