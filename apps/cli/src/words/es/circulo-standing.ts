import type { CirculoStandingWords } from '../circulo-words.ts';

const list = (names: readonly string[]): string => new Intl.ListFormat('es').format(names);

export const standing: CirculoStandingWords = {
  seated: (n) => (n === 1 ? 'Falta una persona sentada' : `Faltan ${n} personas sentadas`),
  onPano: (n, pano) => (n === 1 ? `Falta una persona en el ${pano}` : `Faltan ${n} personas en el ${pano}`),
  sit: 'siéntese y el juego sigue.',
  othersSit: (names) => (names.length === 1 ? `puede sentarse ${list(names)}.` : `pueden sentarse ${list(names)}.`),
  comeBack: 'vuelva y el juego sigue.',
  othersBack: (names) => (names.length === 1 ? `puede volver ${list(names)}.` : `pueden volver ${list(names)}.`),
  comers: 'se espera a quien llegue.',
  banker: (least) => `Nadie ha tomado la banca: hacen falta al menos ${least} en fichas.`,
  declining: {
    counts: 'Si no la toma, cuenta: a la segunda vez seguida se pierde el asiento.',
    seat: 'Si no la toma, pierde el asiento.',
  },
  seating: {
    arrival: 'La talla está empezada: al sentarse dejará pasar la banca una vez («saludar») antes de tener prioridad.',
    change: 'La talla está empezada: al cambiar dejará pasar la banca una vez («saludar») antes de tener prioridad.',
  },
  uncovered: (amount) => `Por cubrir: ${amount}.`,
  forbidden: (act, why) => `No puede «${act}»: ${why}`,
};
