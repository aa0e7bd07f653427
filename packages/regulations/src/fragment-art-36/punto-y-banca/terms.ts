import { terms as asturias } from '../../asturias-2011/punto-y-banca/terms.ts';
import type { Terms } from '../../terms.ts';

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
  calls: { ...asturias.calls, closing: ['no va más', 'cartas'] },
  adapted: [],
  borrowed: ['inspector', 'calls.puntoStands', 'calls.puntoDraws', 'calls.bancaStands', 'calls.bancaDraws'],
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
