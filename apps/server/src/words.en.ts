import { PROTOCOL } from '@sabot/protocol';

/** One clear line for each thing the server itself has to say; what a law refuses is said by its own code. */
export const LINES_EN = {
  'not-json': 'This message is not JSON.',
  'unknown-message': 'This message has no type the table knows: hello, watch, leave, act, shuffle or reveal.',
  'malformed-message': 'This message is not complete or has a field that does not belong to it.',
  'not-text': 'Messages are text, not bytes.',
  'hello-first': 'Say hello first, with the protocol you speak.',
  'hello-once': 'You have said hello already.',
  'other-protocol': `This table speaks protocol ${PROTOCOL} and your program another. Please load the page again or update it.`,
  'unknown-table': 'There is no such table. The lobby shows those that are open.',
  'not-entered': 'Please enter with a name first.',
  'too-fast': 'Too many messages at once. Please wait a moment.',
  'too-many-sockets': 'Too many connections are open from your address. Please close some and try again.',
  'too-many-guests': 'Too many new names have come from your address today. Please try again tomorrow.',
  'foreign-origin': 'This comes from a page that is not ours, so it was not done. Please use the page of this house.',
  'too-many-tables': 'You follow as many tables as one connection may.',
  'unfit-name':
    'A name has 1 to 32 letters, figures, dots, hyphens or underscores, starts with a letter or figure, and is no word of the table such as croupier or house.',
  'mixed-scripts': 'A name is written in one script.',
  'unknown-script': 'A name is written in a script of everyday use.',
  'name-taken': 'This name is taken, or looks like one that is. Please choose another.',
  'house-full': 'The house is full. Please come again later.',
  'not-written': 'This could not be kept safe, so it was not done. Please try again.',
  'chips-left': 'You still have chips in your wallet; new ones are for those who have run out.',
  'unfit-limits':
    'A loss limit is an amount in cents from 0 on, a reality check comes every 1 to 1440 minutes; null stands for none.',
  'unknown-ruleset': 'There is no such ruleset.',
  'unknown-scenario': 'There is no such example.',
  'unknown-talla': 'This table has not played such a talla.',
  'other-edition': 'This was played under an edition of the rules that is no longer here, so its acts cannot be told.',
  'not-revealed': 'This shoe is not played to its end yet; its proof comes after its last coup.',
  'no-live-odds': 'This table does not show the odds of its next coup.',
  'bad-request': 'This request could not be understood.',
  'too-large': 'This request is too large.',
  'not-found': 'There is nothing here.',
  'house-fault': 'Something went wrong on our side.',
} as const;
