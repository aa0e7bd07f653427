import type { GameName, OddsSheets, RulesetCard, TableMessage } from '@sabot/protocol';
import { type ComponentType, lazy } from 'react';
import type { PlayedProps } from '../history/coup-row.tsx';
import type { ReplayLaw } from '../lab/work/replay-work.ts';
import type { Words } from '../locales/words.ts';
import type { ReplayedProps } from './any-game/replayed-table.tsx';
import { reckoned as cheminDeFerReckoned } from './chemin-de-fer/reckoned.ts';
import { reckoned as dosPanosReckoned } from './dos-panos/reckoned.ts';
import { reckoned as puntoBancaReckoned } from './punto-banca/reckoned.ts';
import type { Feed } from './use-table.ts';

/** What every game is given to draw: the table as it stands, all that comes after, and the card of its ruleset. */
export interface GameProps {
  readonly table: string;
  readonly message: TableMessage;
  readonly feed: Feed;
  readonly card: RulesetCard;
}

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

type Term = keyof Words['dictionary']['glossary']['terms'];

interface NewcomerWords {
  /** How hard it is, for the lobby. */
  readonly level: string;
  readonly picture: string;
  readonly lines: readonly string[];
}

/** How the page shows a game; each part is fetched when it is needed. */
interface GameOnPage<G extends GameName> {
  readonly load: Load<GameProps>;
  readonly Table: ComponentType<GameProps>;
  /** A coup that is over, in the history. */
  readonly Coup: ComponentType<PlayedProps<G>>;
  /** A moment that is past, on the felt. */
  readonly Replayed: ComponentType<ReplayedProps>;
  /** What the odds of a past coup are counted with. */
  readonly reckoned: (sheets: OddsSheets, ruleset: string) => ReplayLaw | null;
  /** What somebody reads who has never played it. */
  readonly newcomer: (words: Words) => NewcomerWords;
  /** The words of its law that are no everyday words. */
  readonly terms: readonly Term[];
  /** What it looks like, for whoever has never seen it. */
  readonly Picture: ComponentType<{ readonly label: string }>;
  /** Two hands play against the bank, each decided by itself. */
  readonly hasPanos: boolean;
  /** The rules decide every card: a newcomer has nothing to learn but where to stake. */
  readonly isForNewcomers: boolean;
}

const shown = <G extends GameName>(
  load: Load<GameProps>,
  coup: Load<PlayedProps<G>>,
  replayed: Load<ReplayedProps>,
  picture: Load<{ readonly label: string }>,
  is: Pick<GameOnPage<G>, 'hasPanos' | 'isForNewcomers' | 'newcomer' | 'terms' | 'reckoned'>,
): GameOnPage<G> => ({
  load,
  Table: lazy(load),
  Coup: lazy(coup),
  Replayed: lazy(replayed),
  Picture: lazy(picture),
  ...is,
});

const AMONG_PEOPLE = ['banco', 'line', 'cuadro', 'cagnotte', 'abatir', 'stop', 'talla'] as const;

/** The one place of the page that tells games apart by name; a new game adds a folder and an entry here. */
export const GAMES: { readonly [G in GameName]: GameOnPage<G> } = {
  'punto-banca': shown(
    () => import('./punto-banca/punto-banca-table.tsx'),
    async () => ({ default: (await import('./punto-banca/coup.tsx')).PuntoBancaCoup }),
    () => import('./punto-banca/replayed.tsx'),
    () => import('./punto-banca/picture.tsx'),
    {
      hasPanos: false,
      isForNewcomers: true,
      newcomer: ({ newcomer }) => newcomer.puntoBanca,
      terms: ['natural', 'stop', 'basket', 'talla'],
      reckoned: puntoBancaReckoned,
    },
  ),
  'chemin-de-fer': shown(
    () => import('./chemin-de-fer/chemin-de-fer-table.tsx'),
    async () => ({ default: (await import('./chemin-de-fer/coup.tsx')).CheminDeFerCoup }),
    () => import('./chemin-de-fer/replayed.tsx'),
    () => import('./chemin-de-fer/picture.tsx'),
    {
      hasPanos: false,
      isForNewcomers: false,
      newcomer: ({ cheminDeFer }) => cheminDeFer.newcomer,
      terms: [...AMONG_PEOPLE, 'seguido', 'mesa', 'ultimo', 'garage', 'mano', 'saludar', 'natural'],
      reckoned: cheminDeFerReckoned,
    },
  ),
  'dos-panos': shown(
    () => import('./dos-panos/dos-panos-table.tsx'),
    async () => ({ default: (await import('./dos-panos/coup.tsx')).DosPanosCoup }),
    () => import('./dos-panos/replayed.tsx'),
    () => import('./dos-panos/picture.tsx'),
    {
      hasPanos: true,
      isForNewcomers: false,
      newcomer: ({ dosPanos }) => dosPanos.newcomer,
      terms: [...AMONG_PEOPLE, 'caballo'],
      reckoned: dosPanosReckoned,
    },
  ),
};
