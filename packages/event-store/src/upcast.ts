import type { Envelope } from './envelope.ts';

/**
 * An event type whose data changed its form gets a new name; the old name stays in the log for ever, and is read as the new one.
 * The pair is an old event from a real log, and what must become of it.
 */
export interface Upcaster {
  readonly from: string;
  readonly to: string;
  readonly up: (data: unknown) => unknown;
  readonly pair: { readonly before: unknown; readonly after: unknown };
}

export interface Upcasters {
  /** The event as its newest type has it; the hash remains that of what was written. */
  readonly apply: (event: Envelope) => Envelope;
  /** The pairs that do not come out, as `from → to`; a test expects none. */
  readonly brokenPairs: () => readonly string[];
}

export function upcasters(list: readonly Upcaster[]): Upcasters {
  const byType = new Map<string, Upcaster>();
  for (const one of list) {
    if (byType.has(one.from)) throw new Error(`Two upcasters for ${one.from}`);
    byType.set(one.from, one);
  }
  for (const one of list) refuseCircle(one, byType);

  return {
    apply(event) {
      let step = byType.get(event.type);
      if (!step) return event;
      let { type } = event;
      let data: unknown = JSON.parse(event.data);
      for (; step; step = byType.get(type)) {
        data = step.up(data);
        type = step.to;
      }
      return { ...event, type, data: JSON.stringify(data) };
    },
    brokenPairs: () => list.filter(({ up, pair }) => !comesOut(up, pair)).map(({ from, to }) => `${from} → ${to}`),
  };
}

function refuseCircle(start: Upcaster, byType: ReadonlyMap<string, Upcaster>): void {
  const seen = new Set([start.from]);
  for (let step: Upcaster | undefined = start; step; step = byType.get(step.to)) {
    if (seen.has(step.to)) throw new Error(`The upcasters of ${start.from} go round in a circle`);
    seen.add(step.to);
  }
}

/** The order of fields counts: what is read is compared as text elsewhere. */
function comesOut(up: Upcaster['up'], { before, after }: Upcaster['pair']): boolean {
  try {
    return JSON.stringify(up(structuredClone(before))) === JSON.stringify(after);
  } catch {
    return false;
  }
}
