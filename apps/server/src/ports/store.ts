/** What the server keeps its events, snapshots and secrets in; `@sabot/event-store` brings it for files and for database servers. */
export type {
  Append,
  Appended,
  Envelope,
  EventStore as Store,
  NewEvent,
  NewSnapshot,
  Snapshot,
  VaultChange,
  Write,
} from '@sabot/event-store';
