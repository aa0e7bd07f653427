import type { Money } from '@sabot/words';
import type { Language } from '../terminal/language.ts';
import type { Paint } from '../terminal/paint.ts';
import type { Words } from '../words/words.ts';
import type { AnyTable } from './any-table.ts';
import type { SeenTable } from './punto-banca/seen-table.ts';

/** The table, who looks at it, and how it is told to them. */
export interface Scene<T extends AnyTable = SeenTable> {
  readonly table: T;
  readonly you: string;
  /** What you are called on the screen. */
  readonly alias: string;
  readonly language: Language;
  readonly words: Words;
  readonly paint: Paint;
  readonly money: Money;
  /** No colour, no lines: for screen readers, pipes and those who asked for it. */
  readonly plain: boolean;
}

/** Where it does not matter which game is played. */
export type AnyScene = Scene<AnyTable>;

export const INDENT = '  ';
export const DEEPER = '     ';
/** With its indent a line stays within 80 columns. */
export const WIDTH = 78;

/** A person by name; bots are always marked. */
export function who({ table, you, alias, words, paint }: AnyScene, id: string): string {
  if (id === you) return paint.you(alias);
  return table.isBot(id) ? `${id} ${paint.dim(`(${words.table.bot})`)}` : id;
}

export const whoOrCroupier = (scene: AnyScene, id: string | null): string =>
  id === null ? scene.words.table.croupier : who(scene, id);

/** One line of the telling: what it is, so that the eye gets its time. */
export interface Told {
  readonly text: string;
  readonly weight: 'call' | 'cards' | 'note';
}
export const note = (text: string): Told => ({ text: text === '' ? '' : INDENT + text, weight: 'note' });
export const deeper = (text: string): Told => ({ text: DEEPER + text, weight: 'note' });
