import type { CirculoGameWords } from '../../circulo-words.ts';

export const cheminDeFer: CirculoGameWords = {
  intro:
    'La banca la tiene uno de los jugadores, que reparte; los demás juegan contra ella, cada uno con su apuesta, o uno por toda: banco. Punto y banca reciben dos cartas; con 8 o 9 se abate. Si no, quien tiene las cartas del punto dice carta o no, y después el banquero toma carta o se planta. Gana quien más se acerca a 9. La banca que pierde pasa a la derecha.',
  stakeHelp: `  50             50 en su departamento
  l 50           50 en la raya, donde juega la mitad
  Intro          lo que dice la pregunta; 0 es no apostar`,
  stakeUnclear: '¿Cómo? Por ejemplo:  50  o, en la raya,  l 50  (? para la ayuda)',
};
