import { echo } from '../characters.ts';
import { NotationError } from '../error.ts';
import type { Say } from '../words/words.ts';
import type { Cursor } from './cursor.ts';
import type { GivenNode, Header, HouseNode, Position, Word } from './syntax.ts';

export const VERSION = '1';
export const HEADINGS = ['sabot', 'ruleset', 'edition', 'title', 'title-es', 'proves', 'house', 'given'] as const;
export type Heading = (typeof HEADINGS)[number];

/** `auto`, then `also` and `except`, each with the acts it is about. */
function parseHouse(cursor: Cursor): HouseNode {
  const { at } = cursor;
  if (cursor.word((say) => say.missing.auto).text !== 'auto') throw new NotationError(at, (say) => say.afterHouse);
  const acts: Record<'also' | 'except', Word[]> = { also: [], except: [] };
  for (let place = cursor.at; cursor.peek() !== undefined; place = cursor.at) {
    const { text: order } = cursor.word((say) => say.afterAuto);
    if (order !== 'also' && order !== 'except') {
      throw new NotationError(place, (say) => say.afterAuto);
    }
    if (acts[order].length > 0) throw new NotationError(place, (say) => say.twice(order));
    const missing: Say = (say) => say.missing.acts(order);
    const { at: first } = cursor;
    acts[order].push(cursor.word(missing));
    if (acts[order].some(({ text }) => isOrder(text))) throw new NotationError(first, missing);
    for (let next = cursor.peek(); next?.kind === 'word' && !isOrder(next.text); next = cursor.peek()) {
      acts[order].push(cursor.word());
    }
  }
  return { at, ...acts };
}
const isOrder = (word: string): boolean => word === 'also' || word === 'except';

function titleAt(at: Position, cursor: Cursor): Word {
  const title = cursor.word((say) => say.missing.title);
  if (title.kind !== 'text') throw new NotationError(at, (say) => say.titleUnquoted);
  return title;
}

/** Gathers the lines above the first act, each at most once. */
export class HeaderParser {
  readonly #seen = new Set<Heading>();
  #ruleset: Word | null = null;
  #edition: Word | null = null;
  #title: Word | null = null;
  #titleEs: Word | null = null;
  #proves: readonly Word[] = [];
  #house: HouseNode | null = null;
  #given: GivenNode | null = null;

  get isEmpty(): boolean {
    return this.#seen.size === 0;
  }

  take(heading: Heading, at: Position, cursor: Cursor): void {
    if (this.#seen.has(heading)) throw new NotationError(at, (say) => say.twice(heading));
    if (this.#seen.size === 0 && heading !== 'sabot') throw new NotationError(at, (say) => say.firstLine);
    this.#seen.add(heading);
    const { at: place } = cursor;
    switch (heading) {
      case 'sabot': {
        const version = cursor.word((say) => say.missing.version).text;
        if (version !== VERSION) throw new NotationError(place, (say) => say.version(echo(version)));
        break;
      }
      case 'ruleset':
        this.#ruleset = cursor.word((say) => say.missing.ruleset);
        break;
      case 'edition':
        this.#edition = cursor.word((say) => say.missing.edition);
        break;
      case 'title':
        this.#title = titleAt(place, cursor);
        break;
      case 'title-es':
        this.#titleEs = titleAt(place, cursor);
        break;
      case 'proves':
        this.#proves = [cursor.word((say) => say.missing.rule), ...cursor.words()];
        break;
      case 'house':
        this.#house = parseHouse(cursor);
        break;
      case 'given': {
        const form = cursor.word((say) => say.missing.form);
        const state = cursor.data((say) => say.missing.given);
        this.#given = { form, state, at: place };
        break;
      }
      default:
        heading satisfies never;
    }
    cursor.close();
  }

  /** Everything the header said, once the first act or the end of the file is reached. */
  header(at: Position): Header {
    if (this.#seen.size === 0) throw new NotationError(at, (say) => say.firstLine);
    if (this.#ruleset === null) throw new NotationError(at, (say) => say.noRuleset);
    return {
      ruleset: this.#ruleset,
      edition: this.#edition,
      title: this.#title,
      titleEs: this.#titleEs,
      proves: this.#proves,
      house: this.#house,
      given: this.#given,
    };
  }
}
