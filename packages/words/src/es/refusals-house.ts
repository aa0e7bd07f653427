import type { RefusalCode as CeremonyRefusal } from '@sabot/fairness';
import type { HouseRefusal } from '@sabot/protocol';
import { num } from '../facts.ts';
import type { DoorRefusal, RefusalSentence } from '../refusal-words.ts';

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
  'shoe-is-sealed': () =>
    'El mazo de esta mesa está sellado: sus cartas las reparte la casa y nadie las nombra. Diga cuántas han salido.',
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
  'no-such-invitation': () => 'Esta invitación no vale: ya se usó, caducó o no existió. Pida una nueva.',
  'no-such-evening': () =>
    'No existe esa velada, o es privada: quien guarda el enlace puede compartirlo, y quienes jugaron pueden entrar con su nombre.',
  'not-your-evening': () => 'Solo quienes jugaron guardan un enlace. Pida a alguien que comparta el suyo.',
  'unknown-talla': () => 'Esta mesa no ha jugado esa talla.',
  'wrong-reveal': () => 'Lo revelado no corresponde a lo que se selló.',
  'wrong-secret': () => 'El secreto no corresponde a la huella que se publicó.',
};
