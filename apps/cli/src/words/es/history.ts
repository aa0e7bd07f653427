import type { HistoryWords } from '../history-words.ts';

export const history: HistoryWords = {
  summary: (passed, failed) => `${passed} bien, ${failed} mal`,
  coup: 'jugada',
  outcomes: { punto: 'punto', banca: 'banca', tie: 'empate', annulled: 'anulada' },
  natural: 'natural',
  unfinished: 'en curso',
  agrees: (edition) =>
    `El registro concuerda con la ley (edición ${edition}): preguntada otra vez, decide igual cada acto.`,
  differs: 'La ley, preguntada otra vez, dice otra cosa',
  otherEdition: (edition, current) =>
    `Se jugó con la edición ${edition}; aquí solo se puede preguntar a la ${current}: se ha leído, no comprobado.`,
  noCoups: 'No se jugó ninguna jugada.',
  balances: 'Saldos',
  house: 'casa',
  outside: 'fuera',
  seat: (n) => `departamento ${n}`,
  standing: (behind) => `de pie tras el departamento ${behind}`,
  left: 'se fue',
  onTheTable: (amount) => `${amount} en la mesa`,
  shoe: (talla, left) => `Sabot ${talla}, ${left === 1 ? 'queda 1 carta' : `quedan ${left} cartas`}`,
  shoeWith: (player) => (player === null ? 'lo tiene el crupier' : `lo tiene ${player}`),
  tableClosed: 'La mesa está cerrada.',
};
