/** What is said alike at the tables where one of the players is banker. */
export const CIRCULO_COMMANDS = {
  AskRules: {},
  BuyChips: { amount: 'amount' },
  JoinWaitingList: {},
  LeaveWaitingList: {},
  StepAway: {},
  ComeBack: {},
  CheckPack: {},
  MixPack: {},
  PassCards: {},
  ShufflePack: {},
  CutPack: { at: 'number' },
  DeclineCut: {},
  PlaceStopCard: {},
  RequestCheck: {},
} as const;
