import type { GameName, RulesetCard, TableMessage } from '@sabot/protocol';
import { type ComponentType, lazy } from 'react';
import type { PlayedProps } from '../history/coup-row.tsx';
import type { Words } from '../locales/words.ts';
import type { Feed } from './use-table.ts';

/** What every game is given to draw: the table as it stands, all that comes after, and the card of its ruleset. */
export interface GameProps {
  readonly table: string;
  readonly message: TableMessage;
  readonly feed: Feed;
  readonly card: RulesetCard;
}

/** How the page shows a game; each part is fetched when it is needed. */
interface GameOnPage<G extends GameName> {
  readonly Table: ComponentType<GameProps>;
  /** A coup that is over, in the history. */
  readonly Coup: ComponentType<PlayedProps<G>>;
  /** The sentences for what happens. */
  readonly events: (words: Words) => object;
  /** Two hands play against the bank, each decided by itself. */
  readonly hasPanos: boolean;
  /** The rules decide every card: a newcomer has nothing to learn but where to stake. */
  readonly isForNewcomers: boolean;
}

/** The one place of the page that tells games apart by name; a new game adds a folder and an entry here. */
export const GAMES: { readonly [G in GameName]: GameOnPage<G> } = {
  'punto-banca': {
    Table: lazy(() => import('./punto-banca/punto-banca-table.tsx')),
    Coup: lazy(async () => ({ default: (await import('../history/punto-banca-coup.tsx')).PuntoBancaCoup })),
    events: ({ history }) => history.events,
    hasPanos: false,
    isForNewcomers: true,
  },
  'chemin-de-fer': {
    Table: lazy(() => import('./chemin-de-fer/chemin-de-fer-table.tsx')),
    Coup: lazy(async () => ({ default: (await import('../history/chemin-de-fer-coup.tsx')).CheminDeFerCoup })),
    events: ({ cheminDeFer }) => cheminDeFer.events,
    hasPanos: false,
    isForNewcomers: false,
  },
  'dos-panos': {
    Table: lazy(() => import('./dos-panos/dos-panos-table.tsx')),
    Coup: lazy(async () => ({ default: (await import('../history/dos-panos-coup.tsx')).DosPanosCoup })),
    events: ({ dosPanos }) => dosPanos.events,
    hasPanos: true,
    isForNewcomers: false,
  },
};
