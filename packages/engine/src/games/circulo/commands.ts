/** What is said alike at the tables where one of the players is banker. */
export const ASKING = { AskRules: {} } as const;
export const CHIPS_AND_LIST = {
  BuyChips: { amount: 'amount' },
  JoinWaitingList: {},
  LeaveWaitingList: {},
} as const;
export const COMING_AND_GOING = { StepAway: {}, ComeBack: {} } as const;
export const PREPARING = {
  CheckPack: {},
  /** The check fails: the cards that the pack lacks, and those it has too many of. */
  FailCheck: { missing: 'cards', surplus: 'cards' },
  MixPack: {},
  PassCards: {},
  ShufflePack: {},
  CutPack: { at: 'number' },
  DeclineCut: {},
  PlaceStopCard: {},
  RequestCheck: {},
} as const;

export const AUCTION = { Bid: { amount: 'amount' }, PassBid: {}, CloseAuction: {} } as const;
/** From the first card to the one that a banker gives. */
export const DEALING = {
  Deal: {},
  DrawCard: { card: 'card' },
  ShowStopCard: {},
  LiftCards: {},
  SayCarta: {},
  SayNo: {},
  Abatir: {},
  AskAdvice: {},
  UrgeHolder: {},
  SpeakForHand: {},
  GiveCard: {},
} as const;
/** Whether the banker draws himself. */
export const BANKERS_THIRD = { TakeThird: {}, TakeNone: {}, AskCuadro: {}, SpeakForBanker: {} } as const;

export type CirculoCommands = typeof ASKING &
  typeof CHIPS_AND_LIST &
  typeof COMING_AND_GOING &
  typeof PREPARING &
  typeof AUCTION &
  typeof DEALING &
  typeof BANKERS_THIRD & { readonly Settle: Readonly<Record<never, never>> };
