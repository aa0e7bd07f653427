import { connect, type Socket } from 'node:net';
import postgres, { type Sql } from 'postgres';
import { StoreError } from '../store-error.ts';
import type { Address, Host } from './address.ts';
import { isAway } from './failure.ts';

export interface LineOptions {
  readonly connections: number;
  /** What the server sees of us; `sabot` unless told otherwise. */
  readonly application?: string;
  /** A statement that takes longer is given up; null: it may take as long as it wants. */
  readonly statementMs?: number | null;
  /** What is written may be lost with the database's last moments; it is not waited for. */
  readonly mayLose?: boolean;
  /** What others say to a channel this line listens to. */
  readonly heard?: (said: string) => void;
}

/** Until a connection is set up, each for the socket and for the greeting. */
const CONNECT_MS = 5000;
const STATEMENT_MS = 10_000;
const LOCK_MS = 5000;
/** A server that stands still does not keep its own time: we wait a little longer than it should. */
const GRACE_MS = 2000;
/**
 * A house that is stopped in the middle of a transaction holds rows locked, and every other node waits for them; the server ends that
 * before they take its tables. Whoever packs what is sealed may take its time.
 */
const IDLE_MS = { writing: 2000, patient: 30_000 } as const;

/**
 * Connections to one server that are given up together when one of them is cut; nothing is ever repaired. The driver (3.4.9)
 * leaves much open there, and each of it ended the process or never came back:
 * - a connection cut in mid-write never comes back, and writing to a reserved one throws (issue 1208);
 * - the query for array types, sent first on each connection, rejects without anybody listening (1192, 1223): not sent;
 * - a connection cut while it is set up is tried again for ever: it asks us for its socket, and gets one once;
 * - of several hosts it swallows every error: it knows of one, and `lines` has the others.
 * https://github.com/porsager/postgres/issues
 */
export class Line {
  readonly #sql: Sql;
  readonly #name: string;
  readonly #host: Host;
  readonly #connections: number;
  readonly #deadline: number | null;
  readonly #sockets: Socket[] = [];
  readonly #gone = Promise.withResolvers<void>();
  readonly #waiting = new Set<(error: Error) => void>();
  #asked = 0;
  #isLost = false;

  constructor({ url, name }: Address, host: Host, options: LineOptions) {
    const { connections, application = 'sabot', statementMs = STATEMENT_MS, mayLose = false, heard } = options;
    this.#name = name;
    this.#host = host;
    this.#connections = connections;
    this.#deadline = statementMs === null ? null : statementMs + GRACE_MS;
    const driver = {
      host: [host.host],
      port: [host.port],
      socket: () => this.#socket(),
      max: connections,
      max_lifetime: null,
      idle_timeout: 0,
      connect_timeout: CONNECT_MS / 1000,
      fetch_types: false,
      onnotice: () => {},
      onclose: () => this.#lose(),
      onnotify: (_channel: string, said: string) => heard?.(said),
      connection: {
        application_name: application,
        synchronous_commit: mayLose ? ('off' as const) : ('on' as const),
        statement_timeout: statementMs ?? 0,
        lock_timeout: LOCK_MS,
        idle_in_transaction_session_timeout: statementMs === null ? IDLE_MS.patient : IDLE_MS.writing,
        // When the machine of a house is gone the server notices within a minute, and frees what it held.
        tcp_keepalives_idle: 20,
        tcp_keepalives_interval: 10,
        tcp_keepalives_count: 3,
      },
    };
    // The driver's types know neither lists of hosts nor a socket of one's own; its documentation does.
    this.#sql = postgres(url, driver as unknown as postgres.Options<Record<string, never>>);
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Resolves when it is lost or ended. */
  get lost(): Promise<void> {
    return this.#gone.promise;
  }

  readonly query = <Row extends object = Record<string, unknown>>(
    text: string,
    ...values: readonly (string | number)[]
  ): Promise<readonly Row[]> => {
    if (this.#isLost) return Promise.reject(this.#cut());
    return new Promise((resolve, reject) => {
      const late = (): void => this.#lose(new StoreError('unreachable', `${this.#name}: the database is silent.`));
      const timer = this.#deadline === null ? undefined : setTimeout(late, this.#deadline);
      const settle = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(fail);
      };
      const fail = (error: Error): void => {
        settle();
        reject(error);
      };
      this.#waiting.add(fail);
      this.#sql.unsafe<Row[]>(text, [...values], { prepare: true }).then(
        (rows) => {
          settle();
          resolve(rows);
        },
        (error: Error) => {
          fail(error);
          if (isAway(error)) this.#lose();
        },
      );
    });
  };

  /** Only on a line of one connection, and one statement at a time. A line that is lost has nothing to roll back: the server does. */
  async transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    await this.query('BEGIN');
    try {
      const result = await work(this.query);
      await this.query('COMMIT');
      return result;
    } catch (error) {
      if (!this.#isLost) await this.query('ROLLBACK').catch(() => this.#lose());
      throw error;
    }
  }

  /** Says goodbye, but waits for no answer for ever. */
  async end(): Promise<void> {
    if (!this.#isLost) await this.#sql.end({ timeout: CONNECT_MS / 1000 }).catch(() => undefined);
    this.#lose();
  }

  /** Everything that was asked is answered now: whoever asked must not wait for a connection that is gone. */
  #lose(error: Error = this.#cut()): void {
    if (!this.#isLost) {
      this.#isLost = true;
      this.#gone.resolve();
      this.#sql.end({ timeout: 0 }).catch(() => undefined);
    }
    for (const fail of [...this.#waiting]) fail(error);
    for (const socket of this.#sockets) socket.destroy();
  }

  #cut(): StoreError {
    return new StoreError('unreachable', `${this.#name}: the connection was cut.`);
  }

  /** One socket for each connection. Whoever asks for another was cut while it was set up. */
  async #socket(): Promise<Socket> {
    this.#asked += 1;
    if (this.#asked > this.#connections) this.#lose();
    if (this.#isLost) throw this.#cut();
    const { host, port } = this.#host;
    const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    this.#sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      const away = (): void => reject(Object.assign(new Error(`no answer from ${host}`), { code: 'ETIMEDOUT' }));
      socket.setTimeout(CONNECT_MS, away);
      socket.once('connect', resolve).once('error', reject).once('close', away);
    }).catch((error) => {
      socket.destroy();
      throw error;
    });
    socket.setTimeout(0).removeAllListeners();
    socket.once('close', () => this.#lose());
    // The driver looks here for the name that a certificate must bear.
    return Object.assign(socket, { host });
  }
}

export type Query = Line['query'];
