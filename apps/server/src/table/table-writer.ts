import { type Refusal, type Ruleset, STAFF_ROLES } from '@sabot/engine';
import type { CashDesk } from '../money/cash-desk.ts';
import { walletMoves } from '../money/wallet-moves.ts';
import type { Clock } from '../ports/clock.ts';
import type { Append, NewEvent, Store, Write } from '../ports/store.ts';
import { refuse } from '../refusals.ts';
import { type Outcome, Refusals } from './answers.ts';
import type { Batch } from './decide.ts';
import { recordStream, tableStream } from './kept-table.ts';
import { type Move, personIn } from './move.ts';
import { lineType } from './shoe/ceremony-line.ts';

export interface WriterParts {
  readonly table: string;
  readonly ruleset: Ruleset;
  readonly store: Store;
  readonly clock: Clock;
  readonly desk: CashDesk;
  readonly isBot: (player: string) => boolean;
}

/** A move that was sent: under which id, and by whom. A lapse is sent by the house, in whoever's name it is made. */
export interface Sent {
  readonly commandId: string;
  readonly sender: string;
  readonly move: Move;
}

/** Several nodes may write to one wallet: whoever was slower reads it and tries again, so often. */
const MOST_TRIES = 5;

interface Versions {
  readonly version: number;
  readonly recordVersion: number;
}

/** What a decided move is handed over with: where the streams stand, and what is done once it is on the disk. */
export interface Handover {
  readonly at: Versions;
  readonly written: () => void;
  /** Somebody else has written to the table. */
  readonly behind: () => void;
}

/** Puts what was decided at a table on the disk, wallets and all, and gives each command its first answer. */
export class TableWriter {
  readonly #parts: WriterParts;
  readonly #refusals = new Refusals();

  constructor(parts: WriterParts) {
    this.#parts = parts;
  }

  /** Why a command was refused before. */
  refusedBefore(commandId: string): Refusal | undefined {
    return this.#refusals.of(commandId);
  }

  async write(sent: Sent, batch: Batch, handover: Handover): Promise<Outcome> {
    const moves = walletMoves(batch.steps);
    if (moves.size === 0) return (await this.#append(sent, batch, [], handover, true)) ?? refuse('not-written');
    const { desk, table, clock } = this.#parts;
    return desk.exclusively(moves.keys(), async () => {
      for (let tries = 1; ; tries += 1) {
        const wallets = await desk.writesFor(moves, table, clock.now());
        if (!wallets.ok) return this.refused(sent, wallets.refusal);
        try {
          const isLast = tries === MOST_TRIES;
          const outcome = await this.#append(sent, batch, wallets.value, handover, isLast);
          if (outcome !== null) return outcome;
        } finally {
          desk.forget(moves.keys());
        }
      }
    });
  }

  /** What was done long ago may be refused now, but its first answer is still in the store. */
  async refused({ commandId, sender, move }: Sent, refusal: Refusal): Promise<Outcome> {
    const { table, store, isBot } = this.#parts;
    const person = personIn(move);
    // Only a person repeats a command: a guest, or somebody of the staff.
    const isPerson = person === null ? isStaff(sender) : !isBot(person);
    if (!isPerson) return { ok: false, refusal };
    const first = await store.find({ commandId, actor: sender, stream: tableStream(table) });
    if (first?.ok && first.value.answer !== null) return JSON.parse(first.value.answer) as Outcome;
    if (first?.ok === false) return refuse('foreign-command');
    this.#refusals.keep(commandId, refusal);
    return { ok: false, refusal };
  }

  /** Null: another node has written to a wallet, which is to be read again. */
  async #append(
    { commandId, sender }: Sent,
    batch: Batch,
    wallets: readonly Write[],
    { at, written, behind }: Handover,
    isLast: boolean,
  ): Promise<Outcome | null> {
    const { table, ruleset, store, clock } = this.#parts;
    const outcome: Outcome = { ok: true, version: at.version + batch.steps.length };
    const writing = appendOf(table, ruleset, at, batch, wallets, outcome);
    const appended = await store.append({ commandId, actor: sender, at: clock.now(), ...writing });
    if (!appended.ok) {
      const { refusal } = appended;
      if (!isLast && refusal.code === 'conflict' && wallets.some(({ stream }) => stream === refusal.stream))
        return null;
      behind();
      return refuse(appended.refusal.code === 'foreign-command' ? 'foreign-command' : 'not-written');
    }
    const { repeated, answer } = appended.value;
    // A table answers every command it does: an id kept without an answer was never done here.
    if (repeated) return answer === null ? refuse('not-written') : (JSON.parse(answer) as Outcome);
    written();
    return outcome;
  }
}

/** Whoever works here is named with their role. */
const isStaff = (sender: string): boolean => STAFF_ROLES.some((role) => sender.startsWith(`${role}:`));

const kept = (type: string, data: string, act: string | null): NewEvent =>
  act === null ? { type, data } : { type, data, act };

/** All that a decided move writes, in one piece: events, lines of the shuffle, wallets, secrets and the answer. */
function appendOf(
  table: string,
  ruleset: Ruleset,
  { version, recordVersion }: Versions,
  batch: Batch,
  wallets: readonly Write[],
  outcome: Outcome,
): Pick<Append, 'answer' | 'vault' | 'writes'> {
  const under = { ruleset: ruleset.id, edition: ruleset.regulation.edition };
  const events = batch.steps.map(({ event, text, act }) => kept(event.type, text, act));
  const lines = batch.lines.map(({ line, act }) => kept(lineType(line), JSON.stringify(line), act));
  const record = { stream: recordStream(table), expected: recordVersion, ...under, events: lines };
  return {
    answer: JSON.stringify(outcome),
    vault: batch.vault,
    writes: [
      // Also without events: nobody else may have written meanwhile.
      { stream: tableStream(table), expected: version, ...under, events },
      ...(lines.length > 0 ? [record] : []),
      ...wallets,
    ],
  };
}
