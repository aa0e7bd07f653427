import type { COMMON_REFUSALS, PUNTO_BANCA_REFUSALS } from '@sabot/engine';
import { lookUp } from '@sabot/engine/by-name';
import { choices, namedField, num } from '../facts.ts';
import type { Facts, RefusalSay, RefusalsOf } from '../refusal-words.ts';
import { isBet, onBet } from './on-bet.ts';

/** The limits that a table is opened with. */
const LIMITS = {
  minimum: 'The table minimum',
  maximum: 'The table maximum',
  'bank-minimum': 'The bank minimum',
  'bank-maximum': 'The bank maximum',
} as const;
const limit = (field: Facts[string] | undefined): string | undefined => lookUp(LIMITS, String(field));

/** “on punto”, where the field is a bet; null where it is something else. */
function onField(field: Facts[string] | undefined, { bet }: RefusalSay): string | null {
  const name = String(field);
  return isBet(name) || bet?.(name) !== undefined ? onBet(name, bet) : null;
}

function most({ field, max }: Facts, say: RefusalSay): string {
  const [on, of, amount] = [onField(field, say), limit(field), say.money(num(max))];
  if (on !== null) return `The most you may bet ${on} is ${amount}.`;
  return of === undefined ? `The most here is ${amount}.` : `${of} may be at most ${amount}.`;
}

function least({ field, min }: Facts, say: RefusalSay): string {
  const [on, of, amount] = [onField(field, say), limit(field), say.money(num(min))];
  if (on !== null) return `The least you may bet ${on} is ${amount}.`;
  return of === undefined ? `The least here is ${amount}.` : `${of} must be at least ${amount}.`;
}

function steps({ field, step }: Facts, say: RefusalSay): string {
  const [on, of, amount] = [onField(field, say), limit(field), say.money(num(step))];
  if (of !== undefined) return `${of} must be a multiple of ${amount}.`;
  return on === null ? `Amounts here go in steps of ${amount}.` : `Stakes ${on} go in steps of ${amount}.`;
}

function chips({ given, min, max }: Facts, { money }: RefusalSay): string {
  if (max === undefined) return 'Not enough chips: buy more.';
  if (given !== undefined) return `Not enough chips: that makes ${money(num(given))}, and you have ${money(num(max))}.`;
  const need = min === undefined ? '' : `it takes ${money(num(min))}, and `;
  return `Not enough chips: ${need}you have ${money(num(max))}.`;
}

function maximum({ options, min, max }: Facts, { money }: RefusalSay): string {
  if (options !== undefined) {
    const allowed = String(options).split(' ').map(Number).map(money).join(', ');
    return `With that minimum the law allows these maxima: ${allowed}.`;
  }
  return num(min) > num(max)
    ? 'With that minimum the law allows no maximum at all.'
    : `With that minimum the law allows a maximum from ${money(num(min))} to ${money(num(max))}.`;
}

