import type { CirculoGameWords } from '../../circulo-words.ts';

export const cheminDeFer: CirculoGameWords = {
  intro:
    'One of the players has the bank and deals; the others play against it, each with a stake, or one for all of it: banco. Punto and banca get two cards; 8 or 9 is shown at once (abatir). Else whoever holds punto’s cards says carta or no, then the banker draws or stands. The side nearer to 9 wins. A bank that loses goes on to the right.',
  stakeHelp: `  50             50 before your seat
  l 50           50 on the line, where half of it plays
  Enter          what the question says; 0 is no stake`,
  stakeUnclear: 'Sorry, what was that? For instance:  50  or, on the line,  l 50  (? for help)',
};
