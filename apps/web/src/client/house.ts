import type { RefusedRequest } from '@sabot/protocol';

/** What became of a request: what was asked for, or why not. `unreachable` is the client's own code. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: RefusedRequest };

/** Asks the house over HTTP. It never throws. */
export async function ask<T>(path: string, init: RequestInit = {}): Promise<Reply<T>> {
  try {
    const response = await fetch(path, { ...init, headers: { accept: 'application/json', ...init.headers } });
    const body = (response.status === 204 ? null : await response.json()) as T & RefusedRequest;
    if (response.ok) return { ok: true, value: body };
    return { ok: false, refusal: { code: body.code ?? 'house-fault', line: body.line ?? '' } };
  } catch {
    return { ok: false, refusal: { code: 'unreachable', line: '' } };
  }
}

export const tell = <T>(path: string, body: unknown, method: 'POST' | 'PUT' = 'POST'): Promise<Reply<T>> =>
  ask<T>(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

/** Asks the house to end or remove something. It answers with nothing. */
export const end = (path: string): Promise<Reply<null>> => ask<null>(path, { method: 'DELETE' });
