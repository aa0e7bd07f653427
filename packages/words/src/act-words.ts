import type { CheminDeFerCommand, DosPanosCommand } from '@sabot/engine';

/** What croupier, inspector, director and shoe do: nobody is offered it at the table. */
type StaffAct =
  | 'OpenTable'
  | 'AnnounceClosing'
  | 'CloseTable'
  | 'OpenSession'
  | 'OpenEvening'
  | 'NoteSeatElsewhere'
  | 'AdmitDeposit'
  | 'AwardEvenings'
  | 'CheckPack'
  | 'ShufflePack'
  | 'PlaceStopCard'
  | 'NameBanker'
  | 'OpenAuction'
  | 'CloseAuction'
  | 'DrawLot'
  | 'ExtendAward'
  | 'FailCheck'
  | 'TakeCheque'
  | 'CloseBanco'
  | 'CloseMesa'
  | 'CloseStakes'
  | 'DrawCard'
  | 'ShowStopCard'
  | 'UrgeHolder'
  | 'SpeakForHand'
  | 'SpeakForBanker'
  | 'Settle'
  | 'GiveRuling'
  | 'RuleFreely';

/** Everything that a person may do where one of the players has the bank; a new act asks for its name here. */
export type PersonAct = Exclude<(CheminDeFerCommand | DosPanosCommand)['type'], StaffAct>;
export type ActWords = Readonly<Record<PersonAct, string>>;

/** What a person is asked for with an act. */
export type ActField =
  | 'amount'
  | 'seat'
  | 'behind'
  | 'at'
  | 'player'
  | 'chips'
  | 'plays'
  | 'newSabot'
  | 'chair'
  | 'incident'
  | 'note'
  | 'card'
  | 'drawn'
  | 'hand'
  | 'fault'
  | 'choice'
  | 'reason';
export type FieldWords = Readonly<Record<ActField, string>>;

/** Where chips may lie, as labels in lower case. */
export type BetWords = Readonly<
  Record<'punto' | 'banca' | 'tie' | 'line' | 'pano1' | 'pano2' | 'line1' | 'line2' | 'caballo', string>
>;
/** How a coup ends, in lower case. */
export type OutcomeWords = Readonly<Record<'punto' | 'banca' | 'tie' | 'pano', string>>;
/** The same with the totals: of the hand that played against the bank, and of the bank. */
export type ScoreWords = Readonly<Record<keyof OutcomeWords, (hand: number, banca: number) => string>>;
/** On what a decision rests. */
export type BasisWords = Readonly<Record<'text' | 'cross-reference' | 'usage' | 'house', string>>;
