import type { Readable, Writable } from 'node:stream';

/** The world as the command sees it: what it reads, where it writes, what the environment says. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable;
}

/** A person sits at both ends. */
export const isInteractive = ({ stdin, stdout }: Io): boolean => stdin.isTTY === true && stdout.isTTY === true;

/** Whether colour is wanted: a terminal, and nobody asked to do without (https://no-color.org). */
export const wantsColour = ({ env, stdout }: Io): boolean =>
  stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
