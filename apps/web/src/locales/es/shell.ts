export const shell = {
  home: 'Sabot: ir a las mesas',
  menu: 'Menú',
  titles: {
    lobby: '',
    table: 'Mesa',
    replay: 'Jugada',
    rulebook: 'Reglamentos',
    lab: 'Laboratorio',
    fairness: 'Barajados',
    open: 'Abrir una mesa',
    join: 'Invitación',
    evening: 'Velada',
    staff: 'Personal',
    nowhere: '',
  },
  skipToDeck: 'Saltar a lo que puede hacer',
  rooms: 'La casa',
  lobby: 'Mesas',
  rules: 'Reglamentos',
  lab: 'Laboratorio',
  fairness: 'Barajados',
  playMoney: 'dinero ficticio',
  limits: (minimum: string, maximum: string | null): string =>
    maximum === null ? `desde ${minimum}` : `${minimum} – ${maximum}`,
  language: 'Idioma',
  languages: { es: 'Español', en: 'English' },
  connecting: 'Entrando en la casa…',
  lost: 'Se ha perdido la conexión. Su asiento sigue siendo suyo; volvemos a intentarlo.',
  silent:
    'La casa no responde desde hace unos segundos. Lo que ya ha confirmado está a salvo; se sigue en cuanto responda.',
  otherVersion: 'La casa ha cambiado de versión. Recargue la página.',
  reload: 'Recargar',
  fault: {
    title: 'Algo ha fallado en esta página',
    line: 'No ha sido cosa suya, y en la mesa no se ha perdido nada. Recargue la página.',
  },
  nowhere: { title: 'Aquí no hay nada', line: 'El enlace es antiguo o está incompleto.', back: 'Ir a las mesas' },
  unreachable: 'La casa no responde. ¿Está en marcha? Seguimos intentándolo.',
  retry: 'Reintentar',
  purse: {
    open: 'Abrir su cuenta',
    title: (name: string): string => `La cuenta de ${name}`,
    tabs: 'Su cuenta',
    wallet: 'En su cuenta',
    atTable: (name: string): string => `En la mesa: ${name}`,
    staked: (amount: string): string => `y ${amount} apostados`,
    newChips: 'Pedir más fichas',
    newChipsNote: 'Si se le acaban, la casa le pone más. No cuestan nada ni valen dinero.',
    told: {
      given: 'Aquí tiene sus fichas.',
      failed: 'No ha podido ser. Inténtelo otra vez dentro de un momento.',
    },
    statement: 'Movimientos',
    limits: 'Sus límites',
    sessions: 'Sesiones',
    loading: 'Abriendo el libro…',
    lost: 'No se ha podido traer la cuenta. Inténtelo otra vez.',
    more: 'Ver anteriores',
    itsEvening: '(mesa cerrada: ver la velada)',
    moved: (table: string | null, comesIn: boolean): string =>
      table !== null ? `${comesIn ? 'De' : 'A'} la mesa: ${table}` : comesIn ? 'Fichas de la casa' : 'A la casa',
  },
  sessions: {
    about:
      'Si ha dejado su nombre abierto en otro navegador o dispositivo, ciérrelo desde aquí. Esta página sigue abierta.',
    endOthers: 'Cerrar las demás sesiones',
    told: {
      ended: 'Hecho. Solo esta página sigue abierta con su nombre.',
      failed: 'No se ha podido hacer. Inténtelo otra vez dentro de un momento.',
    },
  },
  limitsForm: {
    about: 'Pida a la casa que le ponga un tope. Si lo baja, vale al momento; si lo sube o lo quita, pasadas 24 horas.',
    loss: 'Lo más que puede perder en un día',
    none: 'sin tope',
    lostToday: (amount: string): string => `Hoy lleva perdidos ${amount}.`,
    reality: 'Avisarme del tiempo que llevo jugando',
    never: 'Nunca',
    every: (minutes: number): string =>
      minutes === 60
        ? 'Cada hora'
        : minutes % 60 === 0
          ? `Cada ${minutes / 60} horas`
          : minutes === 1
            ? 'Cada minuto'
            : `Cada ${minutes} minutos`,
    keep: 'Guardar',
    told: {
      kept: 'Guardado.',
      failed: 'No se ha podido guardar. Inténtelo otra vez.',
      unfit: 'Escriba una cantidad, por ejemplo 500, o deje el campo vacío.',
    },
    later: (when: string): string => `El límite más alto valdrá desde el ${when}.`,
  },
  reality: {
    title: 'Tiempo de juego',
    played: (minutes: number): string => `Lleva jugando ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
    won: (amount: string): string => `En ese tiempo ha ganado ${amount} en fichas.`,
    lost: (amount: string): string => `En ese tiempo ha perdido ${amount} en fichas.`,
    even: 'En ese tiempo no ha ganado ni perdido.',
    goOn: 'Entendido',
  },
};
