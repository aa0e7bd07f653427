import type { GamesWords } from '../../game-words.ts';
import { notices } from '../notices.ts';
import { events } from './events.ts';
import { incidents, stages } from './incidents.ts';

export const dosPanos: GamesWords['dos-panos'] = {
  events,
  incidents,
  stages,
  phases: {
    unopened: 'Aún cerrada',
    waiting: 'A la espera de jugadores',
    offer: 'Se ofrece la banca',
    auction: 'Se subasta la banca',
    lots: 'Se sortea la banca',
    pack: 'Barajando',
    deposit: 'Se deposita la banca',
    bank: 'Decide el banquero',
    banco: 'Se puede pedir banco',
    stakes: notices.stakesOpen,
    coup: 'Jugada en curso',
    ended: 'Talla terminada',
    closed: 'Mesa cerrada',
  },
  refusals: {
    'must-deal-first': () => 'La banca se puede dejar después de la primera jugada.',
    'too-late-for-banco': () => 'El banco solo se pide al principio de la talla.',
  },
};
