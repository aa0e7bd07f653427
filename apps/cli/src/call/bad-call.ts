import type { BadCallWords } from '../words/words.ts';

/** The caller asked for something that cannot be done. Told in one line on stderr; exit 2. */
export class BadCall extends Error {
  readonly say: (bad: BadCallWords) => string;

  constructor(say: (bad: BadCallWords) => string) {
    super('bad call');
    this.name = 'BadCall';
    this.say = say;
  }
}

/** What is wrong lies in a file: the line starts with its name, as editors like it. */
export class BadFile extends BadCall {}

/** The call was fine, but the house could not open. Exit 1: a service manager may try again. */
export class NotOpened extends BadCall {}

/** No house answers, or no longer: it may be back in a moment. */
export class NobodyThere extends BadCall {
  constructor(address: string) {
    super((bad) => bad.nobodyThere(address));
  }
}
