import { percentIn } from '@sabot/words';
import type { Call } from '../../commands/command.ts';
import { figuresIn } from '../figures.ts';

export interface Progress {
  readonly at: (coups: number) => void;
  readonly over: () => void;
}

const WIDTH = 12;
const OFTEN_MS = 100;
const CLEAR = '\r\u001b[K';

/** A bar on standard error, where somebody looks at it. */
export function progressOf({ io: { stderr }, words, language }: Call, wanted: number, from: number): Progress {
  if (!('isTTY' in stderr) || stderr.isTTY !== true) return { at: () => {}, over: () => {} };
  const { whole } = figuresIn(language);
  const start = performance.now();
  let last = Number.NEGATIVE_INFINITY;
  return {
    at: (coups) => {
      const now = performance.now();
      if (now - last < OFTEN_MS) return;
      last = now;
      const done = Math.min(1, coups / wanted);
      const bar = '█'.repeat(Math.floor(done * WIDTH)).padEnd(WIDTH, '░');
      const aSecond = whole(Math.round(((coups - from) / Math.max(1, now - start)) * 1000));
      const text = words.odds.simulation.progress(whole(coups), whole(wanted), aSecond);
      stderr.write(`${CLEAR}${bar} ${percentIn(language, Math.floor(done * 100))} ${text}`);
    },
    over: () => stderr.write(CLEAR),
  };
}
