import { Readable, Writable } from 'node:stream';
import type { Entry } from '@sabot/regulations';
import type { Exit } from '../src/commands/command.ts';
import { sabot } from '../src/sabot.ts';
import type { Io } from '../src/terminal/io.ts';

export interface Called {
  readonly exit: Exit;
  readonly out: string;
  readonly err: string;
}
export interface World {
  /** What is typed: all at once, or as a stream that a test feeds. */
  readonly stdin?: string | Uint8Array | Readable;
  readonly env?: Io['env'];
  readonly colour?: boolean;
  /** Regulations beside the registered ones. */
  readonly beside?: readonly Entry[];
}

class Gathered extends Writable {
  text = '';
  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** A world of paper: nothing typed but `stdin`, everything written kept. */
export function fakeIo({ stdin = '', env = {}, colour = false }: World = {}): {
  readonly io: Io;
  readonly out: () => string;
  readonly err: () => string;
} {
  const [stdout, stderr] = [new Gathered(), new Gathered()];
  const io: Io = {
    env,
    stdin: stdin instanceof Readable ? stdin : Readable.from([Buffer.from(stdin)]),
    stdout: Object.assign(stdout, { isTTY: colour }),
    stderr,
  };
  return { io, out: () => stdout.text, err: () => stderr.text };
}

/** Calls `sabot` in a world of paper. */
export async function call(args: readonly string[], world: World = {}): Promise<Called> {
  const { io, out, err } = fakeIo(world);
  const exit = await sabot(args, io, world.beside);
  return { exit, out: out(), err: err() };
}

export const RULESET = 'asturias-2011/punto-y-banca';
