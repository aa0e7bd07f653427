import type { Card, GameEvent } from '@sabot/engine';

/** What every game tells of its shoe, under these names and with these fields; each may say more. */
export type ShoeEvent =
  | { readonly type: 'PackBrought'; readonly talla: number; readonly decks: number }
  | { readonly type: 'PackMixed'; readonly by: string }
  | { readonly type: 'CardsPassed'; readonly player: string | null }
  | { readonly type: 'PackShuffled' }
  | { readonly type: 'PackCut'; readonly by: string; readonly at: number }
  | { readonly type: 'StopCardPlaced'; readonly below: number }
  | { readonly type: 'CardBurnt'; readonly card: Card; readonly unseen: number }
  | {
      readonly type: 'CardDrawn';
      readonly no: number;
      readonly card: Card;
      readonly hand: string;
      readonly face: 'down' | 'up';
    }
  | { readonly type: 'LotDrawn'; readonly no: number; readonly lot: number; readonly among: readonly string[] }
  | { readonly type: 'TallaEnded'; readonly talla: number }
  | { readonly type: 'TableClosed' };

const NAMES: ReadonlySet<string> = new Set<ShoeEvent['type']>([
  'PackBrought',
  'PackMixed',
  'CardsPassed',
  'PackShuffled',
  'PackCut',
  'StopCardPlaced',
  'CardBurnt',
  'CardDrawn',
  'LotDrawn',
  'TallaEnded',
  'TableClosed',
]);

/** The event, where it is one of the shoe's. */
export const shoeEvent = (event: GameEvent): ShoeEvent | null =>
  NAMES.has(event.type) ? (event as unknown as ShoeEvent) : null;

export interface Decided {
  readonly punto: number;
  readonly banca: number;
  readonly natural: boolean;
}
export type Pano = 'pano-1' | 'pano-2';

/** How every game tells the end of a coup; where two paños play, each is decided by itself. */
export type CoupEvent =
  | ({ readonly type: 'CoupDecided' } & Decided)
  | {
      readonly type: 'PanoDecided';
      readonly pano: Pano;
      readonly outcome: 'pano' | 'banca' | 'tie';
      readonly total: number;
      readonly banca: number;
      readonly natural: boolean;
    }
  | {
      readonly type: 'CoupEnded';
      readonly coup: number;
      readonly outcome?: 'banca' | 'punto' | 'tie' | 'annulled';
    };

const ENDINGS: ReadonlySet<string> = new Set<CoupEvent['type']>(['CoupDecided', 'PanoDecided', 'CoupEnded']);
export const coupEvent = (event: GameEvent): CoupEvent | null =>
  ENDINGS.has(event.type) ? (event as unknown as CoupEvent) : null;

/** The act by which the pack is cut, and who `by` is when no player does it. */
export const CUT = 'CutPack';
export const BY_CROUPIER = 'croupier';
/** The act by which a player shuffles, where the cards pass from hand to hand before the croupier shuffles last. */
export const MIX = 'MixPack';
