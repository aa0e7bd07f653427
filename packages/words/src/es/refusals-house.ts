import { lookUp } from '@sabot/engine/by-name';
import type { RefusalCode as CeremonyRefusal } from '@sabot/fairness';
import type { HouseRefusal } from '@sabot/protocol';
import { num } from '../facts.ts';
import type { DoorRefusal, RefusalSentence } from '../refusal-words.ts';

const AUTHORISED: Readonly<Record<string, string>> = {
  minimum: 'apuesta mínima',
  maximum: 'apuesta máxima',
  bankMinimum: 'banca mínima',
  bankMaximum: 'banca máxima',
  decks: 'barajas',
  unlimited: 'banca sin máximo',
  modality: 'modalidad de banca',
};

const termNamed = (field: unknown): string => lookUp(AUTHORISED, String(field)) ?? 'esta condición';

/** What the house itself refuses, the shuffle, and the door. */
export const houseRefusals: Readonly<Record<HouseRefusal | CeremonyRefusal | DoorRefusal, RefusalSentence>> = {
  'beyond-the-wallet': ({ max }, { money }) => `En su cuenta no hay tanto: hay ${money(num(max))}.`,
  'beyond-your-limit': ({ max }, { money }) =>
    num(max) === 0
      ? 'Ha llegado al límite de pérdidas que se puso. Vuelva mañana.'
      : `Con el límite de pérdidas que se puso, hoy puede comprar fichas por ${money(num(max))} como mucho.`,
  'foreign-command': () => 'Eso ya lo había dicho otra persona. Inténtelo otra vez.',
  'house-closing': () => 'La casa está cerrando. Vuelva un poco más tarde.',
  'no-shuffle': () => 'Ahora no se está barajando.',
  'not-decided': () => 'La casa no ha podido decidirlo, así que no se ha hecho nada. Avise a la casa.',
  'not-written': () => 'No se ha podido guardar, así que no se ha hecho. Inténtelo otra vez.',
  'other-talla': () => 'Eso es de otro sabot.',
  'table-busy': () => 'La mesa está muy ocupada. Inténtelo otra vez.',
  'not-on-duty': () => 'En esta mesa no está de servicio con esa función. Empiece antes su turno aquí.',
  'not-your-act': () => 'Eso no se hace nunca en su función. Quién puede hacerlo está en la tabla de funciones.',
  'shoe-is-sealed': () => 'La casa reparte de un sabot sellado: diga cuántas cartas han salido, no cuáles.',
  'table-stopped': () => 'La mesa está detenida un momento: se está mirando algo. Espere, por favor.',
  'no-claims-here': () => 'Este reglamento deja los errores al crupier y a la inspección: dígaselo.',
  'claim-once': () => 'Ya ha reclamado algo en esta jugada. Primero se mira eso.',
  'no-such-claim': () => 'Esta reclamación ya tiene respuesta.',
  'not-at-this-table': () => 'Solo reclama quien tiene plaza en la mesa: ocupe una antes.',
  'table-paused': () => 'La mesa está parada hasta que alguien haga algo en ella.',
  'too-fast': () => 'Demasiado rápido. Espere un momento e inténtelo otra vez.',
  'already-closed': () => 'Este barajado ya está cerrado.',
  'already-committed': () => 'Su parte del barajado ya está sellada.',
  'already-cut': () => 'El mazo ya está cortado.',
  'already-revealed': () => 'Su parte del barajado ya está revelada.',
  'bad-commitment': () => 'Esa parte del barajado no se entiende. Recargue la página.',
  'bad-decks': () => 'Un sabot no puede tener ese número de barajas.',
  'bad-depth': () => 'Por ahí no se puede cortar: elija otro sitio.',
  'bad-reason': () => 'Diga por qué se abandona este sabot.',
  'bad-seated': () => 'La lista de quienes están en la mesa no es correcta.',
  'bad-table': () => 'Ese nombre de mesa no es correcto.',
  'bad-talla': () => 'Ese número de sabot no es correcto.',
  'bot-among-people': () => 'Los bots ni barajan ni cortan mientras haya una persona sentada.',
  'ceremony-over': () => 'El barajado de este sabot ha terminado.',
  'copied-commitment': () => 'Esa parte del barajado es copia de otra. Recargue la página.',
  'not-closed': () => 'El orden de este sabot aún no está fijado.',
  'not-committed': () => 'Su parte del barajado no está sellada: no hay nada que revelar.',
  'not-cut': () => 'El mazo aún no está cortado.',
  'not-revealed': () => 'Este sabot aún no ha terminado; su prueba llega tras la última jugada.',
  'not-seated': () => 'Solo puede hacerlo quien tiene asiento; al barajar, quien ya lo tenía.',
  'shuffle-not-over': () => 'El mazo no se corta antes de barajarlo.',
  'shuffle-over': () => 'El barajado ha terminado: ya no se añade nada.',
  'not-entered': () => 'Entre primero con un nombre.',
  unreachable: () => 'La casa no responde. Inténtelo otra vez dentro de un momento.',
  'mixed-scripts': () => 'Escriba el nombre en un solo alfabeto.',
  'unknown-script': () => 'Escriba el nombre en un alfabeto de uso corriente.',
  'name-taken': () => 'Ese nombre ya lo lleva alguien, o se le parece. Pruebe con otro.',
  'house-full': () => 'La casa está llena. Vuelva un poco más tarde.',
  'chips-left': () => 'Aún tiene fichas en su cuenta o en una mesa: las nuevas son para quien se queda sin ellas.',
  'chips-tomorrow': () => 'La casa ya le ha dado todas las fichas que da en un día. Vuelva mañana.',
  'unknown-table': () => 'No existe esa mesa. En la sala están las abiertas.',
  'not-signed-in': () => 'Entre antes como personal de la casa.',
  'wrong-password': () => 'El nombre y la contraseña no van juntos. Vuelva a intentarlo.',
  'not-your-role': () => 'Eso no forma parte de su función aquí.',
  'not-yourself': () => 'Nadie se despide a sí mismo: lo hace otra persona de la dirección.',
  'no-such-invitation': () => 'Esta invitación no vale: ya se usó, caducó o no existió. Pida una nueva.',
  'no-such-challenge': () => 'Ha pasado demasiado tiempo, o esto ya se usó. Vuelva a intentarlo.',
  'no-such-passkey': () => 'Usted no tiene esa llave de acceso.',
  'passkey-not-accepted': () => 'Esa llave de acceso no vale aquí. Pruebe con otra o con la contraseña.',
  'passkeys-full': () => 'Ya tiene diez llaves de acceso. Quite una antes de añadir otra.',
  'no-passkeys-here': () => 'Aquí no hay llaves de acceso: necesitan https con un nombre de la casa, o localhost.',
  'no-such-evening': () =>
    'No existe esa velada o es privada: pida que la compartan o, si jugó en ella, entre con su nombre.',
  'not-your-evening': () => 'Solo quienes jugaron guardan un enlace. Pida a alguien que comparta el suyo.',
  'unknown-talla': () => 'Esta mesa no ha jugado esa talla.',
  'unknown-coup': () => 'Esta mesa no tiene esa jugada, o todavía no ha terminado.',
  'wrong-reveal': () => 'Lo revelado no corresponde a lo que se selló.',
  'wrong-secret': () => 'El secreto no corresponde a la huella que se publicó.',
  'authority-sets-it': () => 'Eso lo fija la autoridad, no quien abre una mesa. Déjelo como está.',
  'moved-on': () => 'La mesa ya va por delante de lo que usted ve. Tome asiento para verla al momento.',
  'no-spectators': () => 'En esta mesa nadie mira desde fuera. Tome asiento para verla.',
  'removed-by-host': () => 'Quien lleva esta mesa le ha pedido que se marche. Elija otra mesa.',
  'table-held': () => 'Quien lleva la mesa la ha puesto en pausa. Sigue cuando lo diga.',
  'unknown-setting': () => 'Una mesa de esta clase no tiene esa condición. Recargue la página.',
  'no-talk-here': () => 'Solo habla quien tiene sitio en esta mesa. Tome antes asiento.',
  'talk-muted': () => 'Quien lleva la mesa ha pedido silencio.',
  'unfit-line': () => 'Eso no se puede decir aquí: ni enlaces ni signos raros, y 140 letras como mucho.',
  'no-such-link': () => 'Este enlace no vale o ya no vale. Pida uno nuevo a quien se lo envió.',
  'not-the-host': () => 'Eso solo lo hace quien lleva esta mesa. La mesa muestra quién es ahora.',
  'not-asked': () => 'Ya no se le pide que lleve la mesa. Pida a quien la lleva que se la pase.',
  'ask-to-come-in': () => 'En esta mesa deja entrar quien la lleva. Pida entrar.',
  'table-full': () => 'Esta mesa está llena. Inténtelo cuando se marche alguien o elija otra.',
  'table-closing': () => 'Esta mesa está a punto de cerrar, así que ya no cambia nada en ella. Abra otra.',
  'no-own-tables': () => 'En esta casa nadie abre mesas propias. En la sala están las que hay.',
  'own-tables-each': () => 'Ya tiene abiertas todas las mesas que puede tener cada persona. Cierre antes una de ellas.',
  'no-authorisation': () => 'Este juego no tiene hoy autorización vigente. La mesa de dirección muestra las fechas.',
  'not-authorised': ({ field, min, max }, { money }) =>
    min === undefined
      ? `No autorizado ahora: ${termNamed(field)}. Elija lo que permite la autorización.`
      : field === 'decks'
        ? `La autorización vigente permite desde ${min} barajas${max === undefined ? '' : ` hasta ${max}`}. Elija otra cantidad.`
        : `La autorización vigente permite, como ${termNamed(field)}, desde ${money(Number(min))}${max === undefined ? '' : ` hasta ${money(Number(max))}`}. Elija una cantidad dentro de eso.`,
  'no-such-authorisation': () => 'No existe esa autorización. Recargue la página.',
  'withdrawn-already': () => 'Esta autorización ya está retirada. La lista dice por quién.',
  'ends-before-it-begins': () => 'Acabaría antes de empezar. Revise las dos fechas.',
  'unfit-authorisation': () =>
    'No encaja con las mesas de ese juego: el mínimo supera al máximo, o el juego no tiene esa condición.',
  'own-tables-all': () => 'Ya hay abiertas todas las mesas que caben en esta casa. Inténtelo más tarde.',
  'paused-already': () => 'La mesa ya está en pausa.',
  'not-paused': () => 'La mesa no está en pausa.',
  'not-to-be-removed': () => 'Eso no vale para bots ni para quien lleva la mesa: pase la mesa o pida menos bots.',
  'nobody-of-that-name': () => 'Aquí no hay nadie con ese nombre para eso. Mire otra vez la lista.',
};
