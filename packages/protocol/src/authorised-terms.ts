/** The terms of a table that an authority authorises; whatever else there is, the text or the director sets. */
export const AUTHORISED_TERMS = [
  'minimum',
  'maximum',
  'bankMinimum',
  'bankMaximum',
  'decks',
  'unlimited',
  'modality',
] as const;
