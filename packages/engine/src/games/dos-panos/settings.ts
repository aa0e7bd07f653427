import { cents } from '../../money/cents.ts';
import type { Shaped } from '../../schema.ts';
import { termsReader } from '../../table/terms.ts';

/** A bank with limits set by the authorisation, or one without any that a deposit stands for. */
const MODALITIES = ['limitada', 'libre'] as const;
/** When a banco has been played for nothing: only if both paños tie, or also if one wins what the other loses. */
const NULL_PLAYS = ['both-tie', 'even-balance'] as const;
/** When a word against the rules is known: at once, since the croupier sees the cards, or when somebody reports it. */
const NOTICES = ['at-once', 'when-reported'] as const;
/** To what the deduction for the cagnotte is rounded. */
const ROUNDINGS = ['cent', 'ten-cents'] as const;

/** What a table is opened with: its limits, its size, and the choice between readings that the text leaves open. */
export const SETTINGS = {
  modality: MODALITIES,
  /** The least minimum that the authorisation lets a table have. */
  authorisedMinimum: 'amount',
  /** The least stake of a punto. */
  minimum: 'amount',
  /** The most a punto may stake on a paño; a free bank knows none. */
  maximum: 'amount',
  bankMinimum: 'amount',
  /** A free bank knows none. */
  bankMaximum: 'amount',
  /** The smallest chip. */
  unit: 'amount',
  decks: 'number',
  /** Numbered places on each paño. */
  seatsPerPano: 'number',
  /** For how many tallas the bank is awarded. */
  tallas: 'number',
  /** A banker with nothing may stand. */
  zeroMayStand: 'flag',
  /** People may say what the rules forbid, and live with what the law makes of it. */
  errorsAllowed: 'flag',
  noticed: NOTICES,
  nullPlay: NULL_PLAYS,
  rounding: ROUNDINGS,
} as const;
export type Settings = Shaped<typeof SETTINGS>;

/** The settings whose options depend on the regulation. */
export const CHOICES = ['modality', 'noticed', 'nullPlay', 'rounding'] as const;
export type Choice = (typeof CHOICES)[number];

export const PLAIN_TABLE: Settings = {
  modality: 'limitada',
  authorisedMinimum: cents(10_00),
  minimum: cents(10_00),
  maximum: cents(1_000_00),
  bankMinimum: cents(500_00),
  bankMaximum: cents(20_000_00),
  unit: cents(1_00),
  decks: 6,
  seatsPerPano: 6,
  tallas: 1,
  zeroMayStand: false,
  errorsAllowed: false,
  noticed: 'at-once',
  nullPlay: 'both-tie',
  rounding: 'cent',
};

export const { settingsFrom, settingsIn } = termsReader(SETTINGS);
