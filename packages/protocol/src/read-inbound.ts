import { type Inbound, inbound } from './inbound.ts';

export type Read =
  | { readonly ok: true; readonly message: Inbound }
  | { readonly ok: false; readonly code: 'not-json' | 'unknown-message' | 'malformed-message'; readonly field: string };

const KNOWN: ReadonlySet<unknown> = new Set(inbound.options.map((option) => option.shape.type.value));

/** A frame as it came in: a message, or what is wrong with it. Never throws, and never quotes what it was given. */
export function readInbound(frame: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(frame);
  } catch {
    return { ok: false, code: 'not-json', field: '' };
  }
  const type = typeof json === 'object' && json !== null ? (json as { type?: unknown }).type : undefined;
  if (!KNOWN.has(type)) return { ok: false, code: 'unknown-message', field: 'type' };
  const parsed = inbound.safeParse(json);
  if (parsed.success) return { ok: true, message: parsed.data };
  return { ok: false, code: 'malformed-message', field: String(parsed.error.issues[0]?.path[0] ?? '') };
}
