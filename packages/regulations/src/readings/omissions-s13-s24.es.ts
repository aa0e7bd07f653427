import type { ReadingWords } from './readings.es.ts';

export const OMISSIONS_ES_S13_S24 = {
  'OM-S13': {
    question: 'Qué sigue cuando nadie apuesta en ninguno de los dos paños.',
    answer:
      'Se pregunta otra vez al banquero; tras la tercera ronda seguida sin apuestas, la partida se suspende hasta que alguien la reanude, y entretanto puede dejar la banca aunque no haya dado cartas.',
    reason:
      'AST-CF-E3-3 deja fuera del juego lo que las apuestas no cubren; ningún texto deja esperar siempre a una banca.',
  },
  'OM-S14': {
    question: 'Quién cuenta, baraja y corta el mazo, y en qué orden.',
    answer: 'Primero se cuenta; después, como en el chemin de fer.',
    reason:
      'AST-CF-B-3 a B-6: cualquiera puede barajar, el crupier el último, y el corte se ofrece desde la izquierda del crupier.',
  },
  'OM-S15': {
    question: 'Si los sentados pueden apostar también al otro paño, y con qué prioridad.',
    answer: 'Pueden; en el otro paño van después de todos los de ese paño.',
    reason: '[E79] 09.II.3: cada paño tiene también una zona para apostar al otro.',
  },
  'OM-S16': {
    question: 'Si el paño que pidió carta con 8 o 9 puede todavía descubrirlos.',
    answer: 'La jugada se pone como debió ser: el juego se descubre y la carta sigue su camino como en AST-DP-C4-4.',
    reason: 'AST-DP-C4-8 quita el derecho a quien dijo «no»; AST-DP-A-5 manda descubrir.',
  },
  'OM-S17': {
    question: 'Qué hace el banquero en una jugada restablecida cuando el cuadro lo deja libre solo frente a un paño.',
    answer: 'No dice lo mismo para los dos: como cuando dice pedir en uno y plantarse en el otro.',
    reason:
      'AST-DP-C3-3 y C3-4 resuelven pedir contra plantarse; AST-DP-A-8 exige que diga lo mismo para los dos paños.',
  },
  'OM-S18': {
    question: 'Las primeras cartas que cayeron en la cesta pero se habían visto.',
    answer: 'Se recuperan y la jugada sigue.',
    reason: 'AST-DP-C2-7 recupera la tercera carta que se había visto.',
  },
  'OM-S19': {
    question: 'Las cartas dadas a quien no le tocaban, o cogidas por él, cuando aún no ha hablado.',
    answer: 'Pasan a quien tiene el turno.',
    reason: 'AST-CF-B-26: se pueden reclamar mientras no se hayan visto.',
  },
  'OM-S20': {
    question: 'En qué orden se ofrece la banca abandonada, y adónde va cuando acaban las tallas de su adjudicación.',
    answer:
      'Se ofrece por el orden del apartado D, el primer paño antes que el segundo; tras la última talla adjudicada se busca banquero como al abrir.',
    reason: 'AST-DP-D-4: van antes los más cercanos al banquero. AST-DP-E1-2: si no hay banquero, se subasta.',
  },
  'OM-S21': {
    question: 'Si se puede ocupar una plaza que solo está vacía un momento.',
    answer: 'No se puede.',
    reason: 'AST-CF-D-18 dice que no.',
  },
  'OM-S22': {
    question: 'Qué pasa con la apuesta hecha en asociación, o al lado del banquero o del crupier.',
    answer: 'Se devuelve; mientras haya tiempo, su dueño puede hacerla como es debido.',
    reason: '[FR07] art. 60 no admite penas en dinero.',
  },
  'OM-S23': {
    question: 'Quién cuenta entre los dos jugadores de cada paño.',
    answer: 'Todos los que están en el paño o detrás, menos el banquero y quien está ausente.',
    reason: 'AST-DP-D-1 a D-3: se juega en los departamentos, detrás de ellos o de pie.',
  },
  'OM-S24': {
    question: 'Qué pasa con la banca a la que la deducción ha dejado en menos que la ficha menor.',
    answer: 'Se tiene por saltada; lo que queda sigue en ella.',
    reason: 'OM-44: toda apuesta es múltiplo de la ficha menor, así que nadie puede jugar contra ella.',
  },
} as const satisfies Readonly<Record<string, ReadingWords>>;
