import { type Seen, seenBy, type Witnessed, witnessedBy } from '../../circulo/sight.ts';
import type { DosPanosEvent } from '../events.ts';
import type { DosPanosState } from '../state.ts';

export interface DosPanosView extends Seen<DosPanosState> {}
export type WitnessedEvent = Witnessed<DosPanosEvent>;

export const view: (state: DosPanosState, viewer: string | null) => DosPanosView = seenBy;
export const witness: (after: DosPanosState, event: DosPanosEvent, viewer: string | null) => WitnessedEvent =
  witnessedBy;
