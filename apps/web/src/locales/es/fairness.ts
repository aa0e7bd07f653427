import type { Reason } from '@sabot/fairness';
import { es as dictionary, list } from '@sabot/words';

/** What a check found, for its sentence. */
export interface Found {
  readonly cards: number;
  readonly compared: number;
  readonly contributed: readonly string[];
  readonly withheld: readonly string[];
  readonly cutBy: string | null;
  readonly depth: number;
  readonly lots: number;
}
/** How many cards were compared with what was seen, and how many left the shoe unseen. */
interface Seen {
  readonly compared: number;
  readonly unseen: number;
}
interface CheckWords {
  readonly title: string;
  readonly passed: (found: Found) => string;
  readonly none: string;
}
const said = (title: string, passed: (found: Found) => string, none = ''): CheckWords => ({ title, passed, none });

const UNREADABLE = 'El archivo no es una prueba completa; falla en';
const reasons: Readonly<Record<Reason, string>> = {
  'not-an-object': UNREADABLE,
  'not-a-list': UNREADABLE,
  'not-a-name': UNREADABLE,
  'not-a-flag': UNREADABLE,
  'not-32-bytes': UNREADABLE,
  'not-a-card': UNREADABLE,
  'out-of-range': UNREADABLE,
  'unknown-version': 'La prueba es de otra versión del barajado.',
  'seated-twice': 'Alguien consta dos veces en la mesa.',
  'not-seated': 'Barajó o cortó alguien que no tenía asiento.',
  'bot-among-people': 'Barajó o cortó un bot habiendo personas en la mesa.',
  'out-of-order': 'Las aportaciones no están en el orden de los asientos.',
  'copied-commitment': 'Dos huellas son la misma: una está copiada.',
  'secret-does-not-fit': 'El secreto de la casa no corresponde a la huella que publicó.',
  'reveal-does-not-fit': 'Lo que alguien reveló no corresponde a lo que selló.',
  'not-where-the-croupier-cuts': 'El crupier no cortó por donde tenía que cortar.',
  'too-many-cards': 'Se repartieron más cartas de las que caben en el sabot.',
  'card-not-shown': 'Falta una carta que se enseñó.',
  'card-differs': 'Se repartió una carta distinta de la que tocaba.',
  'lot-differs': 'Un sorteo salió distinto del que tocaba.',
  'hash-differs': 'Una línea del registro ha cambiado.',
  'link-broken': 'Falta una línea en el registro.',
  'other-table': 'El registro mezcla mesas.',
  'unknown-deed': 'El registro tiene una línea que no se entiende.',
  'out-of-turn': 'El registro tiene una línea fuera de su turno.',
  'commitment-used-before': 'Una huella se usó dos veces.',
  'not-on-record': 'Este barajado no está en el registro de la mesa.',
  'differs-from-record': 'No es lo que se anunció antes de la primera carta.',
  'dealt-differs': 'Salió una carta distinta de la que el barajado había puesto ahí.',
  'cards-missing': 'Salieron del sabot más cartas de las que trae la prueba.',
  'cards-added': 'La prueba trae más cartas de las que salieron del sabot.',
  'not-as-noted': 'No es lo que se guardó aquí antes de repartir.',
};

