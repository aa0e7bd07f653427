import type { TableMessage } from './outbound.ts';

type Asked = Pick<TableMessage, 'acts' | 'awaits' | 'alone'> & { readonly view: { readonly phase: string } };

/** Time to see that there is nothing to choose; less for whoever is alone and wants it quick. */
const A_MOMENT = 1200;
const A_QUICK_MOMENT = 500;
/** In company a word about one's cards is not given before this. */
const IN_COMPANY = 2000;

/** What you are asked for in a coup; null: nothing. */
function askedOf({ awaits, view }: Asked, you: string | null) {
  if (you === null || view.phase !== 'coup') return null;
  return awaits.find(({ by }) => by.some(({ id }) => id === you)) ?? null;
}

/**
 * The moment of the clock at which an act about one's cards is sent, however early it was decided: in company somebody would
 * else see from the time it takes whether the cards left a choice. Null: it is sent at once, because nobody else is there, or
 * because everybody can see what there is to choose. It rests on the clock and on nothing else.
 */
export function notBefore(message: Asked, you: string | null, act: string): number | null {
  const asked = askedOf(message, you);
  if (asked === null || asked.acts.length < 2 || !asked.acts.includes(act)) return null;
  if (message.alone?.name === you || asked.from === null) return null;
  const length = asked.until === null ? IN_COMPANY : asked.until - asked.from;
  return asked.from + Math.min(IN_COMPANY, length / 2);
}

/** The only thing you may do of all you are asked for, and when it is done by itself; null where there is something to choose. */
export function singleChoice(message: Asked, you: string | null, now: number): { act: string; at: number } | null {
  const asked = askedOf(message, you);
  if (asked === null) return null;
  const may = message.acts.filter(({ act }) => asked.acts.includes(act));
  const [only] = may;
  if (only === undefined || may.length > 1 || Object.keys(only.fields).length > 0) return null;
  const { act } = only;
  const isQuick = message.alone?.name === you && message.alone?.felt === 'quick';
  const moment = isQuick ? A_QUICK_MOMENT : A_MOMENT;
  return { act, at: notBefore(message, you, act) ?? Math.max(now, asked.from ?? 0) + moment };
}
