import type { CheminSheet, CoupSheet, TwoSheet } from '@sabot/odds/math';
import { type CheminAsked, type CheminWork, cheminWork } from './chemin-work.ts';
import { type CoupWork, coupWork, type Worked } from './coup-work.ts';
import { type LiveWork, liveWork } from './live-work.ts';
import { type TwoAsked, type TwoWork, twoWork } from './two-work.ts';

/** What the page may ask of the worker. */
export type Order =
  | {
      readonly do: 'coup';
      readonly sheets: readonly CoupSheet[];
      readonly ruleset: string;
      readonly decks: number;
      readonly gone: readonly string[];
    }
  | {
      readonly do: 'live';
      readonly sheet: CoupSheet;
      readonly decks: number;
      readonly shown: readonly string[];
    }
  | { readonly do: 'chemin'; readonly sheet: CheminSheet; readonly asked: CheminAsked }
  | { readonly do: 'two'; readonly sheet: TwoSheet; readonly asked: TwoAsked };

export interface Results {
  readonly coup: Worked<CoupWork>;
  readonly live: Worked<LiveWork>;
  readonly chemin: Worked<CheminWork>;
  readonly two: Worked<TwoWork>;
}
export type ResultOf<O extends Order> = Results[O['do']];

export function carryOut(order: Order): Results[Order['do']] {
  switch (order.do) {
    case 'coup':
      return coupWork(order.sheets, order.ruleset, order.decks, order.gone);
    case 'live':
      return liveWork(order.sheet, order.decks, order.shown);
    case 'chemin':
      return cheminWork(order.sheet, order.asked);
    case 'two':
      return twoWork(order.sheet, order.asked);
    default:
      return order satisfies never;
  }
}
