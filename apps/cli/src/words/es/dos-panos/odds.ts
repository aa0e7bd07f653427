import { es as dictionary } from '@sabot/words';
import { oddsEs } from '@sabot/words/odds';
import type { DosPanosSimulationWords, SolveDosPanosWords } from '../../dos-panos/odds-words.ts';

export const solveDosPanos: SolveDosPanosWords = {
  seconds: { sees: 'el segundo punto ve lo que pidió el primero', blind: 'el segundo punto no mira' },
  stakes: (stakes) => `apuestas ${stakes}`,
  laidDown: '8–9',
  pontes: 'Los puntos, con cinco',
  first: 'el primero',
  second: 'el segundo',
  after: (sign) => `tras ${sign}`,
  always: { draw: 'siempre pide', stand: 'siempre se planta' },
  grid: 'el paño 1 hacia abajo, el paño 2 a lo ancho; 8–9: abatidos',
  toFirst: 'para el primer punto, de su apuesta',
  toSecond: 'para el segundo punto, de la suya',
  toBanker: 'para el banquero, de las dos apuestas',
  toHouse: 'para la casa, de las dos',
  valuesMean: (slack) =>
    `Nadie gana más de ${slack} de una apuesta cambiando solo lo suyo. Que no haya otra solución no está demostrado.`,
  conflict: 'Donde el cuadro dice pedir contra un paño y plantarse contra el otro',
  conflictMeans: (cells, often) =>
    `${cells} casillas, el ${often} de las jugadas. Resolverlas todas de una manera cuesta al banquero, por cada 100.000 apostados, más que elegir lo mejor:`,
  resolutions: oddsEs.ways,
  league: 'Contra dos puntos aliados',
  leagueMeans:
    'Lo que el banquero puede asegurarse, exactamente, aunque los puntos acuerden en secreto cuándo piden; y nada más si lo hacen bien.',
};

export const dosPanosSimulation: DosPanosSimulationWords = {
  pontes: {
    equilibrium: 'los puntos alternan con cinco como en el equilibrio',
    draw: 'los puntos siempre piden con cinco',
    stand: 'los puntos siempre se plantan con cinco',
  },
  against: { first: 'Contra el paño 1', second: 'Contra el paño 2' },
  ends: { wins: dictionary.outcomes.banca, ties: dictionary.outcomes.tie, loses: dictionary.outcomes.pano },
  fares: {
    first: 'para el primer punto',
    second: 'para el segundo punto',
    banker: 'para el banquero, de las dos',
    house: 'para la casa, de las dos',
  },
};
