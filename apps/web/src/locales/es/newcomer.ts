/** What somebody needs who has never played: four hints, one page for each game, and how hard it is. */
export const newcomer = {
  hints: {
    title: 'Pista',
    of: (n: number, all: number) => `${n} de ${all}`,
    next: 'Siguiente',
    done: 'Entendido',
    skip: 'Saltar las pistas',
  },
  how: {
    open: 'Cómo se juega',
    about: (game: string) => `Cómo se juega: ${game}`,
    rules: 'Todas las reglas',
    words: 'Las palabras de esta mesa',
    keys: 'Teclas',
    keysAre: [
      ['?', 'abre esta página'],
      ['M', 'quita y pone el sonido'],
      ['Tab', 'va de un botón a otro; el primero salta a su sitio'],
      ['← →', 'cambian de ficha, de panel y de paso'],
      ['↑', 'descubre poco a poco una carta suya'],
      ['Intro', 'pulsa lo que está señalado'],
      ['Esc', 'cierra lo que está abierto'],
    ] as readonly (readonly [key: string, does: string])[],
    worth: 'El as vale 1; el diez y las figuras, 0. Solo cuenta la última cifra: 7 + 8 son 5.',
  },
  puntoBanca: {
    level: 'Se aprende en un minuto',
    hints: {
      stake: 'Toque Punto o Banca: apuesta su ficha a que esa mano se acerca más a 9.',
      call: 'El crupier canta cada paso, y «¿Por qué?» abre su regla. Usted no decide ninguna carta.',
      result: 'Esto le ha traído la jugada. Tóquelo para ver la regla.',
      again: '«Repetir» apuesta otra vez lo mismo. El «?» de arriba cuenta cómo se juega, en una página.',
    },
    picture: 'Dos manos: el punto, 9 y 7, suma 6; la banca, rey y 8, suma 8 y gana.',
    lines: [
      'Se reparten dos manos, punto y banca. Gana la que más se acerca a 9.',
      'Usted apuesta al punto, a la banca o al empate. Elija lo que elija, las cartas son las mismas para todos.',
      'Nadie decide una carta: las reglas dicen cuándo una mano pide la tercera.',
      'El punto paga a la par, la banca algo menos y el empate mucho más, porque sale poco.',
    ],
  },
};
