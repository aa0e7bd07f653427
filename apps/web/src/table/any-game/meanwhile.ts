/** What has to be known of a message to say what may be done while the felt is behind it. */
interface Offering {
  readonly acts: readonly { readonly act: string }[];
  readonly awaits: readonly {
    readonly acts: readonly string[];
    readonly clock: string;
    readonly from: number | null;
    readonly until: number | null;
  }[];
}

/** The same clock is running: whatever happened meanwhile has decided nothing. One that waits has no end, and begins only once. */
function isSameWait({ awaits: [before] }: Offering, { awaits: [now] }: Offering): boolean {
  return (
    before !== undefined &&
    now !== undefined &&
    before.clock === now.clock &&
    before.from === now.from &&
    before.until === now.until
  );
}

/**
 * What stands beside the felt while it shows what lies between two messages: money, people and law of the one that has
 * been shown, nobody who is awaited, and of the acts those that were on offer then and still are, and that the table
 * does not wait for: to sit down, to leave, to buy chips.
 */
export function meanwhile<M extends Offering>(shown: M, latest: M): M {
  if (isSameWait(shown, latest)) return { ...shown, acts: latest.acts, awaits: latest.awaits };
  const awaited = new Set([...shown.awaits, ...latest.awaits].flatMap(({ acts }) => acts));
  const still = new Set(latest.acts.map(({ act }) => act));
  return {
    ...shown,
    acts: shown.acts.filter(({ act }) => still.has(act) && !awaited.has(act)),
    awaits: [],
    forbidden: undefined,
  };
}
