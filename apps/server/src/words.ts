import { PROTOCOL } from '@sabot/protocol';

/** One clear line for each thing the server itself has to say; what a law refuses is said by its own code. */
export const LINES = {
  'not-json': 'This message is not JSON.',
  'unknown-message': 'This message has no type the table knows: hello, watch, leave or act.',
  'malformed-message': 'This message is not complete or has a field that does not belong to it.',
  'not-text': 'Messages are text, not bytes.',
  'hello-first': 'Say hello first, with the protocol you speak.',
  'hello-once': 'You have said hello already.',
  'other-protocol': `This table speaks protocol ${PROTOCOL} and your program another. Please load the page again or update it.`,
  'unknown-table': 'There is no such table.',
  'not-entered': 'Please enter with a name first.',
  'too-fast': 'Too many messages at once. Please wait a moment.',
  'too-many-tables': 'You follow as many tables as one connection may.',
  'unfit-name':
    'A name has 1 to 32 letters, figures, dots, hyphens or underscores, starts with a letter or figure, and is no word of the table such as croupier or house.',
  'mixed-scripts': 'A name is written in one script.',
  'name-taken': 'This name is taken, or looks like one that is. Please choose another.',
  'house-full': 'The house is full. Please come again later.',
  'not-written': 'This could not be kept safe, so it was not done. Please try again.',
  'chips-left': 'You still have chips in your wallet; new ones are for those who have run out.',
  'unknown-ruleset': 'There is no such ruleset.',
  'not-revealed': 'This shoe is not played to its end yet; its proof comes after its last coup.',
  'bad-request': 'This request could not be understood.',
  'not-found': 'There is nothing here.',
  'house-fault': 'Something went wrong on our side.',
} as const;
export type LineCode = keyof typeof LINES;

export const told = (code: LineCode): { readonly code: LineCode; readonly line: string } => ({
  code,
  line: LINES[code],
});
export const isLineCode = (code: string): code is LineCode => Object.hasOwn(LINES, code);
