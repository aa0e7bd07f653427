import type { GamesWords } from '../../game-words.ts';
import { events } from './events.ts';
import { incidents } from './incidents.ts';

export const puntoBanca: GamesWords['punto-banca'] = {
  events,
  incidents,
  stages: {},
  phases: {
    unopened: 'Not open yet',
    pack: 'Shuffling',
    offer: 'The shoe is offered',
    stakes: 'Place your bets',
    coup: 'No more bets',
    closed: 'Table closed',
  },
  refusals: {},
};
