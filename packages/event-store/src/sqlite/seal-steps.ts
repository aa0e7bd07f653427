import { setTimeout as pause } from 'node:timers/promises';
import type { PreparedBlock } from '../sealing/prepare-block.ts';
import type { Movable, SealSteps } from '../sealing/sealing-on.ts';
import type { ThreadLink } from '../thread-link.ts';
import type { ForgetPlan, SweepPlan } from './seal-log.ts';

type Link = Pick<ThreadLink, 'call'>;

export interface SealLimits {
  /** So many rows are removed in one transaction: players wait for it. */
  readonly rows: number;
  /** So many milliseconds lie between two. */
  readonly pauseMs: number;
}
const LIMITS: SealLimits = { rows: 100, pauseMs: 10 };

/**
 * Seals in small steps: blocks are made beside the writer, and written by it between two batches. A block first stands beside the
 * rows it replaces, which are then removed in the order of the log, so that whole pages become free.
 */
export function sealStepsOn(
  { reader, beside, writer }: { readonly reader: Link; readonly beside: Link; readonly writer: Link },
  limits: Partial<SealLimits> = {},
): SealSteps {
  const { rows: most, pauseMs } = { ...LIMITS, ...limits };
  const inSteps = async <T>(list: readonly T[], step: (some: readonly T[]) => Promise<unknown>): Promise<void> => {
    for (let at = 0; at < list.length; at += most) {
      await step(list.slice(at, at + most));
      await pause(pauseMs);
    }
  };
  return {
    sealedTo: (stream) => reader.call('sealedTo', stream),
    async sealBlock(request) {
      while (!(await writer.call<boolean>('carry', request.streams))) await pause(pauseMs);
      const block = await beside.call<PreparedBlock | null>('prepare', request);
      return block !== null && (await writer.call<boolean>('seal', block)) ? block.commits.length : 0;
    },
    async sweep() {
      for (;;) {
        const { blocks, rows } = await beside.call<SweepPlan>('sweepPlan');
        if (blocks.length === 0) return;
        await inSteps(rows, (some) => writer.call('sweep', some));
        await writer.call('swept', blocks);
      }
    },
    async forget(before, mayArchiveOnly) {
      for (;;) {
        const plan = await beside.call<ForgetPlan | null>('forgetPlan', before, mayArchiveOnly);
        if (plan === null) return;
        await inSteps(plan.commands, (some) => writer.call('forget', some));
        await writer.call('forgotten', plan.block);
      }
    },
    movable: (before, after) => beside.call<Movable | null>('movable', before, after),
    moved: (no, folder, file) => writer.call<boolean>('moved', no, folder, file),
    readFrom: (folder) => writer.call('readFrom', folder),
  };
}
