import { es as dictionary } from '@sabot/words';
import type { HistoryWords } from '../history-words.ts';

export const history: HistoryWords = {
  lastLine: 'Lo que resultó de la última línea',
  asClaimed: 'La mesa, como la escribe un escenario',
  watching: (file) => `Se ejecutará otra vez cuando guarde ${file}; para salir, q e Intro.`,
  summary: (passed, failed) => `${passed} bien, ${failed} mal`,
  coup: 'jugada',
  hands: { punto: 'punto', 'pano-1': 'paño 1', 'pano-2': 'paño 2', banca: 'banca' },
  outcomes: { punto: 'punto', pano: 'paño', banca: 'banca', tie: 'empate', annulled: 'anulada' },
  natural: 'natural',
  unfinished: 'en curso',
  bank: 'banca',
  banco: 'banco',
  agrees: (edition) =>
    `El registro concuerda con la ley (edición ${edition}): preguntada otra vez, decide igual cada acto.`,
  differs: 'La ley, preguntada otra vez, dice otra cosa',
  otherEdition: (edition, current) =>
    `Se jugó con la edición ${edition}; aquí solo se puede preguntar a la ${current}: se ha leído, no comprobado.`,
  noCoups: 'No se jugó ninguna jugada.',
  balances: 'Saldos',
  accounts: { garage: 'garaje', cagnotte: 'cagnotte', tips: 'propinas', house: 'casa', outside: 'fuera' },
  seat: (n, term) => `${term} ${n}`,
  standing: (behind, term) => `de pie (${term} ${behind})`,
  left: 'se fue',
  onTheTable: (amount) => `${amount} en la mesa`,
  hasTheBank: 'tiene la banca',
  inTheBank: dictionary.notices.inBank,
  inDeposit: (amount) => `${amount} en depósito`,
  shoe: (talla, left) => `Sabot ${talla}, ${left === 1 ? 'queda 1 carta' : `quedan ${left} cartas`}`,
  shoeWith: (player) => (player === null ? 'lo tiene el crupier' : `lo tiene ${player}`),
  suspended: 'El juego está suspendido.',
  notOpened: 'La mesa no se abrió.',
  tableClosed: `${dictionary.notices.closed}.`,
};
