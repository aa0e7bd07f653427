import { isNamedIn } from '@sabot/engine';
import { lineFault, lineOf, type SaidMessage, type SayMessage, type Spoken } from '@sabot/protocol';
import type { Hosting } from '../hosted/hosting.ts';
import { TokenBuckets } from '../http/rate.ts';
import type { Clock } from '../ports/clock.ts';
import { refuse } from '../refusals.ts';
import type { Outcome } from '../table/answers.ts';
import type { TableRunner } from '../table/table-runner.ts';

/** What one guest says, at all tables together: so much in one go, and one thing in four seconds after that. */
const WORDS = { burst: 5, perSecond: 0.25 };
/** So many ids are remembered, so that a line that is sent again is not told twice. */
const MOST_IDS = 200;

interface Hearer {
  readonly viewer: string | null;
  readonly hear: (said: SaidMessage) => void;
}

/**
 * What people say to each other at tables of their own. It is told to whoever follows the table, kept nowhere, and never
 * reaches the engine. Whoever sees the table one coup late hears what was said during a coup when the coup is over.
 */
export class TableTalk {
  readonly #clock: Clock;
  readonly #hosting: Hosting;
  readonly #words: TokenBuckets;
  readonly #hearers = new Map<string, Set<Hearer>>();
  readonly #ids = new Set<string>();
  #no = 0;

  constructor(hosting: Hosting, clock: Clock) {
    this.#hosting = hosting;
    this.#clock = clock;
    this.#words = new TokenBuckets(clock, WORDS);
  }

  follow(table: string, viewer: string | null, hear: Hearer['hear']): () => void {
    const hearer = { viewer, hear };
    const hearers = this.#hearers.get(table) ?? new Set();
    this.#hearers.set(table, hearers.add(hearer));
    return () => {
      hearers.delete(hearer);
      if (hearers.size === 0 && this.#hearers.get(table) === hearers) this.#hearers.delete(table);
    };
  }

  /** Somebody with a place at the table says something. */
  say(table: TableRunner, by: string, { commandId, what }: SayMessage): Outcome {
    const { scene } = table;
    const hosted = this.#hosting.book.of(scene.table);
    const id = `${by}:${commandId}`;
    if (this.#ids.has(id)) return { ok: true, version: scene.version };
    if (hosted === null || !isNamedIn(table.summary.people, by)) return refuse('no-talk-here');
    if (hosted.isQuiet) return refuse('talk-muted');
    const spoken = told(what);
    if (spoken === null) return refuse('unfit-line');
    if (!this.#words.take(by)) return refuse('too-fast');
    this.#remember(id);
    this.#no += 1;
    this.#tell({ type: 'said', table: scene.table, no: this.#no, by, at: this.#clock.now(), what: spoken });
    return { ok: true, version: scene.version };
  }

  #tell(said: SaidMessage): void {
    const at = this.#hosting.of(said.table);
    if (at === undefined) return;
    const hearers = [...(this.#hearers.get(said.table) ?? [])];
    const late: Hearer[] = [];
    for (const hearer of hearers) {
      const sight = at.sightOf(hearer.viewer);
      if (sight === 'now') hearer.hear(said);
      else if (sight === 'late') late.push(hearer);
    }
    if (late.length === 0) return;
    at.late.defer(() => {
      const still = this.#hearers.get(said.table);
      for (const hearer of late) if (still?.has(hearer)) hearer.hear(said);
    });
  }

  #remember(id: string): void {
    this.#ids.add(id);
    const [oldest] = this.#ids;
    if (this.#ids.size > MOST_IDS && oldest !== undefined) this.#ids.delete(oldest);
  }
}

/** As it is told to all; null: it may not be said. */
function told(what: Spoken): Spoken | null {
  if (what.is === 'gesture') return what;
  return lineFault(what.line) === null ? { is: 'line', line: lineOf(what.line) } : null;
}
