import { terms as asturias } from '../../asturias-2011/punto-y-banca/terms.ts';
import type { Terms } from '../../provisions/terms.ts';

export const terms = {
  hands: { punto: 'mano de Punto', banca: 'mano de Banca' },
  bets: { punto: 'Punto', banca: 'Banca', tie: 'empate' },
  coup: 'jugada',
  // Art. 36 says “sabot”, arts. 38 and 39 “distribuidor”.
  shoe: 'sabot',
  basket: 'cesta',
  stopCard: 'carta de corte',
  seat: 'espacio',
  croupier: 'crupier',
  inspector: asturias.inspector,
  director: 'dirección del Casino',
  // The calls are lost with the end of art. 39: Asturias' sentences, with this text's names for the hands.
  calls: {
    closing: ['no va más', 'cartas'],
    puntoStands: 'Punto se planta. {total}',
    puntoDraws: 'carta para Punto',
    bancaStands: 'Banca se planta. {total}',
    bancaDraws: 'carta para Banca',
  },
  adapted: ['calls.puntoStands', 'calls.puntoDraws', 'calls.bancaStands', 'calls.bancaDraws'],
  borrowed: ['inspector'],
  ours: {
    puntoTotal: 'mano de Punto: {total}',
    bancaTotal: 'mano de Banca: {total}',
    wins: 'gana la {hand}',
    tie: 'empate a {total}',
    stakes: 'hagan juego',
    lastCoup: 'última jugada',
    annulled: 'mano nula',
  },
} as const satisfies Terms;
