import type { CirculoGameWords } from '../../circulo-words.ts';

export const dosPanos: CirculoGameWords = {
  intro:
    'La banca la tiene uno de los jugadores, y juega contra dos paños, los dos lados de la mesa. Cada paño y la banca reciben dos cartas; con 8 o 9 se abate. Si no, quien tiene las cartas de un paño dice carta o no, y el banquero habla el último, por los dos. Se apuesta al propio paño, al otro o a los dos (a caballo).',
  stakeHelp: `  50             50 a su paño
  p1 50 p2 20    50 al paño 1 y 20 al paño 2
  c 50           50 a caballo, la mitad a cada uno
  r1 50          50 en la raya del paño 1, donde juega la mitad
  Intro          lo que dice la pregunta; 0 es no apostar`,
  stakeUnclear: '¿Cómo? Por ejemplo:  50  o  p1 50 p2 20  o  c 50  (? para la ayuda)',
};
