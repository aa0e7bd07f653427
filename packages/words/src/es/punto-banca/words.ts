import type { GamesWords } from '../../game-words.ts';
import { events } from './events.ts';
import { incidents } from './incidents.ts';

export const puntoBanca: GamesWords['punto-banca'] = {
  events,
  incidents,
  stages: {},
  phases: {
    unopened: 'Aún cerrada',
    pack: 'Barajando',
    offer: 'Se ofrece el sabot',
    stakes: 'Hagan juego',
    coup: 'No va más',
    closed: 'Mesa cerrada',
  },
  refusals: {},
};
