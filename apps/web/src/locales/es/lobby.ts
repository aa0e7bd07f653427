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
  lastCoups: (left: number): string =>
    left === 1 ? 'Última jugada antes de cerrar' : `Cierra dentro de ${left} jugadas`,
  hostedBy: (host: string): string => `la abre ${host}`,
  byAsking: 'se entra pidiéndolo',
  byLink: 'solo con enlace',
  openTable: 'Abrir una mesa',
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
  unseated: (why: string): string => `Ahí no ha podido sentarse. ${why} Puede mirar, o elegir otra mesa.`,
  look: 'Mirar',
  back: 'Volver a mi mesa',
  filters: {
    title: 'Buscar mesa',
    game: 'Juego',
    source: 'Reglamento',
    minimum: 'Mínimo',
    any: 'Cualquiera',
    upTo: (amount: string): string => `hasta ${amount}`,
    free: 'Con asiento libre',
  },
};
