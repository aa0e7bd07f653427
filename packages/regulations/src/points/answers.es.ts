import {
  type Cents,
  type Effect,
  type Fate,
  type Incident,
  lookUp,
  type Occasion,
  type RestingPlace,
  type Settings,
} from '@sabot/engine';
import { isTenOrFigure, pips } from '../provisions/card-points.ts';
import type { AnswerWords, Phrase } from './answers.ts';

const always = (says: string): Phrase => ({ when: '', says });
const money = (amount: number): string => (amount / 100).toFixed(2).replace('.', ',');
const listed = (words: readonly (string | number)[], last = 'o'): string =>
  words.length < 2 ? String(words[0] ?? 'ninguno') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** An amount by the limit of the table that it is, or in figures. */
function amountText(amount: Cents, { minimum, maximum, unit }: Settings): string {
  if (amount === minimum) return 'el mínimo de la mesa';
  if (amount === maximum) return 'el máximo de la mesa';
  if (amount === Math.floor(maximum / 10 / unit) * unit) return 'la décima parte del máximo de la mesa';
  return amount === unit ? 'la ficha más pequeña' : money(amount);
}
const timesText = (amounts: readonly Cents[], { minimum }: Settings): readonly number[] =>
  amounts.map((amount) => amount / minimum);

const BETS: Readonly<Record<string, string>> = { punto: 'al punto', banca: 'a la banca', tie: 'al empate' };
const betName = (bet: string): string => lookUp(BETS, bet) ?? bet;
const HANDS = { punto: 'el punto', banca: 'la banca' } as const;
const WORDS: Readonly<Record<string, string>> = {
  'five-per-cent': 'a la par menos el 5 %',
  'nineteen-to-twenty': '19 a 20',
  'half-on-six': 'a la par, la mitad con 6',
  banca: 'la banca',
  any: 'cualquiera',
  none: 'ninguna',
  anyone: 'cualquiera',
  seated: 'quien esté sentado',
  players: 'los jugadores',
  croupier: 'el crupier',
  passes: 'pasa',
  stays: 'se queda',
  count: 'contar',
  check: 'comprobar',
  shuffle: 'barajar',
  'machine-shuffle': 'barajar con máquina',
  machine: 'una máquina',
  manual: 'manual',
  automatic: 'automático',
  draws: 'pide',
  stands: 'se planta',
  cut: 'cortar',
  pay: 'pagar',
  deduct: 'descontar',
};
const SETTINGS: Readonly<Record<string, string>> = {
  dealerStake: 'la apuesta a la que está obligado quien reparte',
  puntoHolder: 'a quién se pueden entregar las cartas del punto',
  payment: 'cómo se paga la banca que gana',
  dealtBy: 'quién reparte',
  shoeOnLoss: 'el sabot cuando pierde la banca',
  shuffledBy: 'quién baraja',
  shoe: 'el sabot',
  fiveAgainstNone: 'la banca con 5 si el punto no ha pedido carta',
};
const PLACES: Readonly<Record<RestingPlace, string>> = {
  croupier: 'ante el crupier',
  'shoe-corner': 'bajo la esquina del sabot',
  'croupier-right': 'a la derecha del crupier',
  'croupier-left': 'a la izquierda del crupier',
};
const OCCASIONS: Readonly<Record<Occasion, string>> = {
  opening: 'al abrir las apuestas',
  closing: 'al cerrarlas',
  'punto-total': 'al descubrir el punto, con 6',
  'banca-total': 'al descubrir la banca, con 6',
  'punto-stands': 'si el punto se planta con 6',
  'punto-draws': 'si el punto pide carta',
  'banca-stands': 'si la banca se planta con 6',
  'banca-draws': 'si la banca pide carta',
  winner: 'al decidirse la jugada',
};
const INCIDENTS: Readonly<Record<Incident, string>> = {
  'card-face-up': 'una carta queda boca arriba',
  'cards-stuck': 'salen cartas pegadas',
  'card-in-basket': 'cae una carta en la cesta sin verse',
  'card-on-floor': 'cae una carta al suelo',
  'shoe-exhausted': 'el sabot se agota en plena jugada',
  'late-stake': 'una apuesta llega tarde',
  'wrong-draw': 'se saca una carta contra las reglas',
  'cards-touched': 'un jugador toca las cartas',
  squeezing: 'un jugador descubre las cartas despacio',
  'cards-beyond-table': 'las cartas salen de la mesa',
  'dealer-cannot-go-on': 'quien reparte no puede seguir',
  other: 'cualquier otra cosa',
};

