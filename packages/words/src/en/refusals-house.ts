import { lookUp } from '@sabot/engine/by-name';
import type { RefusalCode as CeremonyRefusal } from '@sabot/fairness';
import type { HouseRefusal } from '@sabot/protocol';
import { num } from '../facts.ts';
import type { DoorRefusal, RefusalSentence } from '../refusal-words.ts';

const AUTHORISED: Readonly<Record<string, string>> = {
  minimum: 'minimum stake',
  maximum: 'maximum stake',
  bankMinimum: 'minimum bank',
  bankMaximum: 'maximum bank',
  decks: 'decks',
  unlimited: 'a bank without maximum',
  modality: 'kind of bank',
};

const termNamed = (field: unknown): string => lookUp(AUTHORISED, String(field)) ?? 'this term';

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
  'table-stopped': () => 'The table is stopped for a moment: somebody is looking into something. Please wait.',
  'no-claims-here': () => 'This regulation leaves errors to the croupier and the inspector: please tell them.',
  'claim-once': () => 'You have claimed something in this coup already. It is looked into first.',
  'no-such-claim': () => 'This claim has been answered already.',
  'not-at-this-table': () => 'Only those at the table may claim: please take a place first.',
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
  'not-yourself': () => 'Nobody dismisses themselves: another director does it.',
  'no-such-invitation': () =>
    'This invitation does not count: it was used, is over, or never was. Please ask for a new one.',
  'no-such-challenge': () => 'This took too long, or was used already. Please try again.',
  'no-such-passkey': () => 'You have no such passkey.',
  'passkey-not-accepted': () => 'That passkey does not count here. Try another one, or your password.',
  'passkeys-full': () => 'You have ten passkeys already. Remove one before you add another.',
  'no-passkeys-here': () => 'There are no passkeys here: they need https with a name of this house, or localhost.',
  'no-such-evening': () =>
    'No such evening, or it is private: ask whoever keeps this link to share it, or enter if you played.',
  'not-your-evening': () => 'Only those who played keep a link to it. Ask one of them to share theirs.',
  'unknown-talla': () => 'This table has not played such a shoe.',
  'unknown-coup': () => 'This table has not played such a coup, or it is not over yet.',
  'wrong-reveal': () => 'What was revealed is not what was sealed.',
  'wrong-secret': () => 'The secret does not fit the hash that was published.',
  'authority-sets-it': () => 'The authority sets that, not whoever opens a table. Please leave it as it is.',
  'moved-on': () => 'The table has moved on since what you see. Please take a seat to see it as it is.',
  'no-spectators': () => 'Nobody looks on at this table. Take a seat to see it.',
  'removed-by-host': () => 'The host of this table has sent you away. Please choose another table, or ask the host.',
  'table-held': () => 'The host has paused the table. It goes on when the host says so.',
  'unknown-setting': () => 'A table of this kind has no such term. Please reload the page.',
  'no-talk-here': () => 'Only those with a place at this table talk. Take a seat first.',
  'talk-muted': () => 'The host has asked for quiet at this table.',
  'unfit-line': () => 'This cannot be said here: no links, no strange signs, 140 characters at most.',
  'no-such-link': () => 'This link does not count, or no longer. Ask whoever sent it for a new one.',
  'not-the-host': () => 'Only the host of this table does that. The table shows who it is now.',
  'not-asked': () => 'You are not asked to be the host any more. Ask the host to hand the table on.',
  'ask-to-come-in': () => 'The host lets people in at this table. Ask to come in.',
  'table-full': () => 'This table is full. Try again when somebody has left, or choose another table.',
  'table-closing': () => 'This table is about to close, so nothing about it changes any more. Open another one.',
  'no-own-tables': () => 'In this house nobody opens tables of their own. The lobby shows those there are.',
  'own-tables-each': () => 'You have as many tables open as one guest may. Close one of them first.',
  'no-authorisation': () => 'No authorisation for this game is in force today. The director’s desk shows the dates.',
  'not-authorised': ({ field, min, max }, { money }) =>
    min === undefined
      ? `Not authorised now: ${termNamed(field)}. Choose what the authorisation allows.`
      : field === 'decks'
        ? `The authorisation in force allows from ${min} decks${max === undefined ? '' : ` to ${max}`}. Choose so many.`
        : `The authorisation in force allows, as ${termNamed(field)}, from ${money(Number(min))}${max === undefined ? ' on' : ` to ${money(Number(max))}`}. Choose an amount within that.`,
  'no-such-authorisation': () => 'There is no such authorisation. Please reload the page.',
  'withdrawn-already': () => 'This authorisation is withdrawn already. The list says by whom.',
  'ends-before-it-begins': () => 'It would end before it begins. Please look at the two dates again.',
  'unfit-authorisation': () =>
    'This does not fit the tables of that game: the least is above the most, or the game has no such term.',
  'own-tables-all': () => 'As many tables are open as this house has room for. Try again later.',
  'paused-already': () => 'The table is paused already.',
  'not-paused': () => 'The table is not paused.',
  'not-to-be-removed': () => 'The host and bots are not sent away: hand the table on, or ask for fewer bots.',
  'nobody-of-that-name': () => 'Nobody of that name is there for this. Please look at the list again.',
};
