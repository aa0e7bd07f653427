import type { CirculoGameWords } from '../../circulo-words.ts';

export const dosPanos: CirculoGameWords = {
  intro:
    'One of the players has the bank and plays against two paños, the two sides of the table. Each paño and the bank get two cards; 8 or 9 is shown at once (abatir). Else whoever holds a paño’s cards says carta or no, and the banker speaks last, for both. You bet on your paño, on the other, or on both (a caballo).',
  stakeHelp: `  50             50 on your own paño
  p1 50 p2 20    50 on paño 1 and 20 on paño 2
  c 50           50 a caballo, half on each
  l1 50          50 on the line of paño 1, where half of it plays
  Enter          what the question says; 0 is no stake`,
  stakeUnclear: 'Sorry, what was that? For instance:  50  or  p1 50 p2 20  or  c 50  (? for help)',
};
