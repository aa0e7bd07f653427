import { list } from '../list.ts';
import type { StandingWords } from '../standing-words.ts';

export const standing: StandingWords = {
  missing: {
    seated: (n) => (n === 1 ? 'Falta una persona sentada' : `Faltan ${n} personas sentadas`),
    pano: (n, pano) => (n === 1 ? `Falta una persona en el ${pano}` : `Faltan ${n} personas en el ${pano}`),
    banker: (least) => `Nadie ha tomado la banca: hacen falta al menos ${least} en fichas`,
    yours: 'siéntese y el juego sigue',
    theirs: (names) => `${names.length === 1 ? 'puede' : 'pueden'} sentarse ${list('es', names)}`,
    comeBack: 'vuelva y el juego sigue',
    back: (names) => `${names.length === 1 ? 'puede' : 'pueden'} volver ${list('es', names)}`,
    comers: 'se espera a quien llegue',
  },
  declining: {
    counts: 'Si no la toma, cuenta: a la segunda vez seguida se pierde el asiento.',
    seat: 'Si no la toma, pierde el asiento.',
  },
  seating: {
    arrival:
      'La talla está empezada: si se sienta ahora, dejará pasar la banca una vez («saludar») y, hasta entonces, no tendrá prioridad.',
    change:
      'La talla está empezada: si cambia de sitio, dejará pasar la banca una vez («saludar») y, hasta entonces, no tendrá prioridad.',
  },
  uncovered: (amount) => `Por cubrir: ${amount}`,
};