function effectText(effect: Effect, incident: Incident): string {
  switch (effect.do) {
    case 'go-on':
      return incident === 'late-stake' ? 'no cuenta, y el juego sigue' : 'el juego sigue';
    case 'annul':
      return effect.hand === 'talla' ? 'se anula la jugada y se acaba el mazo' : 'se anula la jugada';
    case 'expose':
      return 'la carta sigue en juego, a la vista de todos';
    case 'hold':
      if (effect.hand === 'punto') return 'el crupier tiene las cartas del punto';
      return effect.player === 'inspector'
        ? 'quien manda en la mesa reparte lo que queda de la jugada'
        : 'el crupier reparte lo que queda de la jugada';
    case 'forfeit':
      return 'quien reparte pierde el sabot';
    case 'warn':
      return 'se amonesta al jugador';
    case 'refer':
      return `decide quien manda en la mesa: ${effect.between.map((one) => effectsText(one, incident)).join('; o bien ')}`;
    default:
      return effect.do;
  }
}
const effectsText = (effects: readonly Effect[], incident: Incident): string =>
  effects.map((effect) => effectText(effect, incident)).join(' y ');

function fateText(fate: Fate): string {
  if (fate.fate !== 'won') return fate.fate === 'lost' ? 'se pierde' : 'es nula: su dueño puede retirarla';
  const { pays, deduct } = fate;
  const odds = pays.num === 1 && pays.den === 1 ? 'a la par' : `${pays.num} a ${pays.den}`;
  return `se paga ${odds}${deduct.num === 0 ? '' : `, menos el ${(100 * deduct.num) / deduct.den}\u00a0%`}`;
}

/** Numbered seats, told by the first, the last and the numbers that are left out. */
function seatsText(seats: readonly number[]): string {
  const last = seats.at(-1) ?? 0;
  const left = Array.from({ length: last }, (_, i) => i + 1).filter((n) => !seats.includes(n));
  return `${seats.length} plazas, del 1 al ${last}${left.length === 0 ? '' : ` sin el ${left.join(', ')}`}`;
}

const word = (answer: string | number): string => lookUp(WORDS, String(answer)) ?? String(answer);

