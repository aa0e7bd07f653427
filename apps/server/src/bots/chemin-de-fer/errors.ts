import type { Errors } from '../errors.ts';

/** What bots and the croupier get wrong at chemin de fer. */
export const CHEMIN_DE_FER_ERRORS: Errors = {
  'early-draw': 'banker',
  'croupier-exposes': 'croupier',
  'croupier-misdeals': 'croupier',
  'card-on-floor': 'croupier',
  misdelivered: 'croupier',
  'carta-for-no': 'croupier',
  'fifth-card': 'banker',
  'banker-overdealt': 'banker',
  'two-thirds-to-punto': 'banker',
  'punto-card-in-basket': 'banker',
  'punto-third-in-basket': 'banker',
  'banker-exposes': 'banker',
  'banker-card-in-basket': 'banker',
  misstated: 'holder',
  'cards-thrown': 'holder',
  advised: 'anyone',
  'cards-grabbed': 'anyone',
  'late-stake': 'anyone',
  'unwatched-stake': 'anyone',
  'pooled-stakes': 'anyone',
  'follows-the-mano': 'anyone',
};
