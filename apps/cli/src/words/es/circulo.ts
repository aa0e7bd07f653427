import type { CirculoWords } from '../circulo-words.ts';
import { acts, fields, questions } from './circulo-acts.ts';
import { sentences } from './circulo-sentences.ts';
import { standing } from './circulo-standing.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const ofHand = (hand: string | null): string => (hand === null ? '' : ` del ${hand}`);

export const circulo: CirculoWords = {
  sentences,
  standing,
  acts,
  fields,
  questions,
  intro: {
    game: {
      'chemin-de-fer':
        'La banca la tiene uno de los jugadores, que reparte; los demás juegan contra ella, cada uno con su apuesta, o uno por toda: banco. Punto y banca reciben dos cartas; con 8 o 9 se abate. Si no, quien tiene las cartas del punto dice carta o no, y después el banquero toma carta o se planta. Gana quien más se acerca a 9. La banca que pierde pasa a la derecha.',
      'dos-panos':
        'La banca la tiene uno de los jugadores, y juega contra dos paños, los dos lados de la mesa. Cada paño y la banca reciben dos cartas; con 8 o 9 se abate. Si no, quien tiene las cartas de un paño dice carta o no, y el banquero habla el último, por los dos. Se apuesta al propio paño, al otro o a los dos (a caballo).',
    },
    calls: 'Del as al nueve valen lo que marcan; dieces y figuras, nada.',
    cagnotte: (percent) => `El ${percent} % de lo que gana la banca va a la cagnotte.`,
    limits: (minimum, bank, chips) =>
      `Apuestas desde ${minimum}, banca desde ${bank}. Tiene ${chips} en fichas sin valor.`,
    keys: 'Un número o unas letras ·  Intro: lo propuesto ·  ? ·  porqué ·  q salir',
  },
  ask: {
    only: (label) => `${capital(label)} (Intro)`,
    other: (onEnter) => `Le toca (Intro: ${onEnter})`,
    amount: (what, min, max, onEnter) => `${what}, de ${min} a ${max} (Intro: ${onEnter})`,
    oneOf: (what, onEnter) => `¿${what}? (Intro: ${onEnter})`,
    text: (what) => what,
    yes: 'sí',
    no: 'no',
    within: (min, max) => `De ${min} a ${max}, por favor.`,
    whole: (step) => `Solo de ${step} en ${step}, por favor.`,
    unclear: '¿Cómo? Un número de la línea de arriba, o sus primeras letras (? para la ayuda).',
    several: (labels) => `¿Cuál de estas: ${labels}?`,
    more: ['más', 'mas', 'more'],
    moreIs: 'más',
    help: `  Un número      lo que lleva detrás en la línea de arriba; valen las letras
  pujar 200      con la cantidad a la vez; también «2 200»
  Intro          lo que dice la pregunta
  más            qué otras cosas puede hacer ahora
  fichas         1.000 fichas sin valor más
  porqué         las reglas de lo que acaba de pasar y de lo que puede hacer
  q              salir; también Ctrl-C y Ctrl-D`,
    stakeHelp: {
      'chemin-de-fer': `  50             50 en su departamento
  l 50           50 en la raya, donde juega la mitad
  Intro          lo que dice la pregunta; 0 es no apostar`,
      'dos-panos': `  50             50 a su paño
  p1 50 p2 20    50 al primer paño y 20 al segundo
  c 50           50 a caballo, la mitad a cada uno
  r1 50          50 en la raya del primer paño, donde juega la mitad
  Intro          lo que dice la pregunta; 0 es no apostar`,
    },
    mayDo: 'lo que puede hacer ahora',
    low: (chips, least) => `Tiene ${chips}, y la apuesta mínima es ${least}.`,
    moreChips: (more, onEnter) => `¿${more} fichas sin valor más? (Intro: ${onEnter})`,
  },
  coup: {
    bankOf: (who, amount) => `${amount} en la banca de ${who}`,
    yourBank: (amount) => `${amount} en su banca`,
    gloss: {
      'cards-pass': '',
      bank: '',
      banco: '',
      opening: '',
      complete: '',
      'mesa-closing': '',
      closing: '',
      'punto-total': '',
      'pano-total': '',
      'banca-total': '',
      winner: '',
      withdrawn: '',
      draw: '',
      stand: '',
    },
    hands: {
      punto: 'punto',
      banca: 'banca',
      'pano-1': 'paño 1',
      'pano-2': 'paño 2',
      discard: 'fuera',
      loose: 'aparte',
    },
    onlyYou: 'solo las ve usted',
    abates: 'abate',
    holds: (hand, who) => `Las cartas${ofHand(hand)}: ${who}`,
    youHold: (hand) => `Las cartas${ofHand(hand)} son suyas`,
    wins: { punto: 'gana el punto', pano: 'gana el paño', banca: 'gana la banca', tie: 'empate' },
    onPano: (pano, what) => `${pano}: ${what}`,
    stakeOn: (pano, what) => `${pano}, ${what}`,
    lost: (stake) => `${stake}: se pierde`,
    won: (stake) => `${stake}: se gana`,
    stays: (stake) => `${stake}: ni se gana ni se pierde`,
    bankWins: (won, deducted) => `gana ${won}, menos ${deducted} para la cagnotte`,
    bankLoses: (paid) => `paga ${paid}`,
    bankEven: 'queda igual',
    yourPart: 'su parte',
    bank: 'banca',
    cagnotte: 'cagnotte',
    chips: (chips, inBank, staked) =>
      `fichas ${chips}${inBank === null ? '' : ` y ${inBank} en la banca`}${staked === null ? '' : ` y ${staked} en la mesa`}`,
    watched: 'sin apuesta',
    declined: (names) => `${names.includes(',') ? 'No toman' : 'No toma'} la banca: ${names}.`,
    whoHolds: 'quién tiene las cartas',
  },
  stakes: {
    question: (limits, onEnter) => `Su apuesta, ${limits} (Intro: ${onEnter})`,
    places: {
      punto: '',
      line: 'en la raya',
      pano1: 'paño 1',
      pano2: 'paño 2',
      line1: 'raya 1',
      line2: 'raya 2',
      caballo: 'a caballo',
    },
    placeKeys: {
      punto: ['p', 'punto', 'd', 'departamento'],
      line: ['l', 'r', 'raya', 'linea', 'line'],
      pano1: ['p1', 'paño1', 'pano1'],
      pano2: ['p2', 'paño2', 'pano2'],
      line1: ['r1', 'raya1', 'l1'],
      line2: ['r2', 'raya2', 'l2'],
      caballo: ['c', 'caballo'],
    },
    unclear: {
      'chemin-de-fer': '¿Cómo? Por ejemplo:  50  o, en la raya,  l 50  (? para la ayuda)',
      'dos-panos': '¿Cómo? Por ejemplo:  50  o  p1 50 p2 20  o  c 50  (? para la ayuda)',
    },
  },
};
