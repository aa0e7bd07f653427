import { capital, en as dictionary, list } from '@sabot/words';
import type { Words } from '../words.ts';

const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const roads: Words['roads'] = {
  whichPano: 'Which paño',
  panos: { 'pano-1': capital(dictionary.hands['pano-1']), 'pano-2': capital(dictionary.hands['pano-2']) },
  title: 'Roads',
  bets: {
    punto: capital(dictionary.bets.punto),
    banca: capital(dictionary.bets.banca),
    tie: capital(dictionary.bets.tie),
  },
  letters: { red: 'B', blue: 'P', green: 'T' },
  winners: { red: dictionary.bets.banca, blue: dictionary.bets.punto, green: dictionary.bets.tie },
  names: {
    beadPlate: 'Bead plate',
    bigRoad: 'Big road',
    bigEyeBoy: 'Big eye boy',
    smallRoad: 'Small road',
    cockroachPig: 'Cockroach pig',
  },
  ifComes: 'next',
  asked: (side, colour) =>
    `If ${side} is next: ${colour === null ? 'nothing' : colour === 'red' ? 'red (repeats)' : 'blue (breaks)'}.`,
  plateSummary: (banca, punto, tie) => `Bead plate: banca ${banca}, punto ${punto}, tie ${tie}`,
  bigSummary: (name, last) => (last.length === 0 ? `${name}: empty` : `${name}. Latest: ${list('en', last)}`),
  derivedSummary: (name, red, blue) => `${name}: ${red} red, ${blue} blue`,
  extras: (coups, bancaPair, puntoPair, natural) =>
    `${times(coups, 'coup', 'coups')} · pairs: ${bancaPair} banca, ${puntoPair} punto · ${times(natural, 'natural', 'naturals')}`,
  shoe: 'The shoe',
  talla: (talla) => `Shoe ${talla}`,
  cardsLeft: (n) => (n === '1' ? '1 card left' : `${n} cards left`),
  stopCardIn: (n) =>
    n === '0'
      ? 'The stop card is next.'
      : n === '1'
        ? 'The stop card lies one card ahead.'
        : `The stop card lies ${n} cards ahead.`,
  lastCoup: 'The stop card is out: last coup.',
  shoeOver: 'The stop card is out.',
  empty: 'A new shoe: no coup yet.',
  lost: 'The results could not be fetched.',
  retry: 'Try again',
  legend: {
    title: 'How to read them',
    bead: 'One bead per coup, downwards: B banca, P punto, T tie.',
    ring: 'Big road: red banca, blue punto. Each change opens a column.',
    tie: 'Green stroke: ties after that coup; the figure says how many.',
    pairs: 'Marks on the rim: a pair of banca (above) or of punto (below).',
    natural: 'Mark in the middle: won with a natural, 8 or 9 from the start.',
    derived:
      'On the three small roads red means that the pattern repeats, blue that it breaks. They do not say which side won.',
  },
};
