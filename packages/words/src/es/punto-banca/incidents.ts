import type { GamesWords } from '../../game-words.ts';

export const incidents: GamesWords['punto-banca']['incidents'] = {
  'card-face-up': 'una carta aparece boca arriba',
  'cards-stuck': 'hay cartas pegadas',
  'card-in-basket': 'una carta cae a la cesta',
  'card-on-floor': 'una carta cae al suelo',
  'shoe-exhausted': 'el sabot se queda sin cartas',
  'late-stake': 'se apuesta fuera de tiempo',
  'wrong-draw': 'se reparte una carta que no toca',
  'cards-touched': 'alguien toca las cartas',
  squeezing: 'se orejean las cartas',
  'cards-beyond-table': 'las cartas salen de la mesa',
  'dealer-cannot-go-on': 'quien reparte no puede seguir',
  other: 'algo que el texto no prevé',
};
