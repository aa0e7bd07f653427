import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How late the loop of this thread was since it was last asked, in milliseconds. */
export interface LoopDelay {
  look(): { readonly p50: number; readonly p99: number; readonly max: number };
  stop(): void;
}

const IN_A_MILLISECOND = 1e6;

export function watchLoopDelay(): LoopDelay {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    look() {
      const [p50, p99, max] = [delay.percentile(50), delay.percentile(99), delay.max].map(
        (ns) => ns / IN_A_MILLISECOND,
      );
      const isEmpty = delay.count === 0;
      delay.reset();
      return isEmpty ? { p50: 0, p99: 0, max: 0 } : { p50: p50 as number, p99: p99 as number, max: max as number };
    },
    stop: () => void delay.disable(),
  };
}
