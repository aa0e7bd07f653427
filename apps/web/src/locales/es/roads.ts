import { capital, es as dictionary, list } from '@sabot/words';

const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const roads = {
  whichPano: 'De qué paño',
  panos: { 'pano-1': capital(dictionary.hands['pano-1']), 'pano-2': capital(dictionary.hands['pano-2']) },
  title: 'Marcadores',
  bets: {
    punto: capital(dictionary.bets.punto),
    banca: capital(dictionary.bets.banca),
    tie: capital(dictionary.bets.tie),
  },
  letters: { red: 'B', blue: 'P', green: 'E' },
  winners: { red: dictionary.bets.banca, blue: dictionary.bets.punto, green: dictionary.bets.tie },
  names: {
    beadPlate: 'Perlas',
    bigRoad: 'Camino grande',
    bigEyeBoy: 'Ojo grande',
    smallRoad: 'Camino pequeño',
    cockroachPig: 'Cucaracha',
  },
  ifComes: 'si sale',
  asked: (side: 'banca' | 'punto', colour: 'red' | 'blue' | null): string =>
    `Si sale ${side}: ${colour === null ? 'nada' : colour === 'red' ? 'rojo, se repite' : 'azul, se rompe'}.`,
  plateSummary: (banca: number, punto: number, tie: number): string =>
    `Perlas: banca ${banca}, punto ${punto}, empate ${tie}`,
  bigSummary: (name: string, last: readonly string[]): string =>
    last.length === 0 ? `${name}: vacío` : `${name}. Lo último: ${list('es', last)}`,
  derivedSummary: (name: string, red: number, blue: number): string =>
    `${name}: ${times(red, 'rojo', 'rojos')}, ${times(blue, 'azul', 'azules')}`,
  extras: (coups: number, bancaPair: number, puntoPair: number, natural: number): string =>
    `${times(coups, 'jugada', 'jugadas')} · parejas: ${bancaPair} de banca, ${puntoPair} de punto · ${times(natural, 'natural', 'naturales')}`,
  shoe: 'El sabot',
  talla: (talla: number): string => `Talla ${talla}`,
  cardsLeft: (n: string): string => (n === '1' ? 'Queda 1 carta' : `Quedan ${n} cartas`),
  stopCardIn: (n: string): string =>
    n === '0'
      ? 'La carta de detención es la siguiente.'
      : n === '1'
        ? 'La carta de detención está tras una carta más.'
        : `La carta de detención está tras ${n} cartas más.`,
  lastCoup: 'Ha salido la carta de detención: última jugada.',
  shoeOver: 'Ha salido la carta de detención.',
  empty: 'Sabot nuevo: aún no hay ninguna jugada.',
  lost: 'No se han podido traer los resultados.',
  retry: 'Reintentar',
  legend: {
    title: 'Cómo se leen',
    bead: 'Una perla por jugada, de arriba abajo: B banca, P punto, E empate.',
    ring: 'Camino grande: rojo banca, azul punto. Cada cambio abre columna.',
    tie: 'Raya verde: empates después de esa jugada; el número, cuántos.',
    pairs: 'Marcas en el borde: pareja de banca (arriba) o de punto (abajo).',
    natural: 'Marca en el centro: se ganó con un natural, 8 o 9 de entrada.',
    derived:
      'En los tres caminos pequeños, rojo es que el dibujo se repite y azul que se rompe. No dicen qué lado ha ganado.',
  },
};
