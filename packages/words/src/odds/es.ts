import type { OddsTerms } from './odds-terms.ts';

export const oddsEs: OddsTerms = {
  modes: { 'five-per-cent': 'menos el 5\u00a0%', 'half-on-six': 'mitad con 6', 'nineteen-to-twenty': '19 a 20' },
  worth: 'Cuánto vale cada apuesta',
  often: 'Cuántas veces',
  edge: 'ventaja de la casa',
  natural: 'natural: 8 o 9 con dos cartas',
  pair: 'las dos primeras de una mano son pareja',
  suited: 'y además del mismo palo',
  sixOf: (cards) => `la banca gana con 6, de ${cards === 2 ? 'dos' : 'tres'} cartas`,
  player: 'El punto',
  banker: 'El banquero',
  always: { draw: 'pide', stand: 'se planta' },
  mixes: (share) => `pide el ${share} de las veces`,
  solution: (no, of) => `Solución ${no} de ${of}`,
  ways: {
    draw: 'pedir siempre',
    stand: 'plantarse siempre',
    'first paño': 'seguir al paño 1',
    'second paño': 'seguir al paño 2',
    'five or less': 'pedir con 5 o menos',
  },
  faults: {
    'unknown-card': (given) => `«${given}» no es una carta: se escriben As, Kd, 7h, Tc`,
    'no-more-of-it': (given) => `«${given}» no puede haber salido: en el sabot no quedan más`,
    'too-few-cards': (given) =>
      `${given === '1' ? 'solo queda 1 carta' : `solo quedan ${given} cartas`}, y una jugada puede necesitar seis`,
  },
};
