import type { TableWords } from '../table-words.ts';
import { ask } from './ask.ts';
import { onBet } from './on-bet.ts';

const cardsOf = (n: number): string => `${n} ${n === 1 ? 'carta' : 'cartas'}`;
const articled = { punto: 'el punto', banca: 'la banca' } as const;
const withArticle = (hand: string): string => articled[hand as keyof typeof articled] ?? hand;

export const table: TableWords = {
  you: 'tú',
  yourName: 'tu',
  bot: 'bot',
  croupier: 'el crupier',
  bets: { punto: 'punto', banca: 'banca', tie: 'empate' },
  betAliases: {
    punto: ['p', 'player', 'jugador'],
    banca: ['b', 'bank', 'banker', 'banco'],
    tie: ['e', 't', 'tie', 'egalite'],
  },
  intro: {
    playMoney: 'fichas de mentira',
    game: 'Dos manos, punto y banca, a ver cuál se acerca más a 9. Apuesta por una o por el empate. Del as al nueve valen lo que marcan, dieces y figuras nada, y de la suma solo cuenta la última cifra. La tercera carta sigue reglas fijas: nada que aprender, basta mirar.',
    callsPunto: (word) => `El crupier llama «${word}» al punto.`,
    pays: (bet, usual, others) => `${bet} paga ${usual}${others.length === 0 ? '' : ` (${others.join(', ')})`}`,
    odds: (n, den, percent) => `${n} a ${den}${percent === null ? '' : ` menos el ${percent} %`}`,
    oddsWith: (odds, totals) => `con ${totals.join(' o ')}: ${odds}`,
    limits: (min, max, tie, chips) =>
      `Apuestas de ${min} a ${max}${tie === null ? '' : `, al empate de ${tie[0]} a ${tie[1]}`}. Tienes ${chips} en fichas.`,
    keys: 'Escribe  b 50  para la banca, o  p 20 e 10 ·  ? ayuda ·  porqué ·  q salir',
    seat: (term) => term,
    seed: (seed) => `Semilla ${seed}: siempre las mismas cartas. Una demostración, no una mezcla justa.`,
    auto: 'La mesa juega sola.',
  },
  pack: {
    prepared: (decks, cards) => `El crupier cuenta ${decks} barajas, ${cardsOf(cards)}, y las mezcla.`,
    cutBy: (who, at) => (who === null ? `Cortas por la ${at}.` : `Corta ${who} por la ${at}.`),
    burnt: (card, unseen, below) =>
      `Sale ${card}: ${cardsOf(unseen)}, sin verlas, a la cesta. Bajo la de detención quedan ${below}.`,
    stopCard: 'La carta de detención: esta jugada es la última del sabot.',
    over: 'El sabot se acabó; traen un mazo nuevo.',
  },
  shoe: {
    taken: (who) => `${who} toma el sabot.`,
    youTake: 'Tomas el sabot: repartes y descubres las cartas de la banca.',
    declined: (names) => `No quiere el sabot: ${names}.`,
    croupierDeals: 'Nadie quiere el sabot: reparte el crupier.',
    lost: (who) => `Pierde la banca y ${who} pasa el sabot.`,
    youLose: 'Pierde la banca y pasas el sabot.',
    givenUp: (who) => `${who} pasa el sabot.`,
    youGiveUp: 'Pasas el sabot.',
    passedOver: (who) => `${who} no tiene la apuesta para repartir; el sabot sigue.`,
    youArePassedOver: 'Sin esa apuesta no repartes; el sabot sigue.',
  },
  stakes: {
    bots: 'bots',
    others: 'mesa',
    none: 'nada',
    limits: 'límites',
    duty: (least, on) => `Tienes el sabot: con ${least} o más ${onBet(on)} repartes esta jugada.`,
    mayPass: 'paso cede el sabot',
    low: (chips, least, more) => `Tienes ${chips} y lo menos que se apuesta es ${least}: fichas te trae ${more} más.`,
    bought: (amount, chips) => `${amount} en fichas de mentira. Tienes ${chips}.`,
    hints: {
      unclear: () => 'No te he entendido. Por ejemplo:  b 50  o  punto 20 empate 10  (? ayuda)',
      'which-bet': () => '¿A qué? Por ejemplo:  b 50  a la banca,  p 50  al punto,  e 10  al empate.',
      'which-amount': () => '¿Cuánto es eso? Mil se escribe  1000  o  1.000,  doce y medio  12,50.',
      'too-large': (line) => `«${line}» es demasiado: ninguna mesa admite tanto.`,
    },
    nothingToDouble: 'Aún no hay nada que doblar.',
  },
  coup: {
    heading: (no) => `Jugada ${no}`,
    cardsLeft: (n) => `${cardsOf(n)} en el sabot`,
    deals: (who) => `reparte ${who}`,
    youDeal: 'repartes tú',
    gloss: {
      opening: '',
      closing: '',
      'punto-total': '',
      'banca-total': '',
      'punto-stands': '',
      'punto-draws': '',
      'banca-stands': '',
      'banca-draws': '',
      winner: '',
    },
    turnedBy: (who) => `las descubre ${who}`,
    turnedByYou: 'las descubres tú',
    natural: 'natural: no hay tercera carta',
    why: 'porqué',
    wins: { punto: 'Gana el punto', banca: 'Gana la banca', tie: 'Empate' },
    lost: (bet, stake) => `${bet} ${stake}: se pierde`,
    won: (bet, stake, won) => `${bet} ${stake}: gana ${won}`,
    wonLess: (bet, stake, won, deducted) => `${bet} ${stake}: gana ${won}, menos ${deducted} para la casa`,
    stays: (bet, stake) => `${bet} ${stake}: sigue en la mesa; retírala, cámbiala o déjala`,
    satOut: 'sin apuesta',
    chips: (chips, onTheTable) => `fichas ${chips}${onTheTable === null ? '' : ` y ${onTheTable} en la mesa`}`,
    annulled: 'La jugada se anula; todas las apuestas se devuelven.',
    results: 'serie',
    beads: { punto: 'P', banca: 'B', tie: 'E' },
  },
  ask,
  why: {
    nothing: 'Aún no se ha decidido nada: pregunta después de una jugada.',
    heading: (coup) => (coup === 0 ? 'Porqué' : `Porqué, en la jugada ${coup}`),
    cards: (hand, who) => `las cartas de ${withArticle(hand)}, para ${who}`.replace('de el ', 'del '),
    decided: {
      draw: (hand, total) => `${withArticle(hand)} pide carta con ${total}`,
      stand: (hand, total) => `${withArticle(hand)} se planta con ${total}`,
    },
    outcome: {
      punto: (punto, banca) => `gana el punto, ${punto} a ${banca}`,
      banca: (punto, banca) => `gana la banca, ${banca} a ${punto}`,
      tie: (punto) => `empate a ${punto}`,
    },
    beside: 'con',
    calls: 'lo que se canta',
    reading: (reading, strength) => `lectura ${reading}, ${strength}`,
  },
  leaving: {
    playedOut: 'La jugada en curso se termina.',
    goodbye: (came, leave, change, coups) =>
      `Hasta pronto. Compraste ${came} en fichas y te vas con ${leave} (${change}) tras ${coups} ${coups === 1 ? 'jugada' : 'jugadas'}.`,
    playMoney: 'Las fichas eran de mentira; las reglas, de verdad.',
    saved: (file) => `La historia está en ${file}: npx sabot replay ${file}`,
  },
};
