import { FACES, HANDS } from '../../coup/drawn.ts';
import type { ShapedUnion } from '../../schema.ts';
import type { CLOSING_EVENTS } from '../../table/closing-events.ts';

const grounds = 'grounds';
const player = 'player';
const postings = 'postings';

/** People at a table, and what becomes of them whatever is played there. */
export const PEOPLE_EVENTS = {
  PlayerLeft: { player, grounds, postings },
  RulesExplained: { player, grounds },
  ChipsBought: { player, amount: 'amount', grounds, postings },
  WaitingListJoined: { player, grounds },
  WaitingListLeft: { player, grounds },
  PlayerAway: { player, grounds },
  PlayerBack: { player, grounds },
} as const;

/** From the cards on the cloth to a shoe that can be dealt from. */
export const PACK_EVENTS = {
  CheckRequested: { player, grounds },
  PackBrought: { talla: 'number', decks: 'number', steps: 'words', grounds },
  PackChecked: { missing: 'cards?', surplus: 'cards?', grounds },
  PackMixed: { by: 'word', grounds },
  CardsPassed: { player: 'player?', grounds },
  PackShuffled: { grounds },
  CutOffered: { player: 'player?', grounds },
  PackCut: { by: 'word', at: 'number', grounds },
  StopCardPlaced: { below: 'number', grounds },
} as const;

/** From the order to deal: what becomes of the cards, whoever they are for. */
export const CARD_EVENTS = {
  DealOrdered: { grounds },
  StopCardShown: { last: 'flag', grounds },
  CardDrawn: { no: 'number', card: 'card', hand: HANDS, face: FACES, grounds },
  CardAssigned: { no: 'number', to: HANDS, face: FACES, grounds },
  CardExposed: { no: 'number', grounds },
} as const;

/** Somebody decides on what went wrong. */
export const RULING_EVENTS = {
  RulingReferred: { to: ['inspector', 'director'], between: 'data', grounds },
  RulingGiven: { name: 'word', choice: 'number', reason: 'text', effects: 'data', grounds },
} as const;

type ClosingEvent = ShapedUnion<typeof CLOSING_EVENTS>;
type PeopleEvent = ShapedUnion<typeof PEOPLE_EVENTS>;
type PackEvent = ShapedUnion<typeof PACK_EVENTS>;
export type CardEvent = ShapedUnion<typeof CARD_EVENTS>;
export type CirculoEvent = ClosingEvent | PeopleEvent | PackEvent | CardEvent | ShapedUnion<typeof RULING_EVENTS>;
