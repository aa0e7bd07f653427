import { es as dictionary } from '@sabot/words';
import type { AskWords } from '../table-words.ts';

const { onBet } = dictionary;

export const ask: AskWords = {
  cut: (min, max) => `Corte el mazo: de ${min} a ${max} (Intro: por la mitad)`,
  aboutCut: (min, max) => `  Corta el mazo barajado: lo que queda encima del corte pasa abajo.
  Un número      cuántas cartas levanta, de ${min} a ${max}
  Intro          por la mitad
  q              salir; también Ctrl-C y Ctrl-D`,
  shoe: 'Le ofrecen el sabot: quien lo tiene reparte y descubre las cartas de la banca.',
  shoeDuty: (least, on) => `Para repartir necesitará ${least} o más ${onBet(on)}.`,
  takeIt: '¿Lo toma? s o n (Intro: n)',
  stake: (onEnter) => `Su apuesta (Intro: ${onEnter})`,
  sitOut: 'no jugar',
  deal: 'Reparte usted (Intro)',
  uncover: {
    punto: 'Tiene la apuesta más alta al punto: descubra sus cartas (Intro)',
    banca: 'Ha repartido: descubra las cartas de la banca (Intro)',
  },
  yes: ['s', 'si', 'sí', 'y', 'yes'],
  no: ['n', 'no', '0'],
  yesOrNo: 's para sí; n o Intro para no.',
  number: (min, max) => `Un número de ${min} a ${max}, o Intro.`,
  onlyEnter: 'Basta con Intro (o ? · porqué · q).',
  commands: {
    help: ['?', 'h', 'ayuda', 'help'],
    why: ['porque', 'porqué', 'por qué', 'por que', 'why', 'w'],
    quit: ['q', 'salir', 'quit', 'exit', 'adios', 'adiós'],
    pass: ['paso', 'pasar', 'pass'],
    chips: ['fichas', 'chips'],
    double: ['x2', '2x', 'doblar', 'double'],
  },
  help: `  b 50            50 a la banca (también: banca 50, b50)
  p 20 e 10       20 al punto y 10 al empate
  Intro           lo mismo que en la jugada anterior
  x2              el doble que en la jugada anterior
  0               no jugar esta
  fichas          1.000 fichas sin valor más
  paso            ceder el sabot, si lo tiene
  porqué          las reglas de lo que acaba de pasar
  q               salir; también Ctrl-C y Ctrl-D
  Nueve es lo mejor. La tercera carta va por el reglamento: porqué dice cuál.`,
};
