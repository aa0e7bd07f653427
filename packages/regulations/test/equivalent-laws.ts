const WHOLE = 'Even money and 8 to 1 leave no fraction of a cent to round.';
const NO_DUTY = 'Nobody there is obliged to stake, so nobody is ever passed over for want of a stake.';
const NO_PLAYER_DEALS = 'No player deals there, so “by the dealer” is the croupier too, and punto still comes first.';
const NOT_HANDED = 'No player is ever handed cards there, so nobody could look at them slowly.';
const NO_DEDUCTION = 'At 19 to 20 nothing is deducted, so the place of the deduction moves nothing.';
const SAME_SEAT = 'A seated banker is himself the last seated one, and nobody passed a mano to who has it by turn.';
const NO_SEAT = 'A standing banker has no right of his own; whoever passed to him is the last seated banker.';
const NOBODY_STAYS = 'Within a talla there is no last winner, so his stage asks nobody and the next follows.';
const NOTHING_WON = 'Nothing is won on a tie or a loss, so any share of it is nothing.';
const NO_CARD_LEFT = 'With no card left the talla is over with the coup in any case.';
const NOBODY_TO_ASK = 'Whoever takes the bank that is offered is not asked about the sabot: it may stay, so it stays.';

/**
 * Falsified laws that no game can tell from the true one, each with the reason. A test fails when one of them is
 * noticed after all, so that the list cannot outlive its reasons.
 */
export const EQUIVALENT_LAWS: Readonly<Record<string, string>> = {
  'AST-PB-D-2~OM-44 on rounding, answer 1': WHOLE,
  'CAN-PB-VII-17~OM-44 on rounding, answer 1': WHOLE,
  'BUE-MIDI-8-11~OM-46 on dealerWithoutStake, answer 1': NO_DUTY,
  'R36-PB-36.2-4~OM-46 on dealerWithoutStake, answer 1': NO_DUTY,
  'AST-MINI-E-2~OM-S28 on uncovering, answer 2': NO_PLAYER_DEALS,
  'CAN-MINI-3.2-1 on uncovering, answer 2': NO_PLAYER_DEALS,
  'CAN-MINI-3.2-3 on uncovering, answer 2': NO_PLAYER_DEALS,
  'R36-MINI-36.3-2 on uncovering, answer 2': NO_PLAYER_DEALS,
  'R36-MINI-36.3-2 on squeezing, answer 1': NOT_HANDED,
  'R36-PB-39-12~OM-S6 on settling, answer 1': NO_DEDUCTION,
  'R36-PB-39-12~OM-S6 on settling, answer 2': NO_DEDUCTION,
  'AST-CF-E1-2 on nextStage, answer 1': NOBODY_STAYS,
  'AST-CF-E1-9~OM-S12 on nextStage, answer 1': NOBODY_STAYS,
  'AST-CF-E1-7 on returnsTo, answer 1': SAME_SEAT,
  'AST-CF-E1-7 on returnsTo, answer 2': SAME_SEAT,
  'AST-CF-E1-8 on returnsTo, answer 1': SAME_SEAT,
  'AST-CF-E1-8 on returnsTo, answer 2': SAME_SEAT,
  'AST-CF-E1-18 on returnsTo, answer 1': SAME_SEAT,
  'AST-CF-E1-17 on returnsTo, answer 1': NO_SEAT,
  'AST-CF-E1-17 on returnsTo, answer 2': NO_SEAT,
  'AST-CF-E1-17~OM-S9 on returnsTo, answer 1': NO_SEAT,
  'AST-CF-E1-17~OM-S9 on returnsTo, answer 2': NO_SEAT,
  'AST-CF-E2-8~AMB-48 on deduction, answer 1': NOTHING_WON,
  'AST-CF-E2-8~AMB-48 on deduction, answer 2': NOTHING_WON,
  'AST-CF-E2-8~AMB-48 on deduction, answer 3': NOTHING_WON,
  'AST-CF-C4-19~OM-21 on incident, answer 3': NO_CARD_LEFT,
  'AST-DP-B-19~AMB-63 on deduction, answer 1': NOTHING_WON,
  'AST-DP-B-19~AMB-63 on deduction, answer 2': NOTHING_WON,
  'AST-DP-B-19~AMB-63 on deduction, answer 3': NOTHING_WON,
  'AST-DP-C5-10~OM-21 on incident, answer 3': NO_CARD_LEFT,
  'AST-DP-E1-12 on newSabot, answer 1': NOBODY_TO_ASK,
};
