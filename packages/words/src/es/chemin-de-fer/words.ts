import type { GamesWords } from '../../game-words.ts';
import { notices } from '../notices.ts';
import { events } from './events.ts';
import { incidents, stages } from './incidents.ts';

export const cheminDeFer: GamesWords['chemin-de-fer'] = {
  events,
  incidents,
  stages,
  phases: {
    unopened: 'Aún cerrada',
    waiting: 'A la espera de jugadores',
    pack: 'Barajando',
    offer: 'Se ofrece la banca',
    auction: 'Se subasta la banca',
    bank: 'Decide el banquero',
    banco: 'Se puede pedir banco',
    mesa: 'Se puede pedir con la mesa',
    stakes: notices.stakesOpen,
    coup: 'Jugada en curso',
    closed: 'Mesa cerrada',
  },
  refusals: {
    'has-the-bank': () => 'Tiene la banca: pase la mano antes.',
    'too-late-for-banco': () => 'Con las cartas dadas, el banco ya no tiene preferencia.',
  },
};
