import { echo } from '../characters.ts';
import { NotationError } from '../error.ts';
import type { Cursor } from './cursor.ts';
import type { GivenNode, Header, HouseNode, Position, Word } from './syntax.ts';

export const VERSION = '1';
export const FIRST_LINE = `the first line must be "sabot ${VERSION}"`;
export const HEADINGS = ['sabot', 'ruleset', 'edition', 'title', 'title-es', 'proves', 'house', 'given'] as const;
export type Heading = (typeof HEADINGS)[number];

/** `auto`, then `also` and `except`, each with the acts it is about. */
function parseHouse(cursor: Cursor): HouseNode {
  const { at } = cursor;
  if (cursor.word('"auto" is missing').text !== 'auto') throw new NotationError(at, 'after "house" comes "auto"');
  const acts: Record<'also' | 'except', Word[]> = { also: [], except: [] };
  for (let place = cursor.at; cursor.peek() !== undefined; place = cursor.at) {
    const { text: order } = cursor.word('after "auto" comes "also" or "except"');
    if (order !== 'also' && order !== 'except') {
      throw new NotationError(place, 'after "auto" comes "also" or "except", and the acts it is about');
    }
    if (acts[order].length > 0) throw new NotationError(place, `"${order}" stands twice`);
    const missing = `the acts are missing after "${order}"`;
    const { at: first } = cursor;
    acts[order].push(cursor.word(missing));
    if (acts[order].some(({ text }) => isOrder(text))) throw new NotationError(first, missing);
    for (let next = cursor.peek(); next?.kind === 'word' && !isOrder(next.text); next = cursor.peek()) {
      acts[order].push(cursor.word(''));
    }
  }
  return { at, ...acts };
}
const isOrder = (word: string): boolean => word === 'also' || word === 'except';

function titleAt(at: Position, cursor: Cursor): Word {
  const title = cursor.word('the title is missing');
  if (title.kind !== 'text') throw new NotationError(at, 'a title stands between quotation marks');
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
    if (this.#seen.has(heading)) throw new NotationError(at, `"${heading}" stands twice`);
    if (this.#seen.size === 0 && heading !== 'sabot') throw new NotationError(at, FIRST_LINE);
    this.#seen.add(heading);
    const { at: place } = cursor;
    switch (heading) {
      case 'sabot': {
        const version = cursor.word('the version of the notation is missing: "sabot 1"').text;
        if (version !== VERSION)
          throw new NotationError(place, `version ${echo(version)} is not known; this reader knows 1`);
        break;
      }
      case 'ruleset':
        this.#ruleset = cursor.word('the name of the ruleset is missing');
        break;
      case 'edition':
        this.#edition = cursor.word('the number of the edition is missing');
        break;
      case 'title':
        this.#title = titleAt(place, cursor);
        break;
      case 'title-es':
        this.#titleEs = titleAt(place, cursor);
        break;
      case 'proves':
        this.#proves = [cursor.word('the rule it proves is missing'), ...cursor.words()];
        break;
      case 'house':
        this.#house = parseHouse(cursor);
        break;
      case 'given': {
        const form = cursor.word('the form of the table is missing');
        const state = cursor.data('the table itself is missing, as JSON between backticks');
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
    if (this.#seen.size === 0) throw new NotationError(at, FIRST_LINE);
    if (this.#ruleset === null) throw new NotationError(at, 'no ruleset is named above');
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
