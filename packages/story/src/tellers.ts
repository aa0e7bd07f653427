import type {
  CheminDeFerView,
  CheminDeFerWitnessed,
  DosPanosView,
  DosPanosWitnessed,
  PuntoBancaView,
  WitnessedEvent,
} from '@sabot/engine';
import { lookUp } from '@sabot/engine/by-name';
import type { BankEnd } from './bank.ts';
import type { AnyCoup } from './coup.ts';
import { cheminDeFer } from './games/chemin-de-fer/teller.ts';
import { dosPanos } from './games/dos-panos/teller.ts';
import { puntoBanca } from './games/punto-banca/teller.ts';
import type { Telling } from './telling.ts';

export type { CheminDeFerCoup } from './games/chemin-de-fer/teller.ts';
export type { DosPanosCoup } from './games/dos-panos/teller.ts';
export type { PuntoBancaCoup } from './games/punto-banca/teller.ts';

/** How each game is told. */
export const STORIES = { 'punto-banca': puntoBanca, 'chemin-de-fer': cheminDeFer, 'dos-panos': dosPanos } as const;
export type StoryGame = keyof typeof STORIES;

/** A coup of the game whose table is seen so. */
export type CoupSeenIn<View> = {
  readonly [Game in StoryGame]: View extends Parameters<(typeof STORIES)[Game]['startedFrom']>[0]
    ? (typeof STORIES)[Game]['nothing']['coup']
    : never;
}[StoryGame];

/** An event of whichever game, as somebody witnessed it; also an event of the log, which hides nothing. */
export type AnyWitnessed = WitnessedEvent | CheminDeFerWitnessed | DosPanosWitnessed;
/** A table of whichever game, as somebody sees it; also its state, which hides nothing. */
export type AnyView = PuntoBancaView | CheminDeFerView | DosPanosView;
export type AnyTelling = Omit<Telling, 'coup'> & { readonly coup: AnyCoup };

/** An event of a game that is known by its name alone. */
export interface Happened {
  readonly type: string;
}

/** How some game is told, for whoever only knows its name, and vouches for it that events and views are of that game. */
export interface Teller {
  readonly nothing: AnyTelling;
  evolve(telling: AnyTelling, event: Happened): AnyTelling;
  startedFrom(view: object): AnyTelling;
  /** How long each event, and each call by its occasion, stays the last thing that happened on the felt, in milliseconds. */
  readonly lasting: Readonly<Record<string, number>>;
  readonly lastingCalls: Readonly<Record<string, number>>;
  /** The events by which a player's bank is over. */
  readonly bankEnds: Readonly<Partial<Record<AnyWitnessed['type'], BankEnd>>>;
}

/** A game that has no story can be played all the same; nothing is told of its coups. */
const UNTOLD: Teller = {
  nothing: puntoBanca.nothing,
  evolve: (telling) => telling,
  startedFrom: () => puntoBanca.nothing,
  lasting: {},
  lastingCalls: {},
  bankEnds: {},
};

export function tellerOf(game: string): Teller {
  const teller = lookUp(STORIES, game);
  // Each fold takes the events of its own game: by the name of the game it was found.
  return teller === undefined ? UNTOLD : (teller as unknown as Teller);
}
