import { es as dictionary } from '@sabot/words';

/** What is said to the people of a table where one of them is bank: what it lacks, what a step costs, what became of their own. */
export const circulo = {
  missing: {
    ...dictionary.standing.missing,
    listed: (name: string) => `Le toca sentarse a ${name}, de la lista de espera`,
    yourList: 'Le toca sentarse: ya hay un asiento libre',
    sit: (seat: number) => `Sentarse en el asiento ${seat}`,
    move: (seat: number, pano: string) => `Pasar al ${pano}: asiento ${seat}`,
  },
  declining: dictionary.standing.declining,
  seating: dictionary.standing.seating,
  notes: {
    title: 'Para usted',
    'banco-lost': (name: string) => `El banco es de ${name}: tiene prioridad.`,
    'mesa-lost': (name: string) => `El «banco con la mesa» es de ${name}: tiene prioridad.`,
    'banco-short': () => 'Entre todos no se ha reunido lo que hay en la banca: no hay banco.',
    trimmed: (plays: string, back: string) =>
      `La banca no alcanza: de lo suyo juega ${plays}, y ${back} vuelve a sus fichas.`,
    untaken: (back: string) => `La banca no alcanza para su apuesta: ${back} vuelve a sus fichas.`,
    halved: (plays: string, back: string) => `En la raya juega la mitad: ${plays}. Vuelve a sus fichas ${back}.`,
    returned: (amount: string) => `Su apuesta de ${amount} vuelve a sus fichas.`,
    givenWay: (amount: string, name: string) =>
      `Su apuesta de ${amount} vuelve a sus fichas: ${name} juega por toda la banca.`,
    unseated: {
      'refused-twice': 'Ha perdido el asiento: rechazó la banca dos veces seguidas.',
      absent: 'Ha perdido el asiento: no estaba cuando le tocaba la banca.',
      'refused-the-bank': 'Ha perdido el asiento: no tomó la banca que le correspondía.',
      'seated-elsewhere': 'Ha dejado el asiento: tiene otro en otra mesa.',
    },
    stillStanding: 'Sigue en el juego, de pie.',
    'passed-over': {
      saluted: 'La banca pasa de largo esta vez: acaba de tomar asiento («saludar»).',
      'cannot-meet-it': 'La banca pasa de largo: no tiene fichas para tomarla.',
    },
    won: (amount: string) => `Su parte de lo que gana la banca: ${amount}.`,
    lost: (amount: string) => `Su parte de lo que pierde la banca: ${amount}.`,
    close: 'Entendido',
  },
  share: (amount: string, bank: string) => `${amount} de los ${bank} de la banca son suyos`,
  inBank: (amount: string) => `en la banca: ${amount}`,
  /** Says nothing more, with a stake on the table. */
  thatIsAll: 'Nada más',
  /** What the amount of each act is. */
  amounts: {
    RaiseBank: 'Cuánto añade a la banca',
    WithholdWinnings: 'Cuánto aparta en el garaje',
    Associate: 'Con cuánto entra en la banca',
    JoinBank: 'Con cuánto entra en la banca',
    JoinBanco: 'Cuánto pone en el banco',
    AddDeposit: 'Cuánto añade al depósito',
    RenewBank: 'Con cuánto empieza de nuevo la banca',
  } as Readonly<Record<string, string>>,
  choices: 'Qué significa cada opción',
  binding: {
    title: 'Esta petición obliga',
    back: 'Volver',
    say: (call: string) => `Sí: ${call}`,
  },
  raisedTo: (amount: string) => `La banca quedará en ${amount}.`,
  whyNot: 'Lo que ahora no puede hacer',
};
