import { StoreError } from '../store-error.ts';
import { type ArchivedBlock, archiveName, writeArchived } from './archive-file.ts';
import type { ArchiveReport, ArchiveRequest, Sealing, SealRequest } from './sealing.ts';

/** A block that may be moved into a file. */
export interface Movable extends ArchivedBlock {
  readonly appends: number;
}

/** What an adapter has to bring. Each step is whole when it is over; whatever is cut off is done again from where it was left. */
export interface SealSteps {
  sealedTo(stream: string): Promise<number>;
  /** Packs what is asked for into a block, as much as one holds. Gives how many appends it took; 0: nothing is left. */
  sealBlock(request: SealRequest): Promise<number>;
  /** Removes rows that blocks have made superfluous. */
  sweep(): Promise<void>;
  /** Forgets the answers in blocks whose last append was made before a time. */
  forget(before: number, mayArchiveOnly: boolean): Promise<void>;
  /** The next block that may be moved, by its number. */
  movable(before: number, after: number): Promise<Movable | null>;
  /** False: somebody else has moved it meanwhile. */
  moved(no: number, folder: string, file: string): Promise<boolean>;
  /** Files of blocks are looked for in this folder too. */
  readFrom(folder: string): Promise<void>;
}

/** Seals, tidies up and archives, one thing at a time; `name` is the store, for whoever reads what went wrong. */
export function sealingOn(steps: SealSteps, name: string): Sealing {
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };

  async function seal(request: SealRequest): Promise<number> {
    for (let appends = 0; ; ) {
      const taken = await steps.sealBlock(request);
      if (taken === 0) return appends;
      appends += taken;
    }
  }
  async function archive({ folder, before }: ArchiveRequest): Promise<ArchiveReport> {
    await steps.sweep();
    await steps.forget(before, true);
    let report: ArchiveReport = { blocks: 0, appends: 0, bytes: 0 };
    for (let after = 0; ; ) {
      const block = await steps.movable(before, after);
      if (block === null) break;
      after = block.no;
      const file = put(folder, block);
      if (!(await steps.moved(block.no, folder, file))) continue;
      const { blocks, appends, bytes } = report;
      report = { blocks: blocks + 1, appends: appends + block.appends, bytes: bytes + block.body.length };
    }
    // Also where nothing was moved: what was moved earlier may lie here now.
    await steps.readFrom(folder);
    return report;
  }
  return {
    sealedTo: (stream) => steps.sealedTo(stream),
    seal: (request) => inTurn(() => seal(request)),
    tidy: (answersBefore) =>
      inTurn(async () => {
        await steps.sweep();
        await steps.forget(answersBefore, false);
      }),
    archive: (request) => inTurn(() => archive(request)),
  };

  function put(folder: string, block: Movable): string {
    try {
      return writeArchived(folder, block);
    } catch (error) {
      const { message } = error as Error;
      const where = `${folder}/${archiveName(block)}`;
      throw new StoreError(
        'cannot-open',
        `${name}: nothing more was moved, because ${where} cannot be written (${message}).`,
      );
    }
  }
}
