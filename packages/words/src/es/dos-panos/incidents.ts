import type { GamesWords } from '../../game-words.ts';

/** How the bank finds a holder, step by step. */
export const stages: GamesWords['dos-panos']['stages'] = {
  named: 'la da el inspector o la inspectora',
  offer: 'se ofrece por lo mismo',
  auction: 'subasta',
};

export const incidents: GamesWords['dos-panos']['incidents'] = {
  'early-draw': 'se saca una carta antes de tiempo',
  'card-face-up': 'sale una carta descubierta',
  'cards-stuck': 'salen cartas pegadas',
  'card-on-floor': 'cae una carta al suelo',
  'shoe-exhausted': 'no quedan cartas en el sabot',
  'wrong-holder': 'tiene las cartas quien no debe',
  misdealt: 'las cartas se reparten mal',
  'card-for-no': 'se da carta a un paño que dijo «no»',
  'no-card-for-carta': 'no se da carta a un paño que la pidió',
  'hand-exposed': 'se descubren las dos cartas de un paño',
  'cards-in-basket': 'caen cartas a la cesta sin verse',
  'third-in-basket': 'cae a la cesta una tercera carta',
  misannounced: 'el banquero anuncia un punto que no es el suyo',
  'no-below-five': 'un paño dice «no» con menos de cinco',
  'carta-with-six': 'un paño pide carta con seis o más',
  contradicted: 'un paño dice primero una cosa y luego otra',
  'no-with-natural': 'un paño dice «no» con 8 o 9',
  'carta-with-natural': 'un paño pide carta con 8 o 9',
  advised: 'alguien da consejo',
  'cards-not-laid-down': 'no se dejan sobre la mesa las cartas ya vistas',
  'thrown-unshown': 'se arrojan cartas a la cesta sin mostrarlas',
  'thrown-by-croupier': 'el crupier arroja cartas a la cesta',
  'pooled-stakes': 'se juega en asociación',
  'stake-beside': 'una apuesta junto al banquero o al crupier',
  'late-stake': 'una apuesta fuera de tiempo',
  other: 'algo que el texto no prevé',
};
