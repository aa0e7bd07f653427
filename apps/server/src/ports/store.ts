import { StoreError } from '@sabot/event-store';

/** What the server keeps its events, snapshots and secrets in; `@sabot/event-store` brings it for files and for database servers. */
export type {
  Append,
  Envelope,
  EventStore as Store,
  NewEvent,
  StoreObserver,
  VaultChange,
  Write,
} from '@sabot/event-store';

/** The code of the store where it is the store that failed; null: something else did. */
export const storeCode = (error: unknown): string | null => (error instanceof StoreError ? error.code : null);
