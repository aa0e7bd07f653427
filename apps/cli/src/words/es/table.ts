import { capital, es as dictionary } from '@sabot/words';
import type { TableWords } from '../table-words.ts';
import { ask } from './ask.ts';

const { onBet } = dictionary;

const cardsOf = (n: number): string => `${n} ${n === 1 ? 'carta' : 'cartas'}`;
const articled = { punto: 'el punto', banca: 'la banca' } as const;
const withArticle = (hand: string): string => articled[hand as keyof typeof articled] ?? hand;

export const table: TableWords = {
  you: 'usted',
  yourName: 'usted',
  bot: 'bot',
  croupier: 'el crupier',
  bets: dictionary.bets,
  betAliases: {
    punto: ['p', 'player', 'jugador'],
    banca: ['b', 'bank', 'banker', 'banco'],
    tie: ['e', 't', 'tie', 'egalite'],
  },
  intro: {
    playMoney: 'fichas sin valor',
    game: 'Dos manos, punto y banca, a ver cuál se acerca más a 9. Se apuesta por una o por el empate. Del as al nueve valen lo que marcan, dieces y figuras nada, y de la suma solo cuenta la última cifra. La tercera carta sigue reglas fijas: nada que aprender, basta mirar.',
    callsPunto: (word) => `El crupier llama «${word}» al punto.`,
    pays: (bet, usual, others) => `${bet} paga ${usual}${others.length === 0 ? '' : ` (${others.join(', ')})`}`,
    odds: (n, den, percent) => `${n} a ${den}${percent === null ? '' : ` menos el ${percent}\u00a0%`}`,
    oddsWith: (odds, totals) => `con ${totals.join(' o ')}: ${odds}`,
    limits: (min, max, others, chips) =>
      `Apuestas de ${min} a ${max}${others.map(([bet, least, most]) => `, ${onBet(bet)} de ${least} a ${most}`).join('')}. Tiene ${chips} en fichas.`,
    keys: 'Escriba  b 50  para la banca, o  p 20 e 10 ·  ? ayuda ·  porqué ·  q salir',
    seat: (term) => term,
    seed: (seed) => `Semilla ${seed}: siempre las mismas cartas. Una demostración, no un barajado justo.`,
    auto: 'La mesa juega sola.',
  },
  pack: {
    prepared: (decks, cards) =>
      `El crupier cuenta ${decks === 1 ? '1 baraja' : `${decks} barajas`}, ${cardsOf(cards)}, y baraja.`,
    cutBy: (who, at) => (who === null ? `Usted corta por la ${at}.` : `Corta ${who} por la ${at}.`),
    burnt: (card, unseen, below) =>
      `Sale ${card}: se ${unseen === 1 ? 'quema' : 'queman'} ${cardsOf(unseen)} sin ver. Tras la carta de detención quedan ${below}.`,
    stopCard: 'La carta de detención: esta jugada es la última del sabot.',
    over: 'El sabot se acabó; traen un mazo nuevo.',
  },
  shoe: {
    youTake: 'Usted toma el sabot: reparte y descubre las cartas de la banca.',
    declined: (names) => `${names.includes(',') ? 'No quieren' : 'No quiere'} el sabot: ${names}.`,
    croupierDeals: 'Nadie quiere el sabot: reparte el crupier.',
  },
  stakes: {
    bots: 'bots',
    others: 'mesa',
    none: 'nada',
    limits: 'límites',
    duty: (least, on) => `Tiene el sabot: con ${least} o más ${onBet(on)} reparte esta jugada.`,
    mayPass: 'paso cede el sabot',
    low: (chips, least, more) => `Tiene ${chips} y lo menos que se apuesta es ${least}: fichas le trae ${more} más.`,
    bought: (amount, chips) => `${amount} en fichas sin valor. Tiene ${chips}.`,
    hints: {
      unclear: () => 'No le he entendido. Por ejemplo:  b 50  o  punto 20 empate 10  (? ayuda)',
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
    youDeal: 'reparte usted',
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
    turnedByYou: 'las descubre usted',
    natural: 'natural: no hay tercera carta',
    why: 'porqué',
    wins: {
      punto: capital(dictionary.outcomes.punto),
      banca: capital(dictionary.outcomes.banca),
      tie: capital(dictionary.outcomes.tie),
    },
    lost: (bet, stake) => `${bet} ${stake}: se pierde`,
    won: (bet, stake, won) => `${bet} ${stake}: gana ${won}`,
    wonLess: (bet, stake, won, deducted) => `${bet} ${stake}: gana ${won}, menos ${deducted} para la casa`,
    stays: (bet, stake) => `${bet} ${stake}: sigue en la mesa; retírela, cámbiela o déjela`,
    satOut: 'sin apuesta',
    chips: (chips, onTheTable) => `fichas ${chips}${onTheTable === null ? '' : ` y ${onTheTable} en la mesa`}`,
    annulled: `${dictionary.notices.allBack}.`,
    results: 'serie',
    beads: { punto: 'P', banca: 'B', tie: 'E' },
  },
  ask,
  why: {
    nothing: 'Aún no se ha decidido nada: pregunte después de una jugada.',
    heading: (coup) => (coup === 0 ? 'Porqué' : `Porqué, en la jugada ${coup}`),
    cards: (hand, who) => `las cartas de ${withArticle(hand)}, para ${who}`.replace('de el ', 'del '),
    decided: {
      draw: (hand, total) => `${withArticle(hand)} pide carta con ${total}`,
      stand: (hand, total) => `${withArticle(hand)} se planta con ${total}`,
    },
    outcome: dictionary.scores,
    beside: 'con',
    calls: 'lo que se canta',
    reading: (reading, strength) => `lectura ${reading}, ${strength}`,
  },
  leaving: {
    playedOut: 'La jugada en curso se termina.',
    goodbye: (came, leave, change, coups) =>
      `Hasta pronto. Compró ${came} en fichas y se va con ${leave} (${change}) tras ${coups} ${coups === 1 ? 'jugada' : 'jugadas'}.`,
    playMoney: 'Las fichas no valían nada; las reglas, sí.',
    saved: (file) => `La historia está en ${file}: npx sabot replay ${file}`,
  },
};