export const fairness = {
  reasons,
  title: 'Barajado',
  thisShoe: (talla: number): string => `Este sabot, talla ${talla}`,
  lastShoe: 'El sabot anterior',
  noneOver:
    'Esta es la primera talla de la mesa. Cuando salga la última carta, la casa revelará su secreto y podrá comprobarlo aquí.',
  betweenShoes: 'Se está preparando el siguiente sabot.',
  allOf: 'Todos los barajados de esta mesa',
  commitment: 'Huella que la casa publicó antes de la primera carta',
  shuffledToo: 'Barajaron también',
  nobody: 'Nadie más.',
  you: 'usted',
  bot: (name: string): string => `${name} (bot)`,
  sealed: 'sellado',
  revealed: 'revelado, cuenta',
  withheld: 'no lo reveló: no cuenta',
  cut: 'El corte',
  cutAt: (by: string | null, depth: number): string =>
    `${by === null ? 'Cortó el crupier' : `Cortó ${by}`}, por la carta ${depth}.`,
  waitsFor: (names: readonly string[]): string => `Se espera a ${list('es', names)}.`,
  phases: {
    shuffling: 'Se baraja. Su navegador pone su parte, sellada.',
    cutting: 'Nadie puede barajar ya. Ahora se corta.',
    revealing: 'Cortado. Cada cual revela su parte.',
    closed: 'El orden está fijado. La casa revelará su secreto tras la última jugada.',
  },
  checkHere: 'Compruébelo aquí',
  check: 'Comprobar',
  verdicts: {
    proved: 'Probado: cada carta era la que el barajado había puesto ahí.',
    'not-proved': dictionary.proof.notProved,
    disproved: 'Refutado: este no es el sabot que la casa anunció.',
  },
  lacks: {
    'cards-left-out': (): string => dictionary.proof.cardsLeftOut,
    'not-compared': (): string => 'No hay con qué comparar las cartas: este navegador no las vio repartir.',
    'cards-unseen': ({ compared, unseen }: Seen): string =>
      `Este navegador vio salir ${compared === 1 ? '1 carta, correcta' : `${compared} cartas, todas correctas`}, y no vio ${unseen}.`,
    'no-record': (): string => 'No se ha comparado con el registro de la mesa.',
    'house-alone': (): string => dictionary.proof.houseAlone,
  },
  states: { passed: 'Correcto', failed: 'Falla', none: 'No procede', unreached: 'Sin comprobar' },
  checks: {
    shape: said('La prueba está completa', () => 'Se lee entera y es de la versión que conocemos.'),
    secret: said('El secreto es el que anunció la casa', () => 'Su huella es la que la casa publicó antes de barajar.'),
    contributions: said(
      'Lo que pusieron los jugadores es lo que sellaron',
      ({ contributed, withheld }) =>
        `${contributed.length === 0 ? 'No cuenta ninguna aportación.' : `Cuenta la parte de ${list('es', contributed)}.`}${
          withheld.length === 0 ? '' : ` No revelaron: ${list('es', withheld)}.`
        }`,
      'Ningún jugador barajó.',
    ),
    cut: said('El corte vale', ({ cutBy, depth }) =>
      cutBy === null
        ? `Cortó el crupier por la ${depth}, donde le tocaba.`
        : `Cortó ${cutBy} por la ${depth}, con todo aún sellado.`,
    ),
    order: said('El orden se ha calculado de nuevo', ({ cards }) =>
      cards === 1 ? 'Una carta, en este navegador.' : `Las ${cards} cartas, en este navegador.`,
    ),
    cards: said(
      'Las cartas de la prueba salen de ella',
      () => 'Cada una es la calculada. Si son las que se repartieron se comprueba más abajo.',
      'La prueba no trae cartas repartidas.',
    ),
    lots: said(
      'Los sorteos coinciden',
      ({ lots }) => (lots === 1 ? '1 sorteo recalculado.' : `${lots} sorteos recalculados.`),
      'No hubo sorteos.',
    ),
    record: said(
      'Está en el registro de la mesa',
      () => 'El registro está entero y dice lo mismo que la prueba.',
      'No se ha comparado: no hay registro a mano.',
    ),
    seen: said(
      'Es lo que vio su navegador',
      () => 'La huella de la casa, y su parte si barajó, son las que se guardaron aquí antes de repartir.',
      'Este navegador no estaba en la mesa cuando se barajó.',
    ),
    dealt: said(
      'Cada carta repartida es una de estas',
      ({ compared }) =>
        compared === 1
          ? 'La única carta que su navegador vio salir es la misma.'
          : `Las ${compared} cartas que su navegador vio salir son las mismas, una por una.`,
      'Su navegador no las vio todas.',
    ),
  },
  order: {
    title: (cards: number): string => (cards === 1 ? 'Una carta' : `Las ${cards} cartas, en su orden`),
    about: (burnt: number, dealt: number, below: number): string =>
      `La primera se descubrió, ${burnt} ${burnt === 1 ? 'se quemó' : 'se quemaron'}, ${dealt} ${dealt === 1 ? 'se repartió' : 'se repartieron'}; tras la carta de detención ${below === 1 ? 'quedaba' : 'quedaban'} ${below}.`,
    place: (n: number, kind: 'exposed' | 'burnt' | 'dealt' | 'stayed'): string =>
      `${n}: ${{ exposed: 'descubierta', burnt: 'quemada sin verla', dealt: 'repartida', stayed: 'se quedó en el sabot' }[kind]}`,
  },
  notProved: {
    title: 'Lo que esto no prueba',
    nobodyShuffled:
      'Nadie más barajó ni cortó: queda probado que el orden estaba fijado, no que la casa no lo eligiera entre muchos.',
    onlyCut: 'Solo hubo corte: la casa no pudo elegir el sitio, pero nadie más barajó.',
    contributors:
      'Si todos los que barajaron fueran gente de la casa, podrían ponerse de acuerdo. Basta una persona honrada, y usted lo es.',
    withheld:
      'Quien conoce el secreto y se guarda su parte elige entre dos órdenes. Por eso se nombra a quien no la reveló.',
    knowledge: 'Que la máquina de la casa, que conoce el orden, no se lo diga a nadie.',
    names: 'Quién hay detrás de cada nombre.',
  },
  keep: {
    file: 'Guardar la prueba',
    page: 'Guardar página para comprobar sin conexión',
    note: 'La página es un solo archivo: ábralo donde quiera, sin red.',
    missing: 'La página sin conexión no está en esta casa. Guarde la prueba: puede soltarla aquí cuando quiera.',
  },
  drop: {
    label: 'Suelte aquí un archivo de prueba, o elíjalo. No se envía a ninguna parte.',
    choose: 'Elegir archivo',
    unread: 'Ese archivo no es una prueba: no es JSON.',
  },
  roomTitle: 'No hace falta fiarse',
  roomLead:
    'El orden de las cartas se fija antes de la primera apuesta, con la parte de la casa y la de los jugadores. Al acabar el sabot, cualquiera puede calcularlo de nuevo.',
  how: [
    { title: 'La casa publica una huella', line: 'Elige un secreto y publica su huella: ya no puede cambiarlo.' },
    {
      title: 'Usted baraja',
      line: 'Su navegador añade treinta y dos bytes al azar, sellados. Nadie los conoce, tampoco la casa.',
    },
    {
      title: 'Se corta',
      line: 'Con todo sellado, un jugador corta. Después cada cual abre lo suyo y el orden queda fijado.',
    },
    {
      title: 'La casa lo enseña',
      line: 'Tras la última jugada revela el secreto. Entonces se comprueba carta por carta.',
    },
  ],
  shoeOf: (talla: number, game: string): string => `Talla ${talla} · ${game}`,
  records: 'El registro de cada mesa',
  recordWhole: (lines: number): string =>
    `El registro está entero: ${lines === 1 ? '1 línea' : `${lines} líneas`}, cada una sujeta a la anterior.`,
  recordBroken: 'El registro no está entero.',
  table: 'Mesa',
  choose: 'Elija una mesa',
  loading: 'Abriendo el registro…',
  columns: { talla: 'Talla', commitment: 'Huella', shuffled: 'Barajaron', state: 'Estado' },
  contributed: (revealed: number, withheld: number): string =>
    `${revealed === 0 ? 'nadie' : revealed === 1 ? '1 persona' : `${revealed} personas`}${withheld > 0 ? `, ${withheld} sin revelar` : ''}`,
  stateOf: { begun: 'barajando', closed: 'en juego', revealed: 'revelado', abandoned: 'abandonado' },
  showAll: (n: number): string => (n === 1 ? 'Verlo' : `Ver los ${n}`),
  fromFile: 'Comprobar una prueba guardada',
  offline: {
    title: 'Comprobación de un barajado',
    lead: 'Esta página no usa la red. Todo se calcula aquí, con la prueba que lleva dentro o con la que usted le dé.',
    another: 'Comprobar otra prueba',
  },
};

export type FairnessWords = typeof fairness;
