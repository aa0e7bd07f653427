import { lookUp } from '@sabot/engine';
import type { Money } from '../../money.ts';
import type { Facts, RefusalWords } from '../refusal-words.ts';
import { cheminDeFerRefusals } from './chemin-de-fer-refusals.ts';
import { dosPanosRefusals } from './dos-panos-refusals.ts';
import { onBet } from './on-bet.ts';

const num = (fact: string | number | undefined): number => Number(fact ?? 0);
/** Los límites con los que se abre una mesa. */
const LIMITS: Readonly<Record<string, string>> = {
  minimum: 'El mínimo de la mesa',
  maximum: 'El máximo de la mesa',
  'bank-minimum': 'El mínimo de la banca',
  'bank-maximum': 'El máximo de la banca',
};
const limit = (field: string | number | undefined): string | undefined => lookUp(LIMITS, String(field));

function most(field: string): string {
  if (field === 'amount') return 'Aquí, como mucho';
  const name = limit(field);
  return name === undefined ? `Lo más que se apuesta ${onBet(field)} es` : `${name} ha de ser como mucho`;
}
function least(field: string, amount: string): string {
  if (field === 'amount') return `Aquí, como mínimo ${amount}.`;
  const name = limit(field);
  return name === undefined
    ? `Lo menos que se apuesta ${onBet(field)} es ${amount}; 0 es no apostar.`
    : `${name} ha de ser al menos ${amount}.`;
}

function maximumNotAllowed({ options, min, max }: Facts, money: Money): string {
  if (options !== undefined) {
    const allowed = String(options).split(' ').map(Number).map(money).join(', ');
    return `Con ese mínimo la ley permite estos máximos: ${allowed}.`;
  }
  return num(min) > num(max)
    ? 'Con ese mínimo la ley no permite ningún máximo.'
    : `Con ese mínimo la ley permite un máximo de ${money(num(min))} a ${money(num(max))}.`;
}
const list = (options: string | number | undefined): string => String(options).split(' ').join(', ');

export const refusals: RefusalWords = {
  codes: {
    ...cheminDeFerRefusals,
    ...dosPanosRefusals,
    'above-the-maximum': ({ field, max }, money) => `${most(String(field))} ${money(num(max))}.`,
    'already-open': () => 'La mesa ya está abierta.',
    'amount-not-whole-cents': ({ given }) =>
      `«${String(num(given) / 100).replace('.', ',')}» no es una cantidad que se pueda apostar: un número entero, de 0 en adelante.`,
    'below-the-minimum': ({ field, min }, money) => least(String(field), money(num(min))),
    'beyond-the-chips': ({ given, max }, money) => `Eso suma ${money(num(given))}, y tiene ${money(num(max))}.`,
    'busy-with-the-shoe': () => 'Tiene el sabot: reparta o páselo antes de cambiar de sitio.',
    'card-already-out': ({ given }) => `Ya han salido todas las ${given}: vuelva a mirar la carta, por favor.`,
    'no-card-is-wanting': () => 'Al sabot no le falta ninguna carta debida; la jugada sigue.',
    'coup-under-way': () => 'Hay una jugada en curso; primero se termina.',
    malformed: ({ field }) => `Hay algo mal en «${field}»; dígalo otra vez, por favor.`,
    'maximum-not-allowed': maximumNotAllowed,
    'must-deal-first': () => 'Ha tomado el sabot: reparta una jugada antes de pasarlo.',
    'no-card-came-out-with-it': () => 'Con esto no sale ninguna carta del sabot: no la ponga.',
    'no-free-seat': () => 'Todos los departamentos están ocupados.',
    'no-player-deals': () => 'En esta jugada no reparte ningún jugador.',
    'no-such-bet': ({ field }) => `En esta mesa no se apuesta ${onBet(String(field))}.`,
    'no-such-card': () => 'En esta jugada no se ha dado esa carta.',
    'not-a-multiple': ({ field, step }, money) =>
      limit(field)
        ? `${limit(field)} ha de ser múltiplo de ${money(num(step))}.`
        : `Aquí se apuesta de ${money(num(step))} en ${money(num(step))}.`,
    'not-admitted': () => 'Esta mesa no admite a nadie sentado.',
    'not-among-the-options': ({ field, options, max }) =>
      options === undefined
        ? `«${field}» ha de ser ${max} como mucho.`
        : `«${field}» ha de ser uno de estos valores: ${list(options)}.`,
    'not-at-the-table': () => 'Eso es para quien está en la mesa; ocupe antes un sitio.',
    'not-now': () => 'Eso tiene que esperar: no es el momento.',
    'not-the-dealer': () => 'En esta jugada reparte otra persona.',
    'not-your-cards': () => 'Esas cartas las tiene y las descubre otra persona.',
    'not-your-shoe': () => 'Eso solo lo hace quien tiene el sabot.',
    'not-your-turn': ({ first }) => (first ? `Le toca a ${first}.` : 'No le toca a usted.'),
    'not-yours': () => 'Eso no le toca a usted en esta mesa.',
    'out-of-range': ({ field, min, max }) =>
      max === undefined ? `«${field}» ha de ser ${min} como mínimo.` : `De ${min} a ${max}, por favor.`,
    'pack-incomplete': ({ options }) => `El mazo debe tener ${options} cartas; cuéntelas otra vez, por favor.`,
    'pack-not-ready': () => 'El mazo aún no está ahí: cada cosa a su tiempo.',
    'ruling-awaited': () => 'Se espera una decisión; antes no pasa nada más.',
    'seat-not-free': ({ given, options }) => `El departamento ${given} no está libre. Lo están: ${list(options)}.`,
    'shoe-exhausted': () => 'El sabot está vacío.',
    'sides-too-close': ({ min }, money) => `Las apuestas a los dos lados deben diferir al menos en ${money(num(min))}.`,
    'stakes-are-closed': () => 'No va más: ya se ha cantado. Puede apostar en la próxima jugada.',
    'stakes-on-the-table': () => 'Hay apuestas en la mesa; antes hay que liquidarlas o retirarlas.',
    'standing-not-admitted': () => 'Esta mesa no admite a nadie de pie; siéntese.',
    'stop-card-already-shown': () => 'La carta de detención ya ha salido.',
    'text-missing': () => 'Aquí hacen falta unas palabras.',
    'unfit-name': ({ given }) => `«${given}» no puede ser un nombre: letras, cifras, «.», «_», «-», 32 como mucho.`,
    'unknown-actor': () => 'En la mesa no hay nadie así.',
    'unknown-card': ({ given }) => `«${given}» no es una carta: un valor y un palo (s, h, d o c), como Th.`,
    'unknown-command': ({ given }) => `En esta mesa nadie sabe «${given}».`,
    'unknown-seat': ({ given, options }) => `No hay departamento ${given}. Hay: ${list(options)}.`,
    'which-card': () => 'Diga qué carta es, por su número en la jugada.',
    'which-player': () => 'Se trata de un jugador y no se dice cuál.',
    'unknown-word': ({ field, given }) => `«${given}» no es una de las palabras para «${field}».`,
  },
  other: (code) => `Eso no se puede hacer ahora (${code}).`,
};
