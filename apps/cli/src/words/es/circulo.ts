import { capital, es as dictionary } from '@sabot/words';
import type { CirculoWords } from '../circulo-words.ts';
import { CIRCULO_GAMES } from '../games.ts';
import { keys, questions } from './circulo-acts.ts';

const ofHand = (hand: string | null): string => (hand === null ? '' : ` del ${hand}`);

export const circulo: CirculoWords = {
  games: CIRCULO_GAMES.es,
  keys,
  questions,
  intro: {
    calls: 'Del as al nueve valen lo que marcan; dieces y figuras, nada.',
    cagnotte: (percent) => `El ${percent}\u00a0% de lo que gana la banca va a la cagnotte.`,
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
    wins: dictionary.outcomes,
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
    forbidden: (act, why) => `No «${act}»: ${why}`,
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
  },
};
