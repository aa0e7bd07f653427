/** What came back from a house over HTTP. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** The session, where the house gave one. */
  readonly cookie: string | null;
  /** What the house's own clock says, in milliseconds since 1970; null where it does not say. */
  readonly at: number | null;
}

export interface Request {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly cookie?: string | null;
  /** How long an answer is waited for, in milliseconds. */
  readonly patience?: number;
}

/** What a socket tells whoever opened it. */
export interface WireEars {
  readonly open: () => void;
  readonly heard: (text: string) => void;
  readonly closed: () => void;
}
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** A house as a client reaches it: over the network, or in the same process. */
export interface House {
  /** Null: it has no address; it is in this process alone. */
  readonly address: string | null;
  request(request: Request): Promise<Reply>;
  connect(cookie: string | null, ears: WireEars): Wire;
}

/** The part of a `Set-Cookie` that is sent back. */
export const sessionIn = (header: string | null | undefined): string | null =>
  header === null || header === undefined || header === '' ? null : (header.split(';')[0] ?? null);
