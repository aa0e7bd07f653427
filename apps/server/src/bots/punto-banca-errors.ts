import type { Errors } from './errors.ts';

/** What bots and the croupier get wrong at Punto y Banca. */
export const PUNTO_BANCA_ERRORS: Errors = {
  'card-face-up': 'croupier',
  'card-on-floor': 'croupier',
  'card-in-basket': 'croupier',
  'late-stake': 'anyone',
  'cards-touched': 'anyone',
  squeezing: 'anyone',
  'cards-beyond-table': 'anyone',
};
