import type { Errors } from '../errors.ts';

/** What bots and the croupier get wrong at two paños. */
export const DOS_PANOS_ERRORS: Errors = {
  'early-draw': 'banker',
  'cards-stuck': 'croupier',
  'card-on-floor': 'croupier',
  'wrong-holder': 'croupier',
  'thrown-by-croupier': 'croupier',
  misdealt: 'banker',
  'card-for-no': 'banker',
  'no-card-for-carta': 'banker',
  'hand-exposed': 'banker',
  'cards-in-basket': 'banker',
  'third-in-basket': 'banker',
  misannounced: 'banker',
  contradicted: 'holder',
  'cards-not-laid-down': 'holder',
  'thrown-unshown': 'holder',
  advised: 'anyone',
  'pooled-stakes': 'anyone',
  'stake-beside': 'anyone',
  'late-stake': 'anyone',
};
