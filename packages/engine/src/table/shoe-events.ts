import { FACES, HANDS } from '../coup/drawn.ts';
import type { ShapedUnion } from '../schema.ts';

const number = 'number';
const word = 'word';

/** What every game tells of its shoe, under these names and with these fields; each may say more. */
const EVERY_SHOE = {
  PackBrought: { talla: number, decks: number },
  PackShuffled: {},
  PackCut: { by: word, at: number },
  StopCardPlaced: { below: number },
  CardDrawn: { no: number, card: 'card', hand: HANDS, face: FACES },
  TallaEnded: { talla: number },
  TableClosed: {},
} as const;

/** What is told like this in games that have it at all. */
const SOME_SHOES = {
  PackMixed: { by: word },
  CardsPassed: { player: 'player?' },
  CardBurnt: { card: 'card', unseen: number },
  LotDrawn: { no: number, lot: number, among: 'words' },
} as const;

/** The end of a coup. Where two paños play, each is decided by itself, and the coup has no outcome of its own. */
const ENDS = ['punto', 'banca', 'tie', 'annulled'] as const;
const EVERY_COUP: { readonly CoupEnded: { readonly coup: 'number'; readonly outcome?: typeof ENDS } } = {
  CoupEnded: { coup: number },
};
const SOME_COUPS = {
  CoupDecided: { punto: number, banca: number, natural: 'flag' },
  PanoDecided: {
    pano: ['pano-1', 'pano-2'],
    outcome: ['pano', 'banca', 'tie'],
    total: number,
    banca: number,
    natural: 'flag',
  },
} as const;

type Every = typeof EVERY_SHOE & typeof EVERY_COUP;
type Some = typeof SOME_SHOES & typeof SOME_COUPS;
/**
 * What the events of every game must have, so that shuffle, proof, roads and history can read any table. A game that names
 * its shoe otherwise does not compile.
 */
export type TableShapes = Every & { readonly [Name in keyof Some]?: Some[Name] };

export type ShoeEvent = ShapedUnion<typeof EVERY_SHOE & typeof SOME_SHOES>;
export type CoupEvent =
  | ShapedUnion<typeof SOME_COUPS>
  | { readonly type: 'CoupEnded'; readonly coup: number; readonly outcome?: (typeof ENDS)[number] };

/** The event, where it is one of the shoe's. Its game has promised the fields. */
export const isShoeEvent = (event: { readonly type: string }): event is ShoeEvent =>
  Object.hasOwn(EVERY_SHOE, event.type) || Object.hasOwn(SOME_SHOES, event.type);

export const isCoupEvent = (event: { readonly type: string }): event is CoupEvent =>
  Object.hasOwn(EVERY_COUP, event.type) || Object.hasOwn(SOME_COUPS, event.type);
