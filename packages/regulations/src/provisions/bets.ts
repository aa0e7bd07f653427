import type { Bet, NonEmpty } from '@sabot/engine';

/** The bets that the registered texts know. */
export type TextBet = 'punto' | 'banca' | 'tie';

const bet = (name: TextBet): Bet => ({ name, on: name });

/** A stake on either hand, and one on the tie. */
export const BOTH_HANDS_AND_TIE: NonEmpty<Bet> = [bet('punto'), bet('banca'), bet('tie')];
