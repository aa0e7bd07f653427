import type { Terms } from '../../provisions/terms.ts';

export const terms = {
  hands: { punto: 'PUNTO', banca: 'BANCA' },
  bets: { punto: 'PUNTO', banca: 'BANCA', tie: 'TIE' },
  // Art. 9 says “pase”.
  coup: 'jugada',
  shoe: 'Sabot',
  basket: 'descartero',
  stopCard: 'carta de detención',
  seat: 'casilla',
  croupier: 'croupier',
  inspector: 'Supervisor',
  director: 'Gerencia del Casino',
  calls: {
    closing: ['no va más', 'cartas'],
    puntoStands: 'El PUNTO se planta...{total}',
    puntoDraws: 'carta para el PUNTO',
    bancaStands: 'La BANCA se planta...{total}',
    bancaDraws: 'carta para la BANCA',
  },
  adapted: ['calls.bancaStands', 'calls.bancaDraws'],
  borrowed: [],
  ours: {
    puntoTotal: 'PUNTO: {total}',
    bancaTotal: 'BANCA: {total}',
    wins: 'gana {hand}',
    tie: 'TIE, empate a {total}',
    stakes: 'hagan sus apuestas',
    lastCoup: 'último pase',
    annulled: 'pase nulo',
  },
} as const satisfies Terms;
