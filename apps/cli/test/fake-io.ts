import { Readable, Writable } from 'node:stream';
import type { Exit } from '../src/commands/command.ts';
import type { Io } from '../src/io.ts';
import { sabot } from '../src/sabot.ts';

export interface Called {
  readonly exit: Exit;
  readonly out: string;
  readonly err: string;
}
export interface World {
  readonly stdin?: string | Uint8Array;
  readonly env?: Io['env'];
  readonly colour?: boolean;
}

class Gathered extends Writable {
  text = '';
  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** Calls `sabot` in a world of paper: nothing typed but `stdin`, everything written kept. */
export async function call(
  args: readonly string[],
  { stdin = '', env = {}, colour = false }: World = {},
): Promise<Called> {
  const [stdout, stderr] = [new Gathered(), new Gathered()];
  const io: Io = {
    env,
    stdin: Readable.from([Buffer.from(stdin)]),
    stdout: Object.assign(stdout, { isTTY: colour }),
    stderr,
  };
  const exit = await sabot(args, io);
  return { exit, out: stdout.text, err: stderr.text };
}

export const RULESET = 'asturias-2011/punto-y-banca';
