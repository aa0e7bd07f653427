import postgres, { type Sql } from 'postgres';
import { StoreError } from '../store-error.ts';
import { isAway } from './failure.ts';

/**
 * Connections that are given up together when one of them is cut. The driver (3.4.9) ends the process when it writes to a
 * reserved connection that was cut, as its own `begin` does to roll back, and a connection cut in mid-write never comes back:
 * https://github.com/porsager/postgres/issues/1208. So we ask before each statement, and start anew instead of reconnecting.
 */
export class Line {
  readonly #sql: Sql;
  readonly #name: string;
  #isLost = false;

  constructor(url: string, name: string, connections: number) {
    this.#name = name;
    this.#sql = postgres(url, {
      max: connections,
      max_lifetime: null,
      connect_timeout: 10,
      onnotice: () => {},
      onclose: () => {
        this.#isLost = true;
      },
      connection: { application_name: 'sabot', synchronous_commit: 'on' },
    });
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  readonly query = async <Row extends object = Record<string, unknown>>(
    text: string,
    ...values: readonly (string | number)[]
  ): Promise<readonly Row[]> => {
    if (this.#isLost) throw new StoreError('unreachable', `${this.#name}: the connection was cut.`);
    try {
      return await this.#sql.unsafe<Row[]>(text, [...values], { prepare: true });
    } catch (error) {
      if (isAway(error)) this.#isLost = true;
      throw error;
    }
  };

  /** Only on a line of one connection, and one statement at a time. A line that is lost has nothing to roll back: the server does. */
  async transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    await this.query('BEGIN');
    try {
      const result = await work(this.query);
      await this.query('COMMIT');
      return result;
    } catch (error) {
      if (!this.#isLost) {
        await this.query('ROLLBACK').catch(() => {
          this.#isLost = true;
        });
      }
      throw error;
    }
  }

  async end(): Promise<void> {
    await this.#sql.end({ timeout: this.#isLost ? 0 : 10 });
  }
}

export type Query = Line['query'];

/** Gives the same line until it is lost, then another. */
export function lines(make: () => Line): { readonly current: () => Line; readonly end: () => Promise<void> } {
  let line: Line | undefined;
  let isOver = false;
  return {
    current() {
      if (isOver) throw new StoreError('closed', 'The event store is closed.');
      if (line?.isLost) line.end().catch(() => {});
      if (!line || line.isLost) line = make();
      return line;
    },
    async end() {
      isOver = true;
      await line?.end();
    },
  };
}
