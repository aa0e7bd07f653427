import { StoreError } from '@sabot/event-store';

/** What the server keeps its events, snapshots and secrets in; `@sabot/event-store` brings it for files and for database servers. */
export type {
  Append,
  Envelope,
  EventStore as Store,
  Hold,
  NewEvent,
  StoreObserver,
  VaultChange,
  Write,
} from '@sabot/event-store';

/** The code of the store where it is the store that failed; null: something else did. */
export const storeCode = (error: unknown): string | null => (error instanceof StoreError ? error.code : null);

/** What is written down of an error: its text could hold anything, its name and the store's code do not. */
export function faultOf(error: unknown): { readonly error: string; readonly code?: string } {
  const code = storeCode(error);
  return { error: error instanceof Error ? error.name : 'unknown', ...(code && { code }) };
}
