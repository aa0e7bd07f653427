import type { COMMON_REFUSALS, PUNTO_BANCA_REFUSALS } from '@sabot/engine';
import { lookUp } from '@sabot/engine/by-name';
import { choices, namedField, num } from '../facts.ts';
import type { Facts, RefusalSay, RefusalsOf } from '../refusal-words.ts';
import { isBet, onBet } from './on-bet.ts';

/** The limits that a table is opened with. */
const LIMITS = {
  minimum: 'El mínimo de la mesa',
  maximum: 'El máximo de la mesa',
  'bank-minimum': 'El mínimo de la banca',
  'bank-maximum': 'El máximo de la banca',
} as const;
const limit = (field: Facts[string] | undefined): string | undefined => lookUp(LIMITS, String(field));

/** «Lo más que se apuesta al punto», where the field is a bet; null where it is something else. */
function onField(field: Facts[string] | undefined, { bet }: RefusalSay): string | null {
  const name = String(field);
  return isBet(name) || bet?.(name) !== undefined ? onBet(name, bet) : null;
}

function most({ field, max }: Facts, say: RefusalSay): string {
  const [on, of, amount] = [onField(field, say), limit(field), say.money(num(max))];
  if (on !== null) return `Lo más que se apuesta ${on} es ${amount}.`;
  return of === undefined ? `Aquí, como mucho ${amount}.` : `${of} ha de ser como mucho ${amount}.`;
}

function least({ field, min }: Facts, say: RefusalSay): string {
  const [on, of, amount] = [onField(field, say), limit(field), say.money(num(min))];
  if (on !== null) return `Lo menos que se apuesta ${on} es ${amount}.`;
  return of === undefined ? `Aquí, al menos ${amount}.` : `${of} ha de ser al menos ${amount}.`;
}

function steps({ field, step }: Facts, say: RefusalSay): string {
  const [on, of, amount] = [onField(field, say), limit(field), say.money(num(step))];
  if (of !== undefined) return `${of} ha de ser múltiplo de ${amount}.`;
  return on === null ? `Aquí, de ${amount} en ${amount}.` : `Se apuesta ${on} de ${amount} en ${amount}.`;
}

function chips({ given, min, max }: Facts, { money }: RefusalSay): string {
  if (max === undefined) return 'Sus fichas no llegan: compre más.';
  if (given !== undefined) return `Sus fichas no llegan: eso suma ${money(num(given))} y tiene ${money(num(max))}.`;
  const need = min === undefined ? '' : `hacen falta ${money(num(min))} y `;
  return `Sus fichas no llegan: ${need}tiene ${money(num(max))}.`;
}

function maximum({ options, min, max }: Facts, { money }: RefusalSay): string {
  if (options !== undefined) {
    const allowed = String(options).split(' ').map(Number).map(money).join(', ');
    return `Con ese mínimo la ley permite estos máximos: ${allowed}.`;
  }
  return num(min) > num(max)
    ? 'Con ese mínimo la ley no permite ningún máximo.'
    : `Con ese mínimo la ley permite un máximo de ${money(num(min))} a ${money(num(max))}.`;
}

