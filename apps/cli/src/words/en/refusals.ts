import { lookUp } from '@sabot/engine';
import type { Money } from '../../money.ts';
import type { Facts, RefusalWords } from '../refusal-words.ts';
import { cheminDeFerRefusals } from './chemin-de-fer-refusals.ts';
import { dosPanosRefusals } from './dos-panos-refusals.ts';
import { onBet } from './on-bet.ts';

const num = (fact: string | number | undefined): number => Number(fact ?? 0);
const list = (options: string | number | undefined): string => String(options).split(' ').join(', ');

/** The limits that a table is opened with. */
const LIMITS: Readonly<Record<string, string>> = {
  minimum: 'The minimum of the table',
  maximum: 'The maximum of the table',
  'bank-minimum': 'The minimum of the bank',
  'bank-maximum': 'The maximum of the bank',
};
const limit = (field: string | number | undefined): string | undefined => lookUp(LIMITS, String(field));

function most(field: string): string {
  if (field === 'amount') return 'The most here is';
  const name = limit(field);
  return name === undefined ? `The most you may stake ${onBet(field)} is` : `${name} may be at most`;
}
function least(field: string, amount: string): string {
  if (field === 'amount') return `The least here is ${amount}.`;
  const name = limit(field);
  return name === undefined
    ? `The least stake ${onBet(field)} is ${amount}; 0 is no stake at all.`
    : `${name} must be at least ${amount}.`;
}

function maximumNotAllowed({ options, min, max }: Facts, money: Money): string {
  if (options !== undefined) {
    const allowed = String(options).split(' ').map(Number).map(money).join(', ');
    return `The law allows these maxima for such a minimum: ${allowed}.`;
  }
  return num(min) > num(max)
    ? 'With such a minimum the law allows no maximum at all.'
    : `The law allows a maximum from ${money(num(min))} to ${money(num(max))} for such a minimum.`;
}

export const refusals: RefusalWords = {
  codes: {
    ...cheminDeFerRefusals,
    ...dosPanosRefusals,
    'above-the-maximum': ({ field, max }, money) => `${most(String(field))} ${money(num(max))}.`,
    'already-open': () => 'The table is open already.',
    'amount-not-whole-cents': ({ given }) =>
      `“${num(given) / 100}” is not an amount you can stake: give a whole number, 0 or more.`,
    'below-the-minimum': ({ field, min }, money) => least(String(field), money(num(min))),
    'beyond-the-chips': ({ given, max }, money) => `That makes ${money(num(given))}, and you have ${money(num(max))}.`,
    'busy-with-the-shoe': () => 'The shoe is with you: deal or pass it on before you change places.',
    'card-already-out': ({ given }) => `Every ${given} has left the shoe already; please look at the card again.`,
    'no-card-is-wanting': () => 'The shoe has every card this coup needs; carry on.',
    'coup-under-way': () => 'A coup is under way; it is played to its end first.',
    malformed: ({ field }) => `There is something wrong with “${field}”; please give it again.`,
    'maximum-not-allowed': maximumNotAllowed,
    'must-deal-first': () => 'You took the shoe: deal one coup before you pass it on.',
    'no-card-came-out-with-it': () => 'With this, no card comes out of the shoe: leave it out.',
    'no-free-seat': () => 'Every seat is taken.',
    'no-player-deals': () => 'No player deals this coup.',
    'no-such-bet': ({ field }) => `This table takes no stakes ${onBet(String(field))}.`,
    'no-such-card': () => 'No such card has been dealt in this coup.',
    'not-a-multiple': ({ field, step }, money) =>
      limit(field)
        ? `${limit(field)} must be a multiple of ${money(num(step))}.`
        : `Stakes here go in steps of ${money(num(step))}.`,
    'not-admitted': () => 'This table admits nobody to a seat.',
    'not-among-the-options': ({ field, options, max }) =>
      options === undefined
        ? `“${field}” may be ${max} at most.`
        : `“${field}” must be one of these: ${list(options)}.`,
    'not-at-the-table': () => 'Only those at the table may do that; take a place first.',
    'not-now': () => 'That has to wait: it is not the moment for it.',
    'not-the-dealer': () => 'Somebody else deals this coup.',
    'not-your-cards': () => 'Somebody else holds these cards and turns them.',
    'not-your-shoe': () => 'Only whoever has the shoe may do that.',
    'not-your-turn': ({ first }) => (first ? `It is ${first}’s turn.` : 'It is not your turn.'),
    'not-yours': () => 'That is not for you to do at this table.',
    'out-of-range': ({ field, min, max }) =>
      max === undefined ? `“${field}” must be at least ${min}.` : `Anything from ${min} to ${max}, please.`,
    'pack-incomplete': ({ options }) => `The pack must count ${options} cards; please count again.`,
    'pack-not-ready': () => 'The pack is not ready yet: one thing after the other.',
    'ruling-awaited': () => 'A ruling is awaited; nothing else happens before it.',
    'seat-not-free': ({ given, options }) => `Seat ${given} is not free. Free seats: ${list(options)}.`,
    'shoe-exhausted': () => 'The shoe is empty.',
    'sides-too-close': ({ min }, money) => `Stakes on both sides must differ by at least ${money(num(min))}.`,
    'stakes-are-closed': () => 'No more bets: the closing call was made. You may bet on the next coup.',
    'stakes-on-the-table': () => 'There are stakes on the table; they must be settled or lifted first.',
    'standing-not-admitted': () => 'This table admits nobody standing; take a seat.',
    'stop-card-already-shown': () => 'The stop card is out already.',
    'text-missing': () => 'A few words are needed here.',
    'unfit-name': ({ given }) => `“${given}” cannot be a name: letters, digits, “.”, “_”, “-”, at most 32.`,
    'unknown-actor': () => 'Nobody by that description is at the table.',
    'unknown-card': ({ given }) => `“${given}” is no card: a rank, then s, h, d or c, such as Th.`,
    'unknown-command': ({ given }) => `Nobody at this table knows how to “${given}”.`,
    'unknown-seat': ({ given, options }) => `There is no seat ${given}. There are: ${list(options)}.`,
    'which-card': () => 'Say which card it is, by its number in the coup.',
    'which-player': () => 'It concerns a player, and it is not said which.',
    'unknown-word': ({ field, given }) => `“${given}” is not one of the words for “${field}”.`,
  },
  other: (code) => `That cannot be done now (${code}).`,
};
