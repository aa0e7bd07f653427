import type { CheminDeFerSheet } from '@sabot/odds/math/chemin-de-fer';
import type { DosPanosSheet } from '@sabot/odds/math/dos-panos';
import type { PuntoBancaSheet } from '@sabot/odds/math/punto-banca';
import { type CheminDeFerAsked, type CheminDeFerWork, cheminDeFerWork } from '../chemin-de-fer/work.ts';
import { type DosPanosAsked, type DosPanosWork, dosPanosWork } from '../dos-panos/work.ts';
import { type CoupWork, coupWork, type Worked } from './coup-work.ts';
import { type LiveWork, liveWork } from './live-work.ts';
import { type ReplayAsked, type ReplayLaw, type ReplayWork, replayWork } from './replay-work.ts';

/** What the page may ask of the worker. */
export type Order =
  | {
      readonly do: 'coup';
      readonly sheets: readonly PuntoBancaSheet[];
      readonly ruleset: string;
      readonly decks: number;
      readonly gone: readonly string[];
    }
  | {
      readonly do: 'live';
      readonly sheet: PuntoBancaSheet;
      readonly decks: number;
      readonly shown: readonly string[];
    }
  | { readonly do: 'replay'; readonly law: ReplayLaw; readonly asked: ReplayAsked }
  | { readonly do: 'cheminDeFer'; readonly sheet: CheminDeFerSheet; readonly asked: CheminDeFerAsked }
  | { readonly do: 'dosPanos'; readonly sheet: DosPanosSheet; readonly asked: DosPanosAsked };

export interface Results {
  readonly coup: Worked<CoupWork>;
  readonly live: Worked<LiveWork>;
  readonly replay: ReplayWork;
  readonly cheminDeFer: Worked<CheminDeFerWork>;
  readonly dosPanos: Worked<DosPanosWork>;
}
export type ResultOf<O extends Order> = Results[O['do']];

export function carryOut(order: Order): Results[Order['do']] {
  switch (order.do) {
    case 'coup':
      return coupWork(order.sheets, order.ruleset, order.decks, order.gone);
    case 'live':
      return liveWork(order.sheet, order.decks, order.shown);
    case 'replay':
      return replayWork(order.law, order.asked);
    case 'cheminDeFer':
      return cheminDeFerWork(order.sheet, order.asked);
    case 'dosPanos':
      return dosPanosWork(order.sheet, order.asked);
    default:
      return order satisfies never;
  }
}
