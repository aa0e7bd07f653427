import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { sabot } from '../src/sabot.ts';
import { type Called, fakeIo } from './fake-io.ts';

export interface Typed extends Called {
  /** The questions, in their order. */
  readonly asked: readonly string[];
}

/** Whoever gives the same answer to the same question again and again is not understood. */
const STUBBORN = 12;
const QUESTION = /^ {2}(.*\((?:Enter|Intro)\b.*):$/;

/** Plays as somebody who reads each question and answers it; null ends the input. */
export async function typist(args: readonly string[], answer: (question: string) => string | null): Promise<Typed> {
  const stdin = new PassThrough();
  const { io, out, err } = fakeIo({ stdin });
  const asked: string[] = [];
  let isOver = false;
  const playing = sabot(args, io).finally(() => {
    isOver = true;
  });
  let read = 0;
  while (!isOver) {
    const text = out();
    const end = text.lastIndexOf('\n') + 1;
    for (const line of text.slice(read, end).split('\n')) {
      const question = QUESTION.exec(line)?.[1];
      if (question === undefined) continue;
      asked.push(question);
      if (asked.slice(-STUBBORN).filter((one) => one === question).length === STUBBORN) stdin.end();
      if (stdin.writableEnded) continue;
      const typed = answer(question);
      if (typed === null) stdin.end();
      else stdin.write(`${typed}\n`);
    }
    read = end;
    await setTimeout(2);
  }
  return { exit: await playing, out: out(), err: err(), asked };
}
