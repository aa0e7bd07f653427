import type { Page } from 'playwright-core';
import { theBrowser } from './visitor.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: on the wall, and of the processor. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * The longest task of the page's main thread while something is done, in milliseconds of the processor: a machine that
 * is busy with something else lengthens the time on the wall and not this.
 */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = await theBrowser();
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  let traced: Buffer;
  try {
    await act();
  } finally {
    traced = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(traced.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && mains.has(`${pid}:${tid}`),
  );
  if (tasks.length === 0) throw new Error('the browser told of no task');
  return Math.max(...tasks.map(({ dur = 0, tdur = dur }) => tdur)) / 1000;
}
