import { en } from './en.ts';
import { es } from './es.ts';

export type Words = typeof en;

/** A sentence about a file, before anybody has said in which language. */
export type Say = (words: Words) => string;

/** The same sentence in both languages. */
export interface Message {
  readonly message: string;
  readonly messageEs: string;
}

export const inBoth = (say: Say): Message => ({ message: say(en), messageEs: say(es) });
