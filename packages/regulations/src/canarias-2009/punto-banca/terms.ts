import { terms as asturias } from '../../asturias-2011/punto-y-banca/terms.ts';
import type { Terms } from '../../provisions/terms.ts';

export const terms = {
  hands: { punto: 'mano del jugador', banca: 'mano de la banca' },
  bets: { punto: 'jugador', banca: 'banca', tie: 'igualdad' },
  coup: 'jugada',
  shoe: 'sabot',
  basket: 'cesta',
  stopCard: 'carta de detención',
  seat: asturias.seat,
  croupier: 'croupier',
  inspector: 'inspector de la mesa',
  director: asturias.director,
  calls: {
    closing: ['no va más', 'cartas'],
    puntoStands: 'el jugador se planta ... {total}',
    puntoDraws: 'carta para el jugador',
    bancaStands: 'la banca se planta ... {total}',
    bancaDraws: 'carta para la banca',
  },
  adapted: ['calls.bancaStands', 'calls.bancaDraws'],
  borrowed: ['seat', 'director'],
  ours: {
    puntoTotal: 'mano del jugador: {total}',
    bancaTotal: 'mano de la banca: {total}',
    wins: 'gana la {hand}',
    tie: 'igualdad a {total}',
    stakes: 'hagan juego',
    lastCoup: 'última jugada',
    annulled: 'mano anulada',
  },
} as const satisfies Terms;
