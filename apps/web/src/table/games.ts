import type { RulesetCard, TableMessage } from '@sabot/protocol';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Feed } from './use-table.ts';

/** What every game is given to draw: the table as it stands, all that comes after, and the card of its ruleset. */
export interface GameProps {
  readonly table: string;
  readonly message: TableMessage;
  readonly feed: Feed;
  readonly card: RulesetCard;
}

/** One entry for each game; a new game adds a folder and a line here. */
export const GAMES: Readonly<Record<string, LazyExoticComponent<ComponentType<GameProps>>>> = {
  'chemin-de-fer': lazy(() => import('./chemin-de-fer/chemin-de-fer-table.tsx')),
  'dos-panos': lazy(() => import('./dos-panos/dos-panos-table.tsx')),
  'punto-banca': lazy(() => import('./punto-banca/punto-banca-table.tsx')),
};