export const answers: AnswerWords = {
  table(setting, table) {
    switch (setting) {
      case 'multiples':
        return 'donde se exigen múltiplos del mínimo';
      case 'standing':
        return 'donde no se admite a nadie de pie';
      case 'minimum':
      case 'authorisedMinimum':
        return `donde el mínimo ${setting === 'minimum' ? '' : 'autorizado '}es ${money(table[setting])}`;
      case 'seats':
        return 'en una mesa tan grande como se pueda';
      default:
        return `donde la mesa fija «${word(String(table[setting]))}» para ${SETTINGS[setting] ?? setting}`;
    }
  },
  points: {
    choices: ({ setting }, answer) => ({ when: SETTINGS[setting] ?? setting, says: listed(answer.map(word)) }),
    bets: (_, answer) => always(listed(answer.map(({ name }) => betName(name)))),
    cardsFirst: (_, answer) => always(String(answer)),
    cardValue: ({ rank }, answer) => ({
      when: isTenOrFigure(rank) ? 'dieces y figuras' : 'del as al nueve',
      says: answer === pips(rank) ? 'lo que marca, el as 1' : String(answer),
    }),
    handTotal: ({ sum }, answer) =>
      answer === sum % 10 ? always('la última cifra de la suma') : { when: `si suma ${sum}`, says: String(answer) },
    winner: ({ punto, banca }, answer) => {
      if (punto === banca) return { when: 'totales iguales', says: answer === 'tie' ? 'empate' : answer };
      const higher = punto > banca ? 'punto' : 'banca';
      return { when: 'totales distintos', says: answer === higher ? 'gana el total más alto' : answer };
    },
    naturals: ({ punto, banca }, answer) => ({
      when: Math.max(punto, banca) >= 8 ? 'una mano tiene 8 o 9 con dos cartas' : 'ninguna tiene 8 o 9',
      says: answer === 'over' ? 'nadie pide carta' : 'el juego sigue',
    }),
    puntoDraw: ({ total }, answer) => ({
      when: total <= 5 ? 'de 0 a 5' : 'con 6 o 7',
      says: answer === 'draw' ? 'pide carta' : 'se planta',
    }),
    decks: (_, answer) => always(listed(answer)),
    preparation: (_, answer) => always(listed(answer.map(word), 'y')),
    cut: (_, answer) => always(answer === 'seated' ? 'quien esté sentado y, si nadie, el crupier' : 'el crupier'),
    stopCard: (_, answer) => always(String(answer)),
    afterStopCard: ({ coup }, answer) => ({
      when: coup === 'none' ? 'entre dos jugadas' : 'en plena jugada',
      says: answer === 'end' ? 'se acaba el mazo' : 'se termina la jugada y es la última',
    }),
    burn: ({ rank }, answer) => ({
      when: isTenOrFigure(rank) ? 'dieces y figuras' : 'del as al nueve',
      says: !isTenOrFigure(rank) && answer === pips(rank) ? 'tantas como marca la primera carta' : String(answer),
    }),
    call: ({ occasion, outcome }, answer) => ({
      when: occasion === 'winner' ? (outcome === 'tie' ? 'si empatan a 6' : 'si gana el punto') : OCCASIONS[occasion],
      says: answer.map((words) => `«${words}»`).join(', '),
    }),
    deal: ({ nth }, { hand, face, rests }) => ({
      when: `carta ${nth}`,
      says: `para ${HANDS[hand]}, boca ${face === 'down' ? 'abajo' : 'arriba'}, ${PLACES[rests]}`,
    }),
    thirdCard: (_, answer) => always(answer === 'up' ? 'boca arriba' : 'boca abajo'),
    uncovering: ({ hand }, { turn, by }) => {
      const who = { holder: 'quien tiene sus cartas', dealer: 'quien reparte', croupier: 'el crupier' }[by];
      return { when: HANDS[hand], says: `${turn === 1 ? 'primero' : 'después'}, ${who}` };
    },
    squeezing: (_, answer) => always(answer === 'allowed' ? 'se puede' : 'está prohibido'),
    laid: ({ hand }, answer) => ({ when: HANDS[hand], says: PLACES[answer] }),
    settling: (_, answer) => always(answer.map(word).join(' y después ')),
    seats: (_, answer) => always(seatsText(answer)),
    admission: ({ place }, answer) => ({
      when: place === 'seat' ? 'sentados' : 'de pie',
      says: answer === 'admitted' ? 'se admiten' : 'no se admiten',
    }),
    dealing: (_, answer) => always(answer === 'croupier' ? 'el crupier' : 'por turno, el jugador que quiera'),
    dealerHand: (_, answer) => always(HANDS[answer]),
    firstTurn: (_, answer) => always(`por la plaza ${answer}`),
    shoeDeclined: (_, answer) => always(`al siguiente por la ${answer === 'right' ? 'derecha' : 'izquierda'}`),
    ronda: ({ passed, boxes }, answer) => ({
      when: passed === null ? 'quien aún no ha repartido' : passed < boxes ? 'antes de una vuelta' : 'tras una vuelta',
      says: answer === 'may-deal' ? 'puede repartir' : 'debe esperar',
    }),
    nobodyDeals: (_, { croupierUntil }) =>
      always(
        `reparte el crupier ${croupierUntil === 'bank-loss' ? 'hasta que pierda la banca' : 'la jugada siguiente'}`,
      ),
    shoeAfter: ({ outcome }, answer) => ({
      when: outcome === 'tie' ? 'empate' : outcome === 'banca' ? 'ganó la banca' : 'perdió la banca',
      says: word(answer),
    }),
    shoeGivenUp: ({ dealt }, answer) => ({
      when: dealt === 0 ? 'antes de repartir una jugada' : 'después de una jugada',
      says: answer === 'allowed' ? 'se puede' : 'no se puede',
    }),
    nextPack: ({ outcome, forfeited }, answer) => ({
      when: forfeited
        ? 'quien repartía perdió el sabot por una decisión'
        : outcome === null
          ? 'la última jugada fue nula'
          : outcome === 'tie'
            ? 'la última jugada fue empate'
            : `en la última jugada ${outcome === 'banca' ? 'ganó' : 'perdió'} la banca`,
      says: answer === 'same' ? 'el mismo jugador' : 'el siguiente por la derecha',
    }),
    dealerStake: (_, { on, atLeast }, table) =>
      always(
        on === 'none' ? 'nada' : `${amountText(atLeast, table)} ${on === 'any' ? 'a cualquier apuesta' : betName(on)}`,
      ),
    dealerWithoutStake: (_, answer, { dealerStake }) => {
      if (dealerStake === 'none') return always('no se da el caso: nadie ha de apostar');
      return always(answer === 'croupier' ? 'el crupier' : 'el siguiente por la derecha que tenga esa apuesta');
    },
    banker: (_, answer) => always(answer === 'house' ? 'la casa' : answer),
    chips: (_, { step }, { unit }) => always(step === unit ? 'la que fije la mesa' : money(step)),
    lastCoups: (_, answer) => always(String(answer)),
    tips: (_, answer) => always(answer === 'accepted' ? 'sí, y van a su ranura' : 'no'),
    settlement: ({ bet, outcome, totals }, answer) => {
      const result = outcome === 'tie' ? 'hay empate' : `gana ${HANDS[outcome]}`;
      const total = bet === 'banca' && outcome === 'banca' && totals.banca === 6 ? ' con 6' : '';
      return { when: `${betName(bet)} cuando ${result}${total}`, says: fateText(answer) };
    },
    rounding: ({ of }, answer) => ({
      when: of === 'winnings' ? 'las ganancias' : 'la deducción',
      says: answer === 'up' ? 'hacia arriba' : 'hacia abajo',
    }),
    tableMinimum: (_, answer, { authorisedMinimum }) =>
      always(answer === authorisedMinimum ? 'el mínimo autorizado' : money(answer)),
    tableMaximum: (_, answer, table) =>
      always(
        answer.kind === 'one-of'
          ? `${listed(timesText(answer.amounts, table))} veces el mínimo`
          : `entre ${timesText([answer.low, answer.high], table).join(' y ')} veces el mínimo`,
      ),
    stakeMinimum: ({ bet }, answer, table) => ({ when: betName(bet), says: amountText(answer, table) }),
    stakeMaximum: ({ bet }, answer, table) => ({ when: betName(bet), says: amountText(answer, table) }),
    stakeStep: ({ bet }, answer, table) => ({ when: betName(bet), says: amountText(answer, table) }),
    bothSides: (_, { apartBy }, table) =>
      always(apartBy === 0 ? 'sí' : `sí, si las dos apuestas difieren al menos en ${amountText(apartBy, table)}`),
    lateStake: (_, answer) => always(answer === 'refused' ? 'se rechaza' : 'se acepta'),
    incident: ({ incident, coup }, answer) => ({
      when: coup === 'none' ? `${INCIDENTS[incident]}, sin jugada en curso` : INCIDENTS[incident],
      says: effectsText(answer, incident),
    }),
  },
};
