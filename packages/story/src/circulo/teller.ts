import type { SeenCard } from '@sabot/engine';
import { type ByName, entriesIn, lookUp, NO_NAMES } from '@sabot/engine/by-name';
import { cardAssigned, cardDrawn, handDecided, handTurned, holderOf } from '../cards.ts';
import type { CoupBankStory, DecisionStory, Person, Side, StakeStory } from '../coup.ts';
import { associatesIn, type Moved, withGains, withPart } from '../money.ts';
import { incidentReported, ruled, rulingGiven, rulingReferred } from '../rulings.ts';
import { begun, called, packBrought, type Telling, withCoup } from '../telling.ts';

/** Who has the cards of a hand: banca's are the banker's. */
const whoHas = <S extends Side>(telling: Telling<S>, side: NoInfer<S>): Person =>
  side === 'banca' ? (telling.coup.bank?.banker ?? null) : holderOf(telling, side);

interface Announced {
  readonly player: string;
  readonly amount: number;
}

/** The bank is announced, and with it a coup begins: a banco may be made before stakes are ever opened. */
const bankAnnounced = <S extends Side>(telling: Telling<S>, { player, amount }: Announced): Telling<S> => {
  const bank: CoupBankStory = { banker: player, associates: [], amount, won: null, deducted: 0, grounds: [] };
  return begun(telling, { bank });
};

const stakesOpened = <S extends Side>(telling: Telling<S>, { coup }: { readonly coup: number }): Telling<S> =>
  telling.coup.phase === 'staking' ? withCoup(telling, { coup }) : begun(telling, { coup });

const inBanks = (onTable: ByName<number>): number =>
  entriesIn(onTable).reduce((sum, [account, held]) => (account.startsWith('bank:') ? sum + held : sum), 0);

/** Whose bank it is when the stakes are closed, and who has a part in it. */
export function bankAt<S extends Side>({ coup, onTable }: Telling<S>, banker: string): CoupBankStory {
  const associates = associatesIn(onTable, banker);
  if (coup.bank?.banker === banker && coup.phase === 'staking') return { ...coup.bank, associates };
  return { banker, associates, amount: inBanks(onTable), won: null, deducted: 0, grounds: [] };
}

interface Settled {
  readonly player: string;
  readonly stake: number;
  readonly fate: StakeStory['fate'];
  readonly grounds: readonly string[];
  readonly postings: readonly Moved[];
}

/** What the bank has by the stakes that were settled. */
const withBankWon = <S extends Side>(telling: Telling<S>): Telling<S> => {
  const { bank, stakes } = telling.coup;
  if (bank === null) return telling;
  return withCoup(telling, { bank: { ...bank, won: stakes.reduce((sum, { net }) => sum - net, 0) } });
};

export function stakeSettled<S extends Side>(telling: Telling<S>, on: Side, event: Settled): Telling<S> {
  const { player, stake, fate, grounds, postings } = event;
  const net = lookUp(withGains(NO_NAMES, postings), player) ?? 0;
  const told = { player, on, stake, fate, paid: Math.max(net, 0), deducted: 0, net, grounds };
  const { stakes, nets } = telling.coup;
  return withBankWon(withCoup(telling, { stakes: [...stakes, told], nets: withPart(nets, player) }));
}

function bankSettled<S extends Side>(
  telling: Telling<S>,
  { deducted, grounds }: { readonly deducted: number; readonly grounds: readonly string[] },
): Telling<S> {
  const { bank, nets } = telling.coup;
  if (bank === null) return telling;
  const parts = [bank.banker, ...bank.associates];
  const told = withCoup(telling, { bank: { ...bank, deducted, grounds }, nets: parts.reduce(withPart, nets) });
  return withBankWon(told);
}

interface Shown<S> {
  readonly hand: S;
  readonly cards: readonly SeenCard[];
  readonly total: number;
  readonly grounds: readonly string[];
}

const handShown = <S extends Side>(telling: Telling<S>, event: Shown<S>): Telling<S> =>
  handTurned(telling, event.hand, whoHas(telling, event.hand), event);

/** Who abates shows a natural, and has decided with it. */
function handAbated<S extends Side>(telling: Telling<S>, event: Shown<S>): Telling<S> {
  const { hand, total, grounds } = event;
  const by = whoHas(telling, hand);
  return handDecided(handShown(telling, event), hand, { decision: 'abatir', by, word: null, total, grounds });
}

/** Hands that were shown before the story begins. */
export const abatedBefore = <S extends Side>(telling: Telling<S>, sides: readonly NoInfer<S>[]): Telling<S> =>
  sides.reduce((so, side) => spoke(so, side, { decision: 'abatir', grounds: [] }), telling);

interface Spoken {
  readonly by?: Person;
  readonly decision: DecisionStory['decision'];
  readonly word?: string;
  readonly grounds: readonly string[];
}

/** A hand asks for a card or wants none; of its total nothing is said. */
export const spoke = <S extends Side>(telling: Telling<S>, side: NoInfer<S>, event: Spoken): Telling<S> => {
  const { by = whoHas(telling, side), decision, word = null, grounds } = event;
  return handDecided(telling, side, { decision, by, word, total: null, grounds });
};

/** What both games tell in the same words. */
export const SHARED = {
  TableOpened: null,
  TableClosed: null,
  ClosingAnnounced: null,
  LastCoupCalled: null,
  PlayerSeated: null,
  PlayerStanding: null,
  PlayerLeft: null,
  RulesExplained: null,
  ChipsBought: null,
  WaitingListJoined: null,
  WaitingListLeft: null,
  PlayerAway: null,
  PlayerBack: null,
  PlaySuspended: null,
  PlayResumed: null,
  CheckRequested: null,
  PackBrought: packBrought,
  PackChecked: null,
  PackMixed: null,
  CardsPassed: null,
  PackShuffled: null,
  CutOffered: null,
  PackCut: null,
  StopCardPlaced: null,
  BankSeeksHolder: null,
  StageReached: null,
  BankOffered: null,
  BankDeclined: null,
  BankBid: null,
  BidPassed: null,
  BankAwarded: null,
  BankKept: null,
  BankAnnounced: bankAnnounced,
  BancoCalled: null,
  SilenceKept: null,
  StakesOpened: stakesOpened,
  StakesSet: null,
  LineHalved: null,
  StakeTrimmed: null,
  StakesReturned: null,
  NobodyStaked: null,
  Called: called,
  DealOrdered: null,
  StopCardShown: null,
  CardDrawn: cardDrawn,
  CardAssigned: cardAssigned,
  CardExposed: ruled,
  AdviceGiven: null,
  HandAbated: handAbated,
  HandShown: handShown,
  CardGiven: null,
  CuadroAsked: null,
  BankSettled: bankSettled,
  IncidentReported: incidentReported,
  RulingReferred: rulingReferred,
  RulingGiven: rulingGiven,
  HandBound: ruled,
  HandDeemed: ruled,
  AbatirForfeited: ruled,
  BankerObliged: ruled,
  PlayerWarned: ruled,
} as const;