/** What any game may refuse, and what only Punto y Banca refuses. */
export const commonRefusals: RefusalsOf<typeof COMMON_REFUSALS & typeof PUNTO_BANCA_REFUSALS> = {
  'above-the-maximum': most,
  'already-open': () => 'La mesa ya está abierta.',
  'amount-not-whole-cents': () => 'Eso no es una cantidad. Escriba un número, de 0 en adelante.',
  'below-the-minimum': least,
  'beyond-the-chips': chips,
  'busy-with-the-shoe': () => 'Tiene el sabot o las cartas: termine la jugada o ceda el sabot.',
  'card-already-out': ({ given }) => `Ya han salido todas las ${given}: vuelva a mirar la carta.`,
  'case-is-foreseen': () => 'El propio texto dice entre qué se decide este caso. Elija una de sus resoluciones.',
  'effect-not-now': ({ field }) =>
    `La resolución no puede tener ese efecto en este momento, o no junto con los demás${field === undefined ? '' : ` (${field})`}. Quítelo.`,
  'cannot-have-happened-now': () => 'Eso no puede haber ocurrido en este momento.',
  'closing-announced': () => 'Las últimas jugadas ya están anunciadas.',
  'coup-under-way': () => 'Hay una jugada en curso: espere a que termine.',
  'last-coups-first': ({ min }) => `Antes se juegan las que se anunciaron como últimas: faltan ${num(min)}.`,
  malformed: () => 'Falta algo, o no se entiende. Compruébelo y hágalo otra vez.',
  'maximum-not-allowed': maximum,
  'must-deal-first': () => 'Antes de ceder el sabot hay que repartir una jugada.',
  'no-card-came-out-with-it': () => 'Con esto no sale ninguna carta del sabot: no la ponga.',
  'no-card-is-wanting': () => 'El sabot tiene todas las cartas de esta jugada: siga.',
  'no-free-seat': () => 'Todos los asientos están ocupados.',
  'no-player-deals': () => 'En esta jugada no reparte ningún jugador: reparte el crupier.',
  'no-tips': () => 'En esta mesa no se admiten propinas.',
  'no-such-bet': ({ field }, { bet }) => `En esta mesa no se apuesta ${onBet(String(field), bet)}.`,
  'no-such-card': () => 'En esta jugada no se ha dado esa carta.',
  'not-a-multiple': steps,
  'not-admitted': () => 'En esta mesa no se admiten más jugadores.',
  'not-among-the-options': ({ field, options, max }) => {
    const name = namedField(field);
    const subject = name === null ? 'Eso' : `«${name}»`;
    if (options !== undefined && options !== '')
      return `${subject} ha de ser uno de estos valores: ${choices(options)}.`;
    return max === undefined
      ? 'Eso no está entre lo que se puede elegir. Elija de nuevo.'
      : `${subject} ha de ser ${max} como mucho.`;
  },
  'not-at-the-table': () => 'No está en esta mesa. Siéntese primero.',
  'not-now': () => 'Ahora no es el momento. Espere un poco.',
  'not-the-dealer': () => 'En esta jugada reparte otra persona.',
  'not-your-cards': () => 'Estas cartas las tiene y las descubre otra persona.',
  'not-your-shoe': () => 'El sabot lo tiene otra persona.',
  'not-your-turn': ({ first }) => (first ? `Le toca a ${first}.` : 'No le toca a usted.'),
  'not-yours': () => 'Eso le corresponde a otra persona.',
  'out-of-range': ({ field, min, max }) => {
    const name = namedField(field);
    const range = max === undefined ? `desde ${num(min)}` : `de ${num(min)} a ${max}`;
    return name === null ? `Elija un número ${range}.` : `«${name}» ha de ser un número ${range}.`;
  },
  'pack-incomplete': ({ options }) => `El mazo debe tener ${options} cartas: cuéntelas otra vez.`,
  'pack-not-ready': () => 'El mazo aún no está listo: cada cosa a su tiempo.',
  'ruling-awaited': () => 'El juego está parado: se espera una resolución.',
  'seat-not-free': ({ options }) =>
    options === undefined || options === ''
      ? 'Ese asiento no está libre. Elija otro.'
      : `Ese asiento no está libre. Elija entre estos: ${choices(options)}.`,
  'shoe-exhausted': () => 'El sabot está vacío: espere al siguiente.',
  'sides-too-close': ({ min }, { money }) =>
    `Entre punto y banca debe haber al menos ${money(num(min))} de diferencia.`,
  'stakes-are-closed': () => 'Llega tarde: las apuestas están cerradas. Espere a la próxima jugada.',
  'stakes-on-the-table': () => 'Hay apuestas en la mesa: retírelas antes, o espere a que se liquiden.',
  'standing-not-admitted': () => 'En esta mesa no se juega de pie: siéntese.',
  'stop-card-already-shown': () => 'La carta de detención ya ha salido.',
  'text-missing': () => 'Aquí hacen falta unas palabras: escríbalas.',
  'unfit-name': ({ given }) =>
    given === undefined
      ? 'Un nombre tiene hasta 32 letras, cifras, espacios, «.», «_», «-», y no es palabra de la mesa.'
      : `«${given}» no puede ser un nombre: letras, cifras, espacios, «.», «_», «-», 32 como mucho.`,
  'unknown-actor': () => 'En la mesa no hay nadie así.',
  'unknown-card': ({ given }) => `«${given}» no es una carta: un valor y un palo (s, h, d o c), como Th.`,
  'unknown-command': ({ given }) => `En esta mesa nadie sabe «${given}».`,
  'unknown-seat': ({ given, options }) => `No hay asiento ${given}. Elija entre estos: ${choices(options)}.`,
  'unknown-word': ({ field, given }) => `«${given}» no es una de las palabras para «${field}».`,
  'which-card': () => 'Diga qué carta es, por su número en la jugada.',
  'which-cards-came-out': () => 'Salieron cartas del sabot: diga cuáles.',
  'which-player': () => 'Diga de qué jugador se trata.',
};
