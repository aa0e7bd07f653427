import type { Terms } from '../../provisions/terms.ts';

export const terms = {
  hands: { punto: 'mano del jugador', banca: 'mano de la banca' },
  bets: { punto: 'jugador', banca: 'banca', tie: 'empate' },
  coup: 'jugada',
  shoe: 'sabot',
  basket: 'cesta',
  stopCard: 'carta de detención',
  seat: 'departamento',
  croupier: 'crupier',
  inspector: 'jefe de mesa',
  // Section D's word; section C says “dirección de juego” for whoever admits standing players.
  director: 'Director de juegos',
  calls: {
    closing: ['no va más', 'cartas'],
    puntoStands: 'el jugador se planta. {total}',
    puntoDraws: 'carta para el jugador',
    bancaStands: 'la banca se planta. {total}',
    bancaDraws: 'carta para la banca',
  },
  adapted: ['calls.bancaStands', 'calls.bancaDraws'],
  borrowed: [],
  ours: {
    puntoTotal: 'mano del jugador: {total}',
    bancaTotal: 'mano de la banca: {total}',
    wins: 'gana la {hand}',
    tie: 'empate a {total}',
    stakes: 'hagan juego',
    lastCoup: 'última jugada',
    annulled: 'jugada anulada',
  },
} as const satisfies Terms;
