import { PROTOCOL } from '@sabot/protocol';
import type { LINES_EN } from './words.en.ts';

export const LINES_ES: Readonly<Record<keyof typeof LINES_EN, string>> = {
  'not-json': 'Este mensaje no es JSON.',
  'unknown-message': 'La mesa no conoce este tipo de mensaje: hello, watch, leave, act, shuffle, reveal o ping.',
  'malformed-message': 'A este mensaje le falta un campo, o le sobra alguno.',
  'not-text': 'Los mensajes son texto, no bytes.',
  'hello-first': 'Salude primero con hello y el protocolo que habla.',
  'hello-once': 'Ya ha saludado.',
  'other-protocol': `Esta mesa habla el protocolo ${PROTOCOL} y su programa otro. Recargue la página o actualice el programa.`,
  'too-many-sockets': 'Hay demasiadas conexiones abiertas desde su dirección. Cierre alguna e inténtelo otra vez.',
  'too-many-guests': 'Hoy han llegado demasiados nombres nuevos desde su dirección. Inténtelo otra vez mañana.',
  'foreign-origin': 'Esto llega de una página que no es nuestra, así que no se ha hecho. Use la página de esta casa.',
  'too-many-tables': 'Ya sigue tantas mesas como permite una conexión.',
  'store-failed':
    'Ahora mismo no se puede guardar nada, así que no se ha hecho. Inténtelo otra vez dentro de un momento.',
  'unfit-limits':
    'El límite de pérdidas es un importe en céntimos desde 0 y el aviso llega cada 1 a 1440 minutos; null significa ninguno.',
  'unknown-ruleset': 'No existe ese reglamento.',
  'unknown-scenario': 'No existe ese ejemplo.',
  'acts-not-kept': 'Se jugó antes de que la casa guardara los actos de sus mesas, así que no puede exportarse.',
  'acts-kept-since':
    'La talla empezó antes de que la casa guardara los actos de sus mesas; esta es la parte posterior.',
  'no-live-odds': 'Esta mesa no muestra las probabilidades de su próxima jugada.',
  'bad-request': 'No se ha entendido esta petición.',
  'too-large': 'Esta petición es demasiado grande.',
  'not-found': 'En esta dirección no hay nada.',
  'house-fault': 'Algo ha fallado por nuestra parte.',
};
