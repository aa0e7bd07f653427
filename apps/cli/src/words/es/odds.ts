import { es as dictionary } from '@sabot/words';
import { oddsEs } from '@sabot/words/odds';
import type { OddsFaults, OddsWords, SolveWords } from '../odds-words.ts';

const some = (n: number | string, one: string, many: string): string => `${n} ${String(n) === '1' ? one : many}`;

export const odds: OddsWords = {
  decks: (decks) => (decks === 1 ? '1 baraja' : `${decks} barajas`),
  cards: (cards, removed) =>
    `${some(cards, 'carta', 'cartas')}${removed === 0 ? '' : ` (${removed === 1 ? 'falta' : 'faltan'} ${removed})`}`,
  modes: oddsEs.modes,
  paysWith: (usual, other, totals) => `${usual} (${other} con ${totals})`,
  next: 'Cómo acaba la próxima jugada',
  worth: oddsEs.worth,
  bet: 'apuesta',
  pays: 'paga',
  edge: oddsEs.edge,
  spread: 'vaivén',
  edgeMeans:
    'Ventaja de la casa: con cuánto se queda la casa, por término medio, de cada 100 apostados; bajo cero, lo que gana el jugador. Vaivén: cuánto se aparta de ahí una jugada, en apuestas (desviación típica).',
  often: oddsEs.often,
  inCards: (cards) => some(cards, 'carta', 'cartas'),
  naturals: oddsEs.natural,
  bancaSix: oddsEs.sixOf,
  pair: oddsEs.pair,
  perfectPair: oddsEs.suited,
  grounds: 'Los pagos se apoyan en',
  effects: 'Cómo cambia cada apuesta si falta una carta',
  value: 'carta que falta',
  effectsMean:
    'Cambio de lo que la apuesta da por término medio, por cada 100.000 apostados, cuando sale del sabot una carta más de ese valor. Sobre cero favorece al jugador.',
  simulation: {
    heading: (shoes, coups, seed) =>
      `${some(coups, 'jugada', 'jugadas')} en ${some(shoes, 'sabot entero', 'sabots enteros')} · semilla ${seed}`,
    outcomes: dictionary.outcomes,
    brings: 'Cuánto da cada apuesta, de cada 100 apostados',
    simulated: 'simulado',
    within: '±',
    exact: 'exacto',
    off: 'desvío',
    means:
      'Exacto: de una jugada con el sabot entero. ±: 95 de cada 100 simulaciones se acercan así. Desvío: en errores típicos; más de 3 es raro, más de 5 sería un fallo.',
    progress: (done, wanted, aSecond) => `jugada ${done} / ${wanted} · ${aSecond}/s`,
    stopped: (done, wanted) => `Parada en la jugada ${done} de ${wanted}.`,
    kept: (file) => `Guardada en ${file}.`,
    goOn: (command) => `Para seguir: ${command}`,
    cheminDeFer: {
      pontes: {
        equilibrium: 'el punto alterna con cinco como en el equilibrio',
        draw: 'el punto siempre pide con cinco',
        stand: 'el punto siempre se planta con cinco',
      },
      bankers: {
        equilibrium: 'el banquero juega como en el equilibrio',
        cuadro: 'el banquero sigue el cuadro',
        best: 'el banquero hace lo mejor contra eso',
      },
      brings: 'Cuánto da, de cada 100 apostados',
      fares: { ponte: 'para el punto', banker: 'para el banquero', house: 'para la casa' },
      banks: 'Cuánto dura una banca: jugadas ganadas antes de la que pierde',
      won: (coups) => String(coups),
      wonMore: (coups) => `${coups} o más`,
      cutShort: 'cortadas por el fin del sabot',
      seats: 'Cómo le va a cada asiento, una unidad por jugada',
      seat: 'asiento',
      seatHead: ['de banquero', 'ganadas − perdidas', 'de punto', 'ganadas − perdidas'],
    },
  },
};

export const solve: SolveWords = {
  heading: (deduction) => `se deduce ${deduction} de las ganancias del banquero`,
  charts: { free: 'el banquero es libre', cuadro: 'el banquero está sujeto al cuadro' },
  freeBanco: 'el punto ha hecho banco y se le ha dejado libre',
  ponte: oddsEs.player,
  always: oddsEs.always,
  mixes: oddsEs.mixes,
  wrong: (cost) => `hacer lo contrario cuesta ${cost} de cada 100.000 apostados`,
  noMatter: 'le da igual lo uno que lo otro; pidiendo justo así no deja al banquero nada que aprovechar',
  banker: oddsEs.banker,
  third: 'la tercera carta del punto',
  stood: 'plantado',
  marks: { draw: 'T', stand: 'P', boundDraw: 't', boundStand: 'p' },
  legend: 'T toma carta · P se planta · un porcentaje: pide tantas veces · en minúscula: las reglas no dejan elegir',
  costs: 'Cuánto cuesta al banquero hacer lo contrario, por cada 100.000 apostados, jugada tras jugada',
  values: 'Cuánto vale, de cada 100 apostados',
  toPonte: 'para el punto',
  toBanker: 'para el banquero',
  valuesMean: 'Ninguno mejora cambiando solo lo suyo.',
  one: oddsEs.solution,
};

export const oddsFaults: OddsFaults = {
  pack: {
    'bad-decks': (given) => `«--decks» lleva un número entero de 1 a 20, no «${given}»`,
    ...oddsEs.faults,
  },
  seed: (given) => `«--seed» lleva un número entero de 0 a 4294967295, no «${given}»`,
  workers: (given, most) => `«--workers» lleva un número entero de 1 a ${most}, no «${given}»`,
  coups: (given) => `«--coups» lleva un número entero de 1 a 1000000000000, no «${given}»`,
  deduction: (given) => `«--deduction» lleva una parte de las ganancias como 0.05, 0,05, 5% o 1/20, no «${given}»`,
  oneOf: (option, given, known) => `«${option}» lleva ${known.join(' o ')}, no «${given}»`,
  notHere: (option, ruleset) => `«${option}» no cambia nada en ${ruleset}: ahí nadie elige eso`,
  onlyOne: (option, other) => `o «${option}» o «${other}», no las dos`,
  otherGame: (ruleset) => `en ${ruleset} decide la gente; «sabot solve ${ruleset}» dice qué conviene`,
  nothingToDecide: (ruleset) =>
    `en ${ruleset} nadie decide nada: las reglas dicen quién pide; mire «sabot odds ${ruleset}»`,
  open: 'con una deducción y varias manos en las que este punto puede elegir no está resuelto; use --deduction 0 o --ponte total',
  openForTwo: 'puntos que juegan según sus cartas contra dos paños: no está resuelto; use --ponte total',
  tooFewForTwo: (given) =>
    `${given === '1' ? 'solo queda 1 carta' : `solo quedan ${given} cartas`}; una jugada a dos paños puede necesitar nueve`,
  stakes: (given) => `«--stakes» lleva lo que hay en los dos paños, como 3:2, no «${given}»`,
  notASimulation: (file) => `${file}: esto no es una simulación que pueda seguir`,
  otherSimulation: (file, what, there, asked) => `${file}: tiene ${what} ${there}, no ${asked}`,
  furtherOn: (file, coups) => `${file}: ya tiene ${some(coups, 'jugada', 'jugadas')}; pida al menos tantas con --coups`,
  workerLost: (why) => `un proceso no ha podido seguir: ${why}`,
};
