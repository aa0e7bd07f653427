import type { GamesWords } from '../../game-words.ts';
import { notices } from '../notices.ts';
import { events } from './events.ts';
import { incidents, stages } from './incidents.ts';

export const dosPanos: GamesWords['dos-panos'] = {
  events,
  incidents,
  stages,
  phases: {
    unopened: 'Not open yet',
    waiting: 'Waiting for players',
    offer: 'The bank is offered',
    auction: 'The bank is auctioned',
    lots: 'Lots are drawn for the bank',
    pack: 'Shuffling',
    deposit: 'The bank is deposited',
    bank: 'The banker decides',
    banco: 'Banco may be called',
    stakes: notices.stakesOpen,
    coup: 'A coup is played',
    ended: 'The shoe is over',
    closed: 'Table closed',
  },
  refusals: {
    'must-deal-first': () => 'The bank may be left after the first coup.',
    'too-late-for-banco': () => '“Banco” is called only at the beginning of the shoe.',
  },
};
