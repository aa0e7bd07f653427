import type { NonEmpty } from '../law/ground.ts';
import type { Cents } from '../money/cents.ts';
import type { Hand } from './drawn.ts';

/** What a ruling on an irregularity does. The regulation maps facts to effects, the engine applies them. */
export type Effect =
  | { readonly do: 'annul'; readonly hand: Hand | 'coup' | 'talla' }
  | { readonly do: 'lose'; readonly hand: Hand }
  | {
      readonly do: 'deem';
      readonly hand: Hand;
      readonly total: number;
      readonly abated: boolean;
      /** The hand is over: nobody draws to it any more. */
      readonly final?: boolean;
    }
  /** The coup is put as it should be: what a hand is taken to have said, and by whose error it was not so. */
  | {
      readonly do: 'restore';
      readonly hand: Hand;
      readonly said: 'draw' | 'stand' | 'abatir' | 'none';
      readonly fault: 'player' | 'croupier' | 'banker';
    }
  | { readonly do: 'assign'; readonly card: number; readonly to: Hand }
  | { readonly do: 'expose'; readonly cards: readonly number[] }
  | {
      readonly do: 'bind';
      readonly hand: Hand;
      readonly to: 'cuadro' | 'rules' | 'draw' | 'stand' | 'draw-after-no';
      readonly options: 'free' | 'draw' | 'stand';
    }
  | { readonly do: 'hold'; readonly hand: Hand; readonly player: string; readonly coup: 'this' | 'next' }
  | { readonly do: 'forfeit'; readonly player: string; readonly right: 'abatir' | 'hold-cards' | 'priority' | 'deal' }
  | { readonly do: 'oblige' | 'allow'; readonly players: readonly string[]; readonly act: string }
  | { readonly do: 'restake'; readonly player: string; readonly amount: Cents }
  | { readonly do: 'settle-order'; readonly player: string; readonly place: 'collected-first' | 'paid-last' }
  | { readonly do: 'warn'; readonly player: string }
  | { readonly do: 'choose'; readonly player: string; readonly between: NonEmpty<readonly Effect[]> }
  | { readonly do: 'refer'; readonly to: 'inspector' | 'director'; readonly between: NonEmpty<readonly Effect[]> }
  | { readonly do: 'go-on' };
