import { PROTOCOL } from '@sabot/protocol';
import type { LINES_EN } from './words.en.ts';

export const LINES_ES: Readonly<Record<keyof typeof LINES_EN, string>> = {
  'not-json': 'Este mensaje no es JSON.',
  'unknown-message': 'La mesa no conoce este tipo de mensaje: hello, watch, leave, act, shuffle, reveal o ping.',
  'malformed-message': 'A este mensaje le falta un campo, o le sobra alguno.',
  'not-text': 'Los mensajes son texto, no bytes.',
  'hello-first': 'Salude primero con hello y el protocolo que habla.',
  'hello-once': 'Ya ha saludado.',
  'other-protocol': `Esta mesa habla el protocolo ${PROTOCOL} y su programa otro. Vuelva a cargar la página o actualice el programa.`,
  'unknown-table': 'No existe esa mesa. En el vestíbulo están las abiertas.',
  'not-entered': 'Entre primero con un nombre.',
  'too-fast': 'Demasiados mensajes a la vez. Espere un momento.',
  'too-many-sockets': 'Hay demasiadas conexiones abiertas desde su dirección. Cierre alguna e inténtelo otra vez.',
  'too-many-guests': 'Hoy han llegado demasiados nombres nuevos desde su dirección. Inténtelo otra vez mañana.',
  'foreign-origin': 'Esto llega de una página que no es nuestra, así que no se ha hecho. Use la página de esta casa.',
  'too-many-tables': 'Ya sigue tantas mesas como permite una conexión.',
  'unfit-name':
    'Un nombre tiene de 1 a 32 letras, cifras, puntos, guiones o guiones bajos, empieza por letra o cifra y no es palabra de la mesa, como croupier o house.',
  'mixed-scripts': 'Un nombre se escribe en un solo alfabeto.',
  'unknown-script': 'Un nombre se escribe en un alfabeto de uso corriente.',
  'name-taken': 'Este nombre está ocupado o se parece a otro. Elija uno distinto.',
  'house-full': 'La casa está llena. Vuelva más tarde.',
  'not-written': 'No se pudo guardar, así que no se hizo. Inténtelo de nuevo.',
  'store-failed':
    'Ahora mismo no se puede guardar nada, así que no se ha hecho. Inténtelo otra vez dentro de un momento.',
  'chips-left': 'Aún le quedan fichas en su cuenta o en una mesa; las nuevas son para quien se ha quedado sin ellas.',
  'chips-tomorrow': 'La casa ya le ha dado todas las fichas que da en un día. Vuelva mañana.',
  'unfit-limits':
    'El límite de pérdidas es un importe en céntimos desde 0 y el aviso llega cada 1 a 1440 minutos; null significa ninguno.',
  'unknown-ruleset': 'No existe ese reglamento.',
  'unknown-scenario': 'No existe ese ejemplo.',
  'unknown-talla': 'Esta mesa no ha jugado esa talla.',
  'acts-not-kept': 'Se jugó antes de que la casa guardara los actos de sus mesas, así que no puede exportarse.',
  'acts-kept-since':
    'La talla empezó antes de que la casa guardara los actos de sus mesas; esta es la parte posterior.',
  'not-revealed': 'Este sabot aún no ha terminado; su prueba llega tras la última jugada.',
  'no-live-odds': 'Esta mesa no muestra las probabilidades de su próxima jugada.',
  'bad-request': 'No se ha entendido esta petición.',
  'too-large': 'Esta petición es demasiado grande.',
  'not-found': 'Aquí no hay nada.',
  'house-fault': 'Algo ha fallado por nuestra parte.',
};
