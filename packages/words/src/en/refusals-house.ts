import type { RefusalCode as CeremonyRefusal } from '@sabot/fairness';
import type { HouseRefusal } from '@sabot/protocol';
import { num } from '../facts.ts';
import type { DoorRefusal, RefusalSentence } from '../refusal-words.ts';

/** What the house itself refuses, the shuffle, and the door. */
export const houseRefusals: Readonly<Record<HouseRefusal | CeremonyRefusal | DoorRefusal, RefusalSentence>> = {
  'beyond-the-wallet': ({ max }, { money }) => `Not enough in your account: it holds ${money(num(max))}.`,
  'beyond-your-limit': ({ max }, { money }) =>
    num(max) === 0
      ? 'You have reached the loss limit you set. Come back tomorrow.'
      : `The loss limit you set lets you buy ${money(num(max))} in chips today, no more.`,
  'foreign-command': () => 'Somebody else has said that already. Please try again.',
  'house-closing': () => 'The house is closing. Come back a little later.',
  'no-shuffle': () => 'Nothing is being shuffled right now.',
  'not-decided': () => 'The house could not decide this, so nothing was done. Please tell the house.',
  'not-written': () => 'It could not be saved, so nothing was done. Please try again.',
  'other-talla': () => 'That belongs to another shoe.',
  'table-busy': () => 'The table is very busy. Please try again.',
  'not-on-duty': () => 'You are not on duty at this table in that role. Please begin your shift here first.',
  'not-your-act': () => 'This is never done in your role. Whoever may do it stands in the table of rights.',
  'shoe-is-sealed': () => 'The house deals from a sealed shoe: say how many cards came out, not which.',
  'table-paused': () => 'The table stands still until somebody does something there.',
  'too-fast': () => 'Too fast. Wait a moment and try again.',
  'already-closed': () => 'This shuffle is closed already.',
  'already-committed': () => 'Your part of the shuffle is sealed already.',
  'already-cut': () => 'The pack has been cut already.',
  'already-revealed': () => 'Your part of the shuffle is revealed already.',
  'bad-commitment': () => 'That part of the shuffle makes no sense. Please reload the page.',
  'bad-decks': () => 'A shoe cannot have that many decks.',
  'bad-depth': () => 'The pack cannot be cut there: choose another place.',
  'bad-reason': () => 'Say why this shoe is given up.',
  'bad-seated': () => 'The list of who is at the table is not right.',
  'bad-table': () => 'That is not the name of a table.',
  'bad-talla': () => 'That is not the number of a shoe.',
  'bot-among-people': () => 'Bots neither shuffle nor cut while a person is seated.',
  'ceremony-over': () => 'The shuffle of this shoe is over.',
  'copied-commitment': () => 'That part of the shuffle is a copy of another. Please reload the page.',
  'not-closed': () => 'The order of this shoe is not fixed yet.',
  'not-committed': () => 'Your part of the shuffle is not sealed: there is nothing to reveal.',
  'not-cut': () => 'The pack has not been cut yet.',
  'not-revealed': () => 'This shoe is not over yet; its proof comes after the last coup.',
  'not-seated': () => 'Only those with a seat may do that; in a shuffle, those seated when it began.',
  'shuffle-not-over': () => 'The pack is not cut before it is shuffled.',
  'shuffle-over': () => 'The shuffle is over: nothing more is added.',
  'not-entered': () => 'Please enter with a name first.',
  unreachable: () => 'The house is not responding. Please try again in a moment.',
  'mixed-scripts': () => 'Please write the name in one script.',
  'unknown-script': () => 'Please write the name in a script of everyday use.',
  'name-taken': () => 'Somebody has this name, or one that looks like it. Please try another.',
  'house-full': () => 'The house is full. Please come again a little later.',
  'chips-left': () => 'You still have chips in your account or at a table: new ones are for those who run out.',
  'chips-tomorrow': () => 'The house has given you as many chips as it gives in a day. Please come back tomorrow.',
  'unknown-table': () => 'There is no such table. The lobby shows those that are open.',
  'not-signed-in': () => 'Please sign in as somebody who works here.',
  'wrong-password': () => 'Name and password do not belong together. Please try again.',
  'not-your-role': () => 'Your role here does not include that.',
  'no-such-invitation': () =>
    'This invitation does not count: it was used, is over, or never was. Please ask for a new one.',
  'no-such-evening': () =>
    'There is no such evening, or it is private: whoever keeps this link can share it, and those who played can enter with their name.',
  'not-your-evening': () => 'Only those who played keep a link to it. Ask one of them to share theirs.',
  'unknown-talla': () => 'This table has not played such a shoe.',
  'wrong-reveal': () => 'What was revealed is not what was sealed.',
  'wrong-secret': () => 'The secret does not fit the hash that was published.',
};
