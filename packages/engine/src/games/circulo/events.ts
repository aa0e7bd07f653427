import type { ShapedUnion } from '../../shape.ts';

const grounds = 'grounds';
const player = 'player';

/** People at a table, and what becomes of them whatever is played there. */
export const PEOPLE_EVENTS = {
  RulesExplained: { player, grounds },
  ChipsBought: { player, amount: 'amount', grounds, postings: 'postings' },
  WaitingListJoined: { player, grounds },
  WaitingListLeft: { player, grounds },
  PlayerAway: { player, grounds },
  PlayerBack: { player, grounds },
} as const;

/** From the cards on the cloth to a shoe that can be dealt from. */
export const PACK_EVENTS = {
  CheckRequested: { player, grounds },
  PackBrought: { talla: 'number', decks: 'number', steps: 'words', grounds },
  PackChecked: { grounds },
  PackMixed: { by: 'word', grounds },
  CardsPassed: { player: 'player?', grounds },
  PackShuffled: { grounds },
  CutOffered: { player: 'player?', grounds },
  PackCut: { by: 'word', at: 'number', grounds },
  StopCardPlaced: { below: 'number', grounds },
} as const;

export type PeopleEvent = ShapedUnion<typeof PEOPLE_EVENTS>;
export type PackEvent = ShapedUnion<typeof PACK_EVENTS>;
export type CirculoEvent = PeopleEvent | PackEvent;
