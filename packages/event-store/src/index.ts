export type { Append, Appended, Hold, Lookup, Receipt, Refusal, VaultChange, Write } from './append.ts';
export { type BackedUp, backUp } from './backup/back-up.ts';
export { BackupError, type BackupFault } from './backup/backup-fault.ts';
export { type RestoreReport, restore, type SecretsThen, type Until } from './backup/restore.ts';
export { type Claim, type Holder, StoreHeld } from './claim.ts';
export { claimHouse } from './claim-house.ts';
export type { CommitRow, KeptEvent, KeptWrite, NumberedRow } from './commit-row.ts';
export { type Envelope, type Head, type NewEvent, NO_HASH } from './envelope.ts';
export { canonicalBytes, hashOf } from './hash.ts';
export { headsFrom, headsText } from './heads-file.ts';
export { HeadsKeeper, type HeadsOptions, StoreBehind } from './heads-keeper.ts';
export { joinHouse } from './join-house.ts';
export type { JoinOptions, NodeLine, Nodes } from './nodes.ts';
export type { KeptNote, Note, Notes } from './notes.ts';
export { openStore } from './open-store.ts';
export { type Folding, type Opened, openStream } from './open-stream.ts';
export { openPostgres, type PostgresOptions } from './postgres/postgres-store.ts';
export { makePrivateFolder, narrowFolder, writePrivateFile } from './private-file.ts';
export { readChecked } from './read-checked.ts';
export { refuseSealed, resealVault, sealedVault, vaultSeals } from './sealed-vault.ts';
export type { ArchiveReport, ArchiveRequest, Sealing, SealRequest } from './sealing/sealing.ts';
export { openSqlite, type SqliteOptions } from './sqlite/sqlite-store.ts';
export type {
  AppendRange,
  EventStore,
  HeldSecrets,
  NewSnapshot,
  OperationKind,
  Snapshot,
  Snapshots,
  StoreObserver,
  Vault,
} from './store.ts';
export { STORE_ERRORS, StoreError, type StoreErrorCode } from './store-error.ts';
export { LIMITS } from './store-on.ts';
export { type Upcaster, type Upcasters, upcasters } from './upcast.ts';
export { sealedWith, VaultKeys } from './vault-keys.ts';
export { CHAIN_FAULTS, type ChainFault, type ChainReport, verifyChain } from './verify-chain.ts';
