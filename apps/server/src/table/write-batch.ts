import type { Ruleset } from '@sabot/engine';
import type { Append, NewEvent, Write } from '../ports/store.ts';
import type { Outcome } from './answers.ts';
import { lineType } from './ceremony-line.ts';
import type { Batch } from './decide.ts';
import { recordStream, tableStream } from './kept-table.ts';

export interface Versions {
  readonly version: number;
  readonly recordVersion: number;
}

const kept = (type: string, data: string, act: string | null): NewEvent =>
  act === null ? { type, data } : { type, data, act };

/** All that a decided move writes, in one piece: events, lines of the shuffle, wallets, secrets and the answer. */
export function appendOf(
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
