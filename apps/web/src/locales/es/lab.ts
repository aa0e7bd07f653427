import { capital, es as dictionary } from '@sabot/words';
import { oddsEs } from '@sabot/words/odds';
/** Las cifras llegan ya escritas como se escriben en español. */
export const lab = {
  title: 'Laboratorio',
  lead: 'Lo que vale cada apuesta y cada decisión, al último dígito, con las cartas que queden en el sabot. Se calcula aquí, en su navegador, según el reglamento que elija.',
  coming: 'Calculando…',
  lost: 'No se han podido traer los reglamentos. La casa no responde; inténtelo otra vez dentro de un momento.',
  broken: 'El cálculo ha fallado. Recargue la página.',
  ruleset: 'Reglamento',
  games: { puntoBanca: 'Sin decisiones: punto y banca', cheminDeFer: 'Chemin de fer', dosPanos: 'Dos paños' },
  controls: 'Qué se calcula',
  decks: 'Barajas',
  fewer: 'Una baraja menos',
  more: 'Una baraja más',
  usual: (decks: number): string => `reglamento: ${decks}`,
  gone: {
    title: 'Cartas que ya han salido',
    lead: 'Toque una carta para sacarla del sabot.',
    suit: 'Palo',
    suits: { s: 'picas', h: 'corazones', d: 'diamantes', c: 'tréboles' },
    /** «Sacar 7 de picas; quedan 8», alrededor de lo que se ve. */
    rank: { before: 'Sacar ', between: (suit: string): string => ` de ${suit}; quedan `, after: '' },
    back: 'Devolver ',
    text: 'O escríbalas',
    hint: 'As, Kd, 7h, Tc',
    how: 'Valor y palo: A 2–9 T J Q K, y s picas, h corazones, d diamantes, c tréboles.',
    none: 'El sabot está entero.',
    some: (gone: number, left: string): string =>
      `${gone === 1 ? 'Ha salido 1' : `Han salido ${gone}`}; ${left === '1' ? 'queda 1 carta' : `quedan ${left} cartas`}.`,
    clear: 'Sabot entero',
  },
  faults: {
    'bad-decks': (): string => 'Elija de 1 a 20 barajas.',
    'unknown-card': (card: string): string => `${oddsEs.faults['unknown-card'](card)}.`,
    'no-more-of-it': (card: string): string => `${oddsEs.faults['no-more-of-it'](card)}.`,
    'too-few-cards': (left: string): string => capital(`${oddsEs.faults['too-few-cards'](left)}.`),
  },
  bets: dictionary.bets as Readonly<Record<string, string>>,
  modes: oddsEs.modes as Readonly<Record<string, string>>,
  save: {
    svg: 'SVG',
    csv: 'CSV',
    svgOf: (what: string): string => `Guardar como SVG: ${what}`,
    csvOf: (what: string): string => `Guardar como CSV: ${what}`,
  },
  figures: 'Ver las cifras',
  share: 'parte',
  fraction: 'fracción',
  decimal: 'decimal',

  worth: {
    title: oddsEs.worth,
    says: (best: string, edge: string, worst: string, dear: string): string =>
      `La que menos cuesta es ${best}: de cada 100 apostados la casa se queda con ${edge}, por término medio. La que más, ${worst}: ${dear}.`,
    favour: (bet: string, gain: string): string =>
      `Con estas cartas fuera, ${bet} favorece por una vez al jugador: ${gain} de cada 100 apostados.`,
    bet: 'apuesta',
    pays: 'paga',
    paysWith: (usual: string, other: string, totals: string): string => `${usual}, ${other} con ${totals}`,
    edge: oddsEs.edge,
    wins: 'gana',
    loses: 'pierde',
    stays: 'queda',
    spread: 'vaivén',
    spreadMeans:
      'Ventaja: con cuánto se queda la casa de cada 100 apostados; bajo cero, lo que gana el jugador. Vaivén: cuánto se aparta de ahí una sola jugada, en apuestas (desviación típica). Todo antes de redondear fichas.',
    why: (bet: string): string => `En qué se apoya el pago: ${bet}`,
    exactly: 'Exactamente',
  },
  ends: {
    title: 'Cómo acaba la jugada',
    says: (banca: string, punto: string, tie: string): string =>
      `Gana la banca ${banca} de las veces, el punto ${punto}, y empatan ${tie}. La banca pide sabiendo lo que ha hecho el punto: de ahí su ventaja.`,
    total: 'total con que se gana',
    share: '% de las jugadas',
    outcome: 'resultado',
    sequences: (n: string): string =>
      `Se han contado las ${n} sucesiones posibles de seis cartas, cada una con su resultado.`,
    often: oddsEs.often,
    oftenNames: {
      'cards-4': 'jugadas de cuatro cartas',
      'cards-5': 'de cinco',
      'cards-6': 'de seis',
      natural: oddsEs.natural,
      'six-of-two': oddsEs.sixOf(2),
      'six-of-three': oddsEs.sixOf(3),
      pair: oddsEs.pair,
      suited: oddsEs.suited,
    },
  },
  compare: {
    title: 'Comparación de reglamentos',
    says: (decks: number, sameChart: boolean): string =>
      `Las mismas cartas de ${decks === 1 ? 'una baraja' : `${decks} barajas`}, con los pagos de cada texto. ${sameChart ? 'Las reglas de la tercera carta coinciden en todos, de modo que lo único que separa las marcas son los pagos.' : 'También difieren las reglas de la tercera carta.'} Un círculo hueco es la misma apuesta pagada de otro modo.`,
    tieAlike: (edge: string): string => `En el empate todos se quedan con lo mismo: ${edge}.`,
    even: 'punto y banca',
    edge: 'ventaja de la casa, %',
    ruleset: 'reglamento',
  },
  effects: {
    title: 'Qué hace cada carta',
    says: (good: string, bad: string): string =>
      `Cambio de lo que da cada apuesta, por cada 100.000 apostados, cuando sale del sabot una carta más. Para el punto, la carta que más conviene ver salir es ${good}; la que menos, ${bad}. Son cambios pequeños: por eso contar cartas apenas sirve aquí.`,
    card: 'carta que sale',
    effect: 'cambio, por 100.000 apostados',
    tens: '10 J Q K',
  },

  cheminDeFer: {
    deduction: 'De las ganancias del banquero se deduce',
    deductions: { law: (part: string): string => `lo del reglamento (${part})`, none: 'nada', other: 'otra parte' },
    deductionText: 'Parte',
    deductionHint: '0,05 · 5\u00a0% · 1/20',
    badDeduction: 'Escriba una parte menor que 1, como 0,05, 5\u00a0% o 1/20.',
    chart: oddsEs.banker,
    charts: { free: 'es libre', cuadro: 'sigue el cuadro' },
    banco: oddsEs.player,
    bancos: { bound: 'se atiene a las reglas', free: 'ha hecho banco y es libre' },
    values: {
      title: 'Cuánto vale',
      says: (ponte: string, banker: string, house: string): string =>
        `Jugando ambos lo mejor posible, de cada 100 apostados el punto gana ${ponte}, el banquero ${banker} y la casa ${house}. Ninguno mejora cambiando solo lo suyo.`,
      toPonte: 'al punto',
      toBanker: 'al banquero',
      toHouse: 'a la casa',
      of100: 'de cada 100 apostados',
      open: 'Con una deducción y varias manos en las que el punto puede elegir, el juego no está resuelto. Quite la deducción.',
      one: oddsEs.solution,
    },
    table: {
      title: 'Lo que conviene al banquero',
      says: (dear: string): string =>
        `Su total a la izquierda, arriba la tercera carta del punto. Cuanto más oscura la casilla, más cuesta hacer lo contrario, por cada 100.000 apostados. Donde es casi blanca da casi igual; ${dear}.`,
      dearest: (total: number, third: string, cost: string): string =>
        `donde más duele equivocarse es con ${total} ${third}: ${cost}`,
      total: 'total del banquero',
      third: 'tercera carta del punto',
      stood: 'no pidió',
      against: (third: number | null): string => (third === null ? 'ante quien no pidió' : `ante un ${third}`),
      draw: 'pide',
      stand: 'se planta',
      marks: { draw: 'T', stand: 'P' },
      legend:
        'T toma carta · P se planta · – el punto no pidió · un porcentaje: pide tantas veces · gris: las reglas no dejan elegir',
      cost: 'lo contrario cuesta, por 100.000 apostados',
      act: 'qué hace',
      share: 'pide',
      duty: 'reglas',
      duties: { draw: 'obligado a pedir', stand: 'obligado a plantarse', free: 'libre' },
    },
    equilibrium: {
      title: 'El equilibrio, dibujado',
      mixed: (often: string, spot: string, reply: string): string =>
        `Con 5 el punto pide ${often} de las veces, y el banquero, ${spot}, pide ${reply}. Cada uno pide lo justo para que al otro le dé igual: donde se cruzan las rectas, ninguno tiene nada que aprovechar.`,
      pure: (act: string, cost: string): string =>
        `Aquí nadie necesita mezclar: con 5 el punto ${act} siempre, y hacer lo contrario le costaría ${cost} de cada 100.000 apostados.`,
      forced: 'Aquí el punto no tiene nada que decidir: el banquero responde lo mejor posible.',
      spot: (total: number, third: string): string => `con ${total} ${third}`,
      bankerPlot: 'Lo que gana el banquero',
      pontePlot: 'Lo que gana el punto',
      p: 'el punto pide con 5, % de las veces',
      q: (spot: string): string => `el banquero pide ${spot}, % de las veces`,
      gain: 'por cada 100 apostados',
      draws: 'si pide',
      stands: 'si se planta',
      hands: 'Lo que conviene al punto',
      hand: 'total',
      act: 'qué hace',
      cost: 'lo contrario cuesta, por 100.000 apostados',
      always: oddsEs.always,
      mixes: oddsEs.mixes,
      noMatter: 'nada: le da igual',
    },
    compare: {
      title: 'Lo que cambia el reglamento',
      says: (chart: string): string =>
        `La libertad del banquero vale ${chart} de cada 100 apostados frente a seguir el cuadro.`,
      idle: 'La que el director puede dar a quien hace banco no vale nada: con 0 a 4 siempre le conviene pedir y con 6 y 7 plantarse, haga el banquero lo que haga.',
      banco: (gain: string): string =>
        `La que el director puede dar a quien hace banco le vale, con este sabot, ${gain} de cada 100 apostados.`,
      game: 'juego',
      games: (chart: 'free' | 'cuadro', banco: 'bound' | 'free'): string =>
        `${chart === 'free' ? 'banquero libre' : 'con el cuadro'}${banco === 'free' ? ', banco libre' : ''}`,
      who: 'quién',
      gain: 'ganancia, por cada 100 apostados',
    },
    why: (what: string): string => `En qué se apoya: ${what}`,
    grounds: 'En qué se apoya',
  },

  dosPanos: {
    says: (part: string): string =>
      `Con la misma cantidad en cada paño, el segundo punto atento al primero y el banquero tan libre como lo deja la ley. De lo que el banquero gana en el conjunto de los dos paños la casa se queda con ${part}.`,
    deduction: 'la deducción',
    of100: 'de cada 100 apostados',
    values: { toFirst: 'al paño 1', toSecond: 'al paño 2', toBanker: 'al banquero', toHouse: 'a la casa' },
    conflicts: {
      title: 'Donde el cuadro se contradice',
      says: (cells: number, often: string): string =>
        `En ${cells === 1 ? '1 caso' : `${cells} casos`}, ${often} de las jugadas, el cuadro manda pedir ante un paño y plantarse ante el otro. Cada casilla dice lo que conviene, y cuanto más oscura, más se pierde con lo contrario.`,
      cheapest: (way: string, cost: string): string =>
        `La regla sencilla que menos cuesta es ${way}: ${cost} de cada 100.000 apostados.`,
      ways: oddsEs.ways,
      legend: 'T toma carta · P se planta · – ese paño no pidió · sin casilla: el cuadro no se contradice',
      banker: (total: number): string => `El banquero tiene ${total}`,
      first: 'paño 1 (columnas), paño 2 (filas)',
      second: 'paño 2',
      better: 'conviene',
      often: 'frecuencia',
      drawing: 'ventaja de pedir',
    },
  },

  live: {
    title: 'La próxima jugada',
    says: (seen: number, left: string): string =>
      `Según ${seen === 1 ? 'la carta que se ha visto' : `las ${seen} cartas que se han visto`} de este sabot. Las quemadas sin ver no cuentan: no cambian la media. ${left === '1' ? 'Queda 1' : `Quedan ${left}`} por ver.`,
    before: 'Aún no se ha visto ninguna carta de este sabot: son las cifras del sabot entero.',
    outcome: 'Sale',
    edge: oddsEs.edge,
    change: (by: string): string => `${by} desde que empezó el sabot`,
    same: 'como al empezar el sabot',
    few: 'Quedan muy pocas cartas por ver.',
    toLab: 'Abrir en el laboratorio',
    allowed: 'Esta casa lo muestra a todos.',
  },
};

export type LabWords = typeof lab;
