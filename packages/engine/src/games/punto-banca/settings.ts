import { cents } from '../../money/cents.ts';
import type { Shaped } from '../../schema.ts';
import { termsReader } from '../../table/terms.ts';

/** On whose hand the shoe-holder must have a stake, where he must have one at all. */
export const DEALER_STAKES = ['banca', 'any', 'none'] as const;
export const PUNTO_HOLDERS = ['anyone', 'seated'] as const;
/** How a winning stake on banca is paid. */
export const PAYMENTS = ['five-per-cent', 'nineteen-to-twenty', 'half-on-six'] as const;
/** Who handles the cards. */
export const DEALERS = ['players', 'croupier'] as const;
export const AFTER_A_LOSS = ['passes', 'stays'] as const;
/** Who shuffles the pack. */
export const SHUFFLERS = ['croupier', 'machine'] as const;
/** An automatic shoe lets cards out by itself. */
export const SHOES = ['manual', 'automatic'] as const;
/** What a bank of five does against a punto who took no card. */
export const FIVE_AGAINST_NONE = ['draws', 'stands'] as const;

/** What a table is opened with: its limits, its size, and the choice between readings that a text leaves open. */
export const SETTINGS = {
  minimum: 'amount',
  maximum: 'amount',
  /** The least minimum that the authority allows. */
  authorisedMinimum: 'amount',
  /** The smallest chip. */
  unit: 'amount',
  /** Stakes must be multiples of the minimum. */
  multiples: 'flag',
  decks: 'number',
  seats: 'number',
  /** Standing players are admitted. */
  standing: 'flag',
  dealerStake: DEALER_STAKES,
  puntoHolder: PUNTO_HOLDERS,
  payment: PAYMENTS,
  dealtBy: DEALERS,
  shoeOnLoss: AFTER_A_LOSS,
  shuffledBy: SHUFFLERS,
  shoe: SHOES,
  fiveAgainstNone: FIVE_AGAINST_NONE,
} as const;

/** The settings whose options depend on the regulation. */
export const CHOICES = [
  'dealerStake',
  'puntoHolder',
  'payment',
  'dealtBy',
  'shoeOnLoss',
  'shuffledBy',
  'shoe',
  'fiveAgainstNone',
] as const;
export type Choice = (typeof CHOICES)[number];
export type Settings = Shaped<typeof SETTINGS>;

/** A table for newcomers: ten to a thousand. */
export const PLAIN_TABLE: Settings = {
  minimum: cents(10_00),
  maximum: cents(1000_00),
  authorisedMinimum: cents(5_00),
  unit: cents(1_00),
  multiples: false,
  decks: 6,
  seats: 12,
  standing: true,
  dealerStake: 'none',
  puntoHolder: 'anyone',
  payment: 'five-per-cent',
  dealtBy: 'players',
  shoeOnLoss: 'passes',
  shuffledBy: 'croupier',
  shoe: 'manual',
  fiveAgainstNone: 'draws',
};

export const { settingsFrom, settingsIn } = termsReader(SETTINGS);
