import { type StoreObserver, storeCode } from './ports/store.ts';
import { Histogram, series } from './prometheus.ts';

/** What a table reports of itself. */
export interface TableCounts {
  /** Somebody's time ran out, and what the regulation has for that was done. */
  lapsed(table: string): void;
  /** The table stands still until a person acts. */
  paused(table: string): void;
}

/** How the room stands when it is looked at. */
export interface Standing {
  readonly tables: number;
  readonly events: number;
  readonly viewers: number;
  /** Tables that stand still until a person acts. */
  readonly paused: number;
  /** How late the loop of this thread was since it was last looked at, in milliseconds. */
  readonly loopDelay: { readonly p50: number; readonly p99: number; readonly max: number };
}

/** Of a table's own streams: what is written to them happened there. */
const OF_A_TABLE = /^(?:table|fairness):(.+)$/;

/** What is counted since the start. */
export class Metrics implements TableCounts {
  /** Counts what happened at a table as soon as everybody who may look on may know of it: at once, where nobody sees it late. */
  whenTold: (table: string, count: () => void) => void = (_, count) => count();
  accepted = 0;
  refused = 0;
  badMessages = 0;
  sockets = 0;
  /** Sockets that were cut off because nothing came from the other side any more. */
  deadPeers = 0;
  /** What was handed to the store and is not on the disk yet. */
  commitsWaiting = 0;
  readonly #answers = new Histogram();
  readonly #commits = new Histogram();
  readonly #refusals = new Map<string, number>();
  readonly #responses = new Map<string, number>();
  readonly #storeErrors = new Map<string, number>();
  #lapses = 0;
  #pauses = 0;

  /** A command got its answer, so many milliseconds after it came in. */
  answered(refusal: string | null, ms: number): void {
    if (refusal === null) this.accepted += 1;
    else {
      this.refused += 1;
      count(this.#refusals, refusal);
    }
    this.#answers.add(ms);
  }

  notUnderstood(code: string): void {
    this.badMessages += 1;
    count(this.#refusals, code);
  }

  responded(status: number): void {
    count(this.#responses, String(status));
  }

  /** Counts the appends of a store, how long each takes, and why any fails. */
  readonly store: StoreObserver = {
    handedIn: (kind) => {
      if (kind === 'append') this.commitsWaiting += 1;
    },
    done: (kind, outcome, ms) => {
      if (kind !== 'append') return;
      this.commitsWaiting -= 1;
      const count = () => this.#commits.add(ms);
      const heads = outcome.ok ? outcome.value.heads : [];
      const table = heads.flatMap(({ stream }) => OF_A_TABLE.exec(stream)?.[1] ?? [])[0];
      if (table === undefined) count();
      // The table itself knows of it a moment later, and whether a coup has begun with it.
      else setImmediate(() => this.whenTold(table, count));
    },
    failed: (kind, error) => {
      if (kind !== 'append') return;
      this.commitsWaiting -= 1;
      count(this.#storeErrors, storeCode(error) ?? 'unknown');
    },
  };

  lapsed(table: string): void {
    this.whenTold(table, () => {
      this.#lapses += 1;
    });
  }

  paused(table: string): void {
    this.whenTold(table, () => {
      this.#pauses += 1;
    });
  }

  /** As Prometheus reads it. */
  text({ tables, events, viewers, paused, loopDelay }: Standing): string {
    const counter = (name: string, help: string, value: number): string => series(name, 'counter', help, [['', value]]);
    const gauge = (name: string, help: string, value: number): string => series(name, 'gauge', help, [['', value]]);
    const by = (label: string, counts: ReadonlyMap<string, number>): [string, number][] =>
      [...counts].map(([value, n]) => [`{${label}="${value}"}`, n]);
    return [
      counter('commands_accepted_total', 'Commands of clients that were done.', this.accepted),
      counter('commands_refused_total', 'Commands of clients that were refused.', this.refused),
      series('refusals_total', 'counter', 'Commands and messages refused, by code.', by('code', this.#refusals)),
      series('http_responses_total', 'counter', 'Answers over HTTP, by status.', by('status', this.#responses)),
      counter('bad_messages_total', 'Messages that could not be understood.', this.badMessages),
      counter('dead_peers_total', 'Sockets cut off because their peer fell silent.', this.deadPeers),
      gauge('sockets', 'Open connections.', this.sockets),
      gauge('tables', 'Tables of the room.', tables),
      gauge('table_events', 'Events in the streams of all tables.', events),
      gauge('viewers', 'Who looks at a table, bots included.', viewers),
      counter('lapses_total', 'Times that ran out at tables.', this.#lapses),
      gauge('tables_paused', 'Tables that stand still until a person acts.', paused),
      counter('table_pauses_total', 'Tables that stopped themselves until a person acts.', this.#pauses),
      gauge('commits_waiting', 'Appends handed to the store and not on the disk yet.', this.commitsWaiting),
      series(
        'store_errors_total',
        'counter',
        'Appends that failed, by the code of the store.',
        by('code', this.#storeErrors),
      ),
      series('event_loop_delay_seconds', 'gauge', 'How late the loop was since the last look.', [
        ['{quantile="0.5"}', loopDelay.p50 / 1000],
        ['{quantile="0.99"}', loopDelay.p99 / 1000],
        ['{quantile="1"}', loopDelay.max / 1000],
      ]),
      this.#answers.text('command_seconds', "From a command's coming in to its answer, the commit included."),
      this.#commits.text('commit_seconds', 'From an append being handed to the store to its being on the disk.'),
    ].join('');
  }
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}
