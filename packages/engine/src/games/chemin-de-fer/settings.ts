import { cents } from '../../money/cents.ts';
import type { Shaped } from '../../schema.ts';
import { termsReader } from '../../table/terms.ts';

/** Who may take back a bank that nobody wants: any outgoing banker, or only one who gave it up of his own will. */
const RETAKERS = ['any-banker', 'passer'] as const;
/** From what a bank that somebody gave up is auctioned: the least the table knows, or what it stood at. */
const AUCTIONS = ['minimum', 'same'] as const;
/** Which winnings are counted for the garage: what is left after the cagnotte, or all of them. */
const COUNTED = ['after-cagnotte', 'before-cagnotte'] as const;
/** To what the deduction for the cagnotte is rounded. */
const ROUNDINGS = ['cent', 'ten-cents'] as const;

/** What a table is opened with: its limits, its size, and the choice between readings that a text leaves open. */
export const SETTINGS = {
  /** The least stake of a punto, and so of the bank. */
  minimum: 'amount',
  /** The least minimum that the authority allows. */
  authorisedMinimum: 'amount',
  /** The smallest chip. */
  unit: 'amount',
  decks: 'number',
  seats: 'number',
  /** The bank is authorised to play without a maximum. */
  unlimited: 'flag',
  /** The director has freed whoever makes banco from the rules of the third card. */
  freeBanco: 'flag',
  /** People may say what the rules forbid, and live with what the law makes of it. */
  errorsAllowed: 'flag',
  retake: RETAKERS,
  rounding: ROUNDINGS,
  auctionFrom: AUCTIONS,
  winningsCounted: COUNTED,
} as const;
export type Settings = Shaped<typeof SETTINGS>;

/** The settings whose options depend on the regulation. */
export const CHOICES = ['retake', 'rounding', 'auctionFrom', 'winningsCounted'] as const;
export type Choice = (typeof CHOICES)[number];

export const PLAIN_TABLE: Settings = {
  minimum: cents(10_00),
  authorisedMinimum: cents(5_00),
  unit: cents(1_00),
  decks: 6,
  seats: 9,
  unlimited: false,
  freeBanco: false,
  errorsAllowed: false,
  retake: 'any-banker',
  rounding: 'cent',
  auctionFrom: 'minimum',
  winningsCounted: 'after-cagnotte',
};

export const { settingsFrom, settingsIn } = termsReader(SETTINGS);
