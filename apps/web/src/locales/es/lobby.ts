const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const lobby = {
  welcome: {
    title: 'Siéntese, por favor',
    lines:
      'Aquí se juega al bacarrá, en todas sus modalidades, como manda cada reglamento, y en todo momento se le dice por qué. Las fichas las pone la casa y son solo para jugar: no valen dinero.',
    name: 'Su nombre en la mesa',
  },
  greeting: (name: string): string => `Hola de nuevo, ${name}`,
  purse: (chips: string): string => `Tiene ${chips} en fichas sin valor.`,
  seated: 'Su sitio en la mesa sigue siendo suyo.',
  seatMe: 'Sentarme en el mejor sitio',
  tables: 'Mesas abiertas',
  loading: 'Encendiendo las luces de la sala…',
  none: 'Ahora mismo no hay ninguna mesa abierta.',
  noneFits: 'Ninguna mesa cumple esos filtros.',
  showAll: 'Verlas todas',
  down: 'La casa no responde. ¿Está en marcha? Seguimos intentándolo.',
  again: 'Reintentar',
  limits: 'Apuestas',
  seats: 'Asientos',
  company: 'Compañía',
  free: (free: number, all: number): string =>
    free === 0 ? 'completa' : `${counted(free, 'libre', 'libres')} de ${all}`,
  companyOf: (people: number, bots: number): string =>
    people + bots === 0
      ? 'nadie aún'
      : [people > 0 && counted(people, 'persona', 'personas'), bots > 0 && counted(bots, 'bot', 'bots')]
          .filter(Boolean)
          .join(' · '),
  seconds: (n: number): string => `${n} s`,
  sit: 'Sentarme',
  sitAt: (game: string, source: string): string => `Sentarme: ${game}, ${source}`,
  full: 'Mesa completa',
  unseated: (why: string): string => `Aún no tiene asiento. ${why} Puede mirar, o elegir otra mesa.`,
  look: 'Mirar',
  back: 'Volver a mi mesa',
  /** What a table is doing, by its game. */
  phases: {
    'punto-banca': {
      unopened: 'Aún cerrada',
      pack: 'Barajando',
      offer: 'Se ofrece el sabot',
      stakes: 'Hagan juego',
      coup: 'No va más',
      closed: 'Mesa cerrada',
    },
    'chemin-de-fer': {
      unopened: 'Aún cerrada',
      waiting: 'A la espera de jugadores',
      pack: 'Barajando',
      offer: 'Se ofrece la banca',
      auction: 'Se subasta la banca',
      bank: 'Decide el banquero',
      banco: 'Se puede pedir banco',
      mesa: 'Se puede pedir con la mesa',
      stakes: 'Se admiten apuestas',
      coup: 'Jugada en curso',
      closed: 'Mesa cerrada',
    },
    'dos-panos': {
      unopened: 'Aún cerrada',
      waiting: 'A la espera de jugadores',
      offer: 'Se ofrece la banca',
      auction: 'Se subasta la banca',
      lots: 'Se sortea la banca',
      pack: 'Barajando',
      deposit: 'Se deposita la banca',
      bank: 'Decide el banquero',
      banco: 'Se puede pedir banco',
      stakes: 'Se admiten apuestas',
      coup: 'Jugada en curso',
      ended: 'Talla terminada',
      closed: 'Mesa cerrada',
    },
  },
  filters: {
    title: 'Buscar mesa',
    game: 'Juego',
    source: 'Reglamento',
    minimum: 'Mínimo',
    any: 'Cualquiera',
    upTo: (amount: string): string => `hasta ${amount}`,
    free: 'Con asiento libre',
  },
  refusals: {
    'unfit-name':
      'Un nombre tiene de 1 a 32 letras, cifras, puntos o guiones, sin espacios, y no puede ser una palabra reservada, como «croupier».',
    'mixed-scripts': 'Escriba el nombre en un solo alfabeto.',
    'name-taken': 'Ese nombre ya lo lleva alguien, o se le parece. Pruebe con otro.',
    'house-full': 'La casa está llena. Vuelva un poco más tarde.',
    'too-fast': 'Entra mucha gente a la vez. Espere un momento y pruebe otra vez.',
    'not-written': 'No se ha podido guardar, así que no se ha hecho. Pruebe otra vez.',
    'not-entered': 'Primero diga cómo se llama.',
    unreachable: 'La casa no responde. Pruebe otra vez dentro de un momento.',
  },
};
