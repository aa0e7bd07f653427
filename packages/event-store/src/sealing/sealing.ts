/** Events of some streams that will not be asked for often any more, such as those of a finished talla. */
export interface SealRequest {
  /** Up to which version each of them goes into the block, as far as it is not sealed yet. */
  readonly streams: readonly { readonly stream: string; readonly to: number }[];
  /** Whether the block may leave the store one day; what the house needs to find its way must not. */
  readonly mayArchive: boolean;
}

export interface ArchiveRequest {
  readonly folder: string;
  /** Blocks whose last append was made before this time. */
  readonly before: number;
}

export interface ArchiveReport {
  readonly blocks: number;
  readonly appends: number;
  readonly bytes: number;
}

/** How a store keeps what is long over in less space. Everything is read as before; what fails leaves everything as it was. */
export interface Sealing {
  /** The version up to which a stream is sealed; 0: nothing of it is. */
  sealedTo(stream: string): Promise<number>;
  /** Packs whole appends into a block. What they wrote to other streams stays where it is. Gives how many appends it took. */
  seal(request: SealRequest): Promise<number>;
  /**
   * Removes from the log what lies in blocks, a little at a time, and forgets the answers to commands in blocks whose last append
   * was made before a time.
   */
  tidy(answersBefore: number): Promise<void>;
  /**
   * Moves blocks into files of a folder, from where they are read on. Their answers are forgotten. A block stays where a stream in
   * it has no snapshot taken after it: to open a stream no archive is needed.
   */
  archive(request: ArchiveRequest): Promise<ArchiveReport>;
}
