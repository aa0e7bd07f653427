/** What a proof file or an offline page carries. */
export interface Carried {
  readonly proof: unknown;
  readonly record: unknown;
}

/** Stands in the built page; what is carried goes between the tags. */
export const SLOT = '<script type="application/json" id="carried"></script>';

/** One page that checks this proof without any network. A `<` in the data must not end the script. */
export function offlinePage(built: string, carried: Carried): string | null {
  if (!built.includes(SLOT)) return null;
  const data = JSON.stringify(carried).replaceAll('<', '\\u003c');
  return built.replace(SLOT, () => SLOT.replace('></', () => `>${data}</`));
}

/** What a dropped file holds: a proof, or a proof with its record. Null: it is not JSON. */
export function readCarried(text: string): Carried | null {
  try {
    const value = JSON.parse(text) as Partial<Carried> | null;
    const isBoth = typeof value === 'object' && value !== null && 'proof' in value;
    return isBoth ? { proof: value.proof, record: value.record ?? null } : { proof: value, record: null };
  } catch {
    return null;
  }
}
