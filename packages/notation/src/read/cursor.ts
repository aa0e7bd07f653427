import { NotationError } from '../error.ts';
import type { Say } from '../words/words.ts';
import type { Lexed, Token } from './lexer.ts';
import type { Position, Value, Word } from './syntax.ts';

const isWord = (token: Token | undefined): token is Word => token?.kind === 'word' || token?.kind === 'text';

/** Walks the tokens of one line. */
export class Cursor {
  readonly #lexed: Lexed;
  #next = 0;

  constructor(lexed: Lexed) {
    this.#lexed = lexed;
  }

  get at(): Position {
    return this.peek()?.at ?? this.#lexed.end;
  }

  peek(): Token | undefined {
    return this.#lexed.tokens[this.#next];
  }

  /** The next word or quoted text, or the complaint that it is missing. */
  word(missing: Say = (say) => say.missing.word): Word {
    const token = this.peek();
    if (!isWord(token)) throw new NotationError(this.at, missing);
    this.#next += 1;
    return token;
  }

  /** JSON between backticks, or the complaint that it is missing. */
  data(missing: Say): unknown {
    const token = this.peek();
    if (token?.kind !== 'data') throw new NotationError(this.at, missing);
    this.#next += 1;
    return token.value;
  }

  words(): readonly Word[] {
    const words: Word[] = [];
    for (let token = this.peek(); isWord(token); token = this.peek()) words.push(this.word());
    return words;
  }

  values(): readonly Value[] {
    const values: Value[] = [];
    while (this.peek() !== undefined) values.push(this.value());
    return values;
  }

  value(): Value {
    const token = this.peek();
    if (token?.kind === 'data') {
      this.#next += 1;
      return token;
    }
    if (token?.kind === '(') return { kind: 'list', items: this.#bracketed(')'), at: token.at };
    if (token?.kind === '[') return { kind: 'grounds', items: this.#bracketed(']'), at: token.at };
    if (token?.kind === ')' || token?.kind === ']') {
      throw new NotationError(token.at, (say) => say.nothingOpen(token.kind));
    }
    return this.word((say) => say.missing.value);
  }

  /** Grounds in brackets, if there are any. */
  grounds(): readonly Word[] {
    return this.peek()?.kind === '[' ? this.#bracketed(']') : [];
  }

  /** Nothing more may stand on the line. */
  close(): void {
    if (this.peek() !== undefined) throw new NotationError(this.at, (say) => say.nothingMore);
  }

  #bracketed(closing: ')' | ']'): readonly Word[] {
    const { at } = this;
    this.#next += 1;
    const items = this.words();
    if (this.peek() === undefined) throw new NotationError(at, (say) => say.closingMissing(closing));
    if (this.peek()?.kind !== closing) {
      throw new NotationError(this.at, (say) => say.onlyWordsBefore(closing));
    }
    this.#next += 1;
    return items;
  }
}