/** What any game may refuse, and what only Punto y Banca refuses. */
export const commonRefusals: RefusalsOf<typeof COMMON_REFUSALS & typeof PUNTO_BANCA_REFUSALS> = {
  'above-the-maximum': most,
  'already-open': () => 'The table is open already.',
  'amount-not-whole-cents': () => 'That is not an amount. Write a number, from 0 up.',
  'below-the-minimum': least,
  'beyond-the-chips': chips,
  'busy-with-the-shoe': () => 'You have the shoe or the cards: finish the coup or pass the shoe.',
  'card-already-out': ({ given }) => `Every ${given} has left the shoe already: look at the card again.`,
  'case-is-foreseen': () => 'The text itself says between what this case is decided. Choose one of its rulings.',
  'effect-not-now': ({ field }) =>
    `A ruling cannot have that effect at this moment, or not with the others${field === undefined ? '' : ` (${field})`}. Leave it out.`,
  'cannot-have-happened-now': () => 'That cannot have happened at this moment.',
  'closing-announced': () => 'The last coups have been announced already.',
  'coup-under-way': () => 'A coup is under way: wait until it is over.',
  'last-coups-first': ({ min }) => `First the coups that were announced as the last are played: ${num(min)} to go.`,
  malformed: () => 'Something is missing or unclear. Please check it and do it again.',
  'maximum-not-allowed': maximum,
  'must-deal-first': () => 'Deal one coup before you pass the shoe.',
  'no-card-came-out-with-it': () => 'With this, no card comes out of the shoe: leave it out.',
  'no-card-is-wanting': () => 'The shoe has every card this coup needs: carry on.',
  'no-free-seat': () => 'Every seat is taken.',
  'no-player-deals': () => 'No player deals this coup: the croupier does.',
  'no-tips': () => 'This table takes no tips.',
  'no-such-bet': ({ field }, { bet }) => `This table takes no stakes ${onBet(String(field), bet)}.`,
  'no-such-card': () => 'No such card has been dealt in this coup.',
  'not-a-multiple': steps,
  'not-admitted': () => 'This table admits no more players.',
  'not-among-the-options': ({ field, options, max }) => {
    const name = namedField(field);
    const subject = name === null ? 'That' : `“${name}”`;
    if (options !== undefined && options !== '') return `${subject} must be one of these: ${choices(options)}.`;
    return max === undefined ? 'That cannot be chosen here. Please choose again.' : `${subject} may be ${max} at most.`;
  },
  'not-at-the-table': () => 'You are not at this table. Sit down first.',
  'not-now': () => 'This is not the moment. Please wait a little.',
  'not-the-dealer': () => 'Somebody else deals this coup.',
  'not-your-cards': () => 'Somebody else has these cards and turns them.',
  'not-your-shoe': () => 'Somebody else has the shoe.',
  'not-your-turn': ({ first }) => (first ? `It is ${first}’s turn.` : 'It is not your turn.'),
  'not-yours': () => 'That is for somebody else to do.',
  'out-of-range': ({ field, min, max }) => {
    const name = namedField(field);
    const range = max === undefined ? `from ${num(min)} up` : `from ${num(min)} to ${max}`;
    return name === null ? `Choose a number ${range}.` : `“${name}” must be a number ${range}.`;
  },
  'pack-incomplete': ({ options }) => `The pack must have ${options} cards: count it again.`,
  'pack-not-ready': () => 'The pack is not ready yet: one thing after the other.',
  'ruling-awaited': () => 'Play is halted: a ruling is awaited.',
  'seat-not-free': ({ options }) =>
    options === undefined || options === ''
      ? 'That seat is not free. Choose another.'
      : `That seat is not free. Choose one of these: ${choices(options)}.`,
  'shoe-exhausted': () => 'The shoe is empty: wait for the next one.',
  'sides-too-close': ({ min }, { money }) => `Stakes on punto and banca must be at least ${money(num(min))} apart.`,
  'stakes-are-closed': () => 'Too late: the stakes are closed. Wait for the next coup.',
  'stakes-on-the-table': () => 'There are stakes on the table: take them back first, or wait until they are settled.',
  'standing-not-admitted': () => 'Nobody plays standing at this table: take a seat.',
  'stop-card-already-shown': () => 'The stop card is out already.',
  'text-missing': () => 'A few words are needed here: please write them.',
  'unfit-name': ({ given }) =>
    given === undefined
      ? 'A name has at most 32 letters, digits, spaces, “.”, “_”, “-”, and is no word such as croupier.'
      : `“${given}” cannot be a name: letters, digits, spaces, “.”, “_”, “-”, at most 32.`,
  'unknown-actor': () => 'Nobody by that description is at the table.',
  'unknown-card': ({ given }) => `“${given}” is no card: a rank, then s, h, d or c, such as Th.`,
  'unknown-command': ({ given }) => `Nobody at this table knows how to “${given}”.`,
  'unknown-seat': ({ given, options }) => `There is no seat ${given}. Choose one of these: ${choices(options)}.`,
  'unknown-word': ({ field, given }) => `“${given}” is not one of the words for “${field}”.`,
  'which-card': () => 'Say which card it is, by its number in the coup.',
  'which-cards-came-out': () => 'Cards left the shoe: say which.',
  'which-player': () => 'Say which player it concerns.',
};
