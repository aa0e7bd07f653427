import type { Socket } from 'node:net';

/** What this needs of a line to a client. */
export type Line = Pick<Socket, 'cork' | 'uncork' | 'write' | 'writableCorked'>;

/** Lines with something to send at the end of this turn of the loop. */
let corked: Line[] = [];

function uncorkAll(): void {
  const sending = corked;
  corked = [];
  for (const line of sending) line.uncork();
}

/**
 * What is sent in one turn of the loop, an answer and the table it led to, leaves in one piece. The frame goes straight to the
 * line: the library would make a head for each socket anew. Nothing is compressed here, so the library has no frame under way.
 */
export function writeTogether(line: Line, bytes: Buffer): void {
  if (line.writableCorked === 0) {
    line.cork();
    if (corked.push(line) === 1) setImmediate(uncorkAll);
  }
  line.write(bytes);
}
