import type { GamesWords } from '../../game-words.ts';

/** How the bank finds a holder, step by step. */
export const stages: GamesWords['chemin-de-fer']['stages'] = {
  'last-winner': 'quien ganó la última jugada',
  seated: 'quienes tienen asiento, por turno',
  standing: 'quienes están de pie',
  retake: 'quien la dejó puede retomarla',
  auction: 'subasta',
  forced: 'la debe tomar quien está a la derecha',
};

export const incidents: GamesWords['chemin-de-fer']['incidents'] = {
  'early-draw': 'se saca una carta antes de tiempo',
  'card-face-up': 'sale una carta descubierta',
  'cards-stuck': 'salen dos cartas pegadas',
  'card-on-floor': 'una carta cae al suelo',
  'shoe-exhausted': 'el sabot se queda sin cartas',
  'croupier-exposes': 'el crupier descubre una carta',
  'croupier-misdeals': 'el crupier reparte mal',
  'carta-for-no': 'se da carta a quien dijo «no»',
  misdelivered: 'las cartas van a quien no debían',
  'fifth-card': 'el banquero saca una quinta carta',
  'banker-overdealt': 'el banquero tiene más de dos cartas',
  'two-thirds-to-punto': 'dos terceras cartas para el punto',
  'two-thirds-to-banca': 'dos terceras cartas para la banca',
  'punto-card-in-basket': 'una carta del punto cae en la cesta',
  'punto-third-in-basket': 'la tercera del punto cae en la cesta',
  'banker-exposes': 'el banquero descubre una carta',
  'banker-card-in-basket': 'una carta del banquero cae en la cesta',
  advised: 'alguien aconseja a quien tiene las cartas',
  misstated: 'se anuncia mal el punto',
  'cards-thrown': 'se tiran las cartas',
  'unwatched-stake': 'una apuesta sin vigilar',
  'pooled-stakes': 'apuestas reunidas',
  'cards-grabbed': 'alguien toma cartas que no son suyas',
  'late-stake': 'una apuesta llega tarde',
  'follows-the-mano': 'sigue la mano cambiando de sitio',
  other: 'algo que el texto no prevé',
};
