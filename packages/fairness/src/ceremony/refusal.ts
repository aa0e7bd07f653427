import type { Ceremony } from './ceremony.ts';

export const REFUSALS = [
  'bad-table',
  'bad-talla',
  'bad-decks',
  'bad-commitment',
  'bad-seated',
  'not-seated',
  'bot-among-people',
  'already-committed',
  'copied-commitment',
  'shuffle-over',
  'shuffle-not-over',
  'bad-depth',
  'already-cut',
  'not-cut',
  'not-committed',
  'already-revealed',
  'wrong-reveal',
  'already-closed',
  'not-closed',
  'not-revealed',
  'wrong-secret',
  'ceremony-over',
  'bad-reason',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export type Refused = { readonly ok: false; readonly refusal: RefusalCode };
export type Step = { readonly ok: true; readonly ceremony: Ceremony } | Refused;

export const refuse = (refusal: RefusalCode): Refused => ({ ok: false, refusal });
export const proceed = (ceremony: Ceremony): Step => ({ ok: true, ceremony });
