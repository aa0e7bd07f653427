import { PROTOCOL } from '@sabot/protocol';

/** One clear line for each thing that only programs hear; what people are told stands in the dictionary. */
export const LINES_EN = {
  'not-json': 'This message is not JSON.',
  'unknown-message': 'This message has no type the table knows: hello, watch, leave, act, shuffle, reveal or ping.',
  'malformed-message': 'This message is not complete or has a field that does not belong to it.',
  'not-text': 'Messages are text, not bytes.',
  'hello-first': 'Say hello first, with the protocol you speak.',
  'hello-once': 'You have said hello already.',
  'other-protocol': `This table speaks protocol ${PROTOCOL} and your program another. Please reload the page or update the program.`,
  'too-many-sockets': 'Too many connections are open from your address. Please close some and try again.',
  'too-many-guests': 'Too many new names have come from your address today. Please try again tomorrow.',
  'foreign-origin': 'This comes from a page that is not ours, so it was not done. Please use the page of this house.',
  'too-many-tables': 'You follow as many tables as one connection may.',
  'store-failed': 'Nothing can be saved right now, so this was not done. Please try again in a moment.',
  'unfit-limits':
    'A loss limit is an amount in cents from 0 on, a reality check comes every 1 to 1440 minutes; null stands for none.',
  'unknown-ruleset': 'There is no such ruleset.',
  'unknown-scenario': 'There is no such example.',
  'acts-not-kept': 'This was played before the house kept the acts of its tables, so it cannot be exported.',
  'acts-kept-since': 'The shoe began before the house kept the acts of its tables; this is the part since then.',
  'no-live-odds': 'This table does not show the odds of its next coup.',
  'bad-request': 'This request could not be understood.',
  'too-large': 'This request is too large.',
  'not-found': 'There is nothing at this address.',
  'house-fault': 'Something went wrong on our side.',
} as const;
