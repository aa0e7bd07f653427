import type { Refusals } from '../../refusal.ts';

/** What only Punto y Banca refuses. */
export const PUNTO_BANCA_REFUSALS = {
  'busy-with-the-shoe': {
    means: 'Whoever has the shoe, is being offered it, or holds cards of the coup may not change places meanwhile.',
    facts: [],
  },
  'maximum-not-allowed': {
    means: 'The maximum of the table is not one that may be set for its minimum.',
    facts: ['field', 'given', 'options', 'min', 'max'],
  },
  'no-card-is-wanting': {
    means: 'The shoe is exhausted only when a card is due and none is left in it.',
    facts: ['field', 'given'],
  },
  'no-player-deals': {
    means: 'The staff deals this coup, so no player can be unable to go on dealing.',
    facts: ['field', 'given', 'other'],
  },
  'no-tips': { means: 'The table has no slot for tips, and its croupier takes none.', facts: [] },
  'no-such-bet': { means: 'The table takes no stakes on that.', facts: ['field', 'given', 'options'] },
  'not-the-dealer': {
    means: 'Somebody else deals this coup, and only whoever deals can be unable to go on.',
    facts: ['field', 'given', 'other'],
  },
  'pack-incomplete': { means: 'The count is not that of the whole pack.', facts: ['field', 'given', 'options'] },
} as const satisfies Refusals;
