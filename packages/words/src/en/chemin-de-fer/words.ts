import type { GamesWords } from '../../game-words.ts';
import { notices } from '../notices.ts';
import { events } from './events.ts';
import { incidents, stages } from './incidents.ts';

export const cheminDeFer: GamesWords['chemin-de-fer'] = {
  events,
  incidents,
  stages,
  phases: {
    unopened: 'Not open yet',
    waiting: 'Waiting for players',
    pack: 'Shuffling',
    offer: 'The bank is offered',
    auction: 'The bank is auctioned',
    bank: 'The banker decides',
    banco: 'Banco may be called',
    mesa: '“Con la mesa” may be called',
    stakes: notices.stakesOpen,
    coup: 'A coup is played',
    closed: 'Table closed',
  },
  refusals: {
    'has-the-bank': () => 'You have the bank: pass the mano first.',
    'too-late-for-banco': () => 'The cards are dealt: “banco” has no preference any more.',
  },
};
