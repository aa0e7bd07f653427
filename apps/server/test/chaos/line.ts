import { createServer, type Server, type Socket } from 'node:net';

interface Where {
  port: number;
  cutAfter: (() => number) | null;
  slowBy: number;
}

/** What comes from one end goes to the other, in its order, now or as much later as the line is slow. */
function carry(from: Socket, to: Socket, where: Where): void {
  let due = 0;
  from.on('data', (bytes) => {
    const now = performance.now();
    due = Math.max(due, now + where.slowBy);
    if (due <= now) to.write(bytes);
    else setTimeout(() => to.writable && to.write(bytes), due - now);
  });
  from.on('end', () => setTimeout(() => to.end(), Math.max(0, due - performance.now()) + 1));
}

/** A line between two ends that can be cut: whoever connects here is put through to a port that may change. */
export class Line {
  readonly port: number;
  readonly #server: Server;
  readonly #through: Set<Socket>;
  readonly #where: Where;

  private constructor(server: Server, port: number, through: Set<Socket>, where: Where) {
    this.#server = server;
    this.port = port;
    this.#through = through;
    this.#where = where;
  }

  static async open(): Promise<Line> {
    const through = new Set<Socket>();
    const where: Where = { port: 0, cutAfter: null, slowBy: 0 };
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
      carry(near, far, where);
      carry(far, near, where);
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

  /** From now on everything comes so many milliseconds later. */
  slowBy(milliseconds: number): void {
    this.#where.slowBy = milliseconds;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
