import type { Wording } from '../../rules/wording.ts';

export const wording = {
  'AST-MINI-E-1': 'El mini se juega en una mesa semicircular en la que caben siete jugadores como mucho.',
  'AST-MINI-E-2': 'Se juega con las mismas reglas que el punto y banca.',
  'AST-MINI-E-3': 'Atienden la mesa un crupier y un jefe o jefa de mesa.',
  'AST-MINI-E-4': 'La mesa tiene el tamaño y la forma de una mesa de blackjack.',
  'AST-MINI-E-5': 'Ante cada casilla, un círculo señala dónde se apuesta a la banca.',
  'AST-MINI-E-6': 'Otras zonas marcadas recogen las apuestas al jugador y al empate.',
  'AST-MINI-E-7': 'Como máximo puede haber siete jugadores sentados.',
  'AST-MINI-E-8': 'El Director o la Directora de juego puede admitir, si quiere, jugadores de pie.',
} as const satisfies Wording<'asturias-2011/mini'>;
