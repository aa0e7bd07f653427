import { createServer, type Server, type Socket } from 'node:net';

/** A line between two ends that can be cut: whoever connects here is put through to a port that may change. */
export class Line {
  readonly port: number;
  readonly #server: Server;
  readonly #through: Set<Socket>;
  readonly #where: { port: number; cutAfter: (() => number) | null };

  private constructor(
    server: Server,
    port: number,
    through: Set<Socket>,
    where: { port: number; cutAfter: (() => number) | null },
  ) {
    this.#server = server;
    this.port = port;
    this.#through = through;
    this.#where = where;
  }

  static async open(): Promise<Line> {
    const through = new Set<Socket>();
    const where: { port: number; cutAfter: (() => number) | null } = { port: 0, cutAfter: null };
    const server = createServer((near) => {
      const { connect } = process.getBuiltinModule('node:net');
      const far = connect(where.port, '127.0.0.1');
      for (const end of [near, far]) {
        through.add(end);
        end.setNoDelay(true);
        end.on('error', () => undefined);
        end.on('close', () => {
          through.delete(end);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
      if (where.cutAfter !== null) setTimeout(() => near.resetAndDestroy(), where.cutAfter());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return new Line(server, address.port, through, where);
  }

  /** Where whoever connects from now on is put through to. */
  leadTo(port: number): void {
    this.#where.port = port;
  }

  /** Every connection is reset, as if the cable had been pulled. How many there were. */
  cut(): number {
    const ends = [...this.#through];
    for (const end of ends) end.resetAndDestroy();
    return ends.length / 2;
  }

  /** New connections last only so long; null: as long as they like. */
  cutNewOnes(after: (() => number) | null): void {
    this.#where.cutAfter = after;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
