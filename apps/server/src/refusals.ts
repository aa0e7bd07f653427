import { type Refused, refused, refusing } from '@sabot/engine';
import type { RefusalCode as CeremonyCode } from '@sabot/fairness';
import type { HOUSE_REFUSALS } from '@sabot/protocol';

export const refuse = refusing<typeof HOUSE_REFUSALS>();

/** What the shuffle ceremony refuses; its codes are declared with it. */
export const refuseHand = (code: CeremonyCode): Refused => refused(code, [], {});
