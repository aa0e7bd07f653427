import type { EventStore } from '@sabot/event-store';
import { tableStream } from '../table/kept-table.ts';
import type { TableRunner } from '../table/table-runner.ts';

/** What a case is about, as it was reported. */
export interface ReportedCase {
  readonly incident: string;
  readonly player: string | null;
  readonly note: string | null;
}

/** People come and go while a case waits; so far back it is looked for. */
const LOOKED_AT = 200;

type Line = Partial<ReportedCase> & { readonly type?: string };

/** The report behind the case that a table has referred, read from its log; null where it was a word that everybody heard. */
export async function reportedCase(
  store: Pick<EventStore, 'read'>,
  { scene }: TableRunner,
): Promise<ReportedCase | null> {
  let report: { readonly commit: number; readonly told: ReportedCase } | null = null;
  let referred: ReportedCase | null = null;
  const { table, version } = scene;
  for await (const { commit, data } of store.read(tableStream(table), Math.max(1, version - LOOKED_AT), version)) {
    const { type, incident = '', player = null, note = null } = JSON.parse(data) as Line;
    if (type === 'IncidentReported') report = { commit, told: { incident, player, note } };
    // A report and what it refers are one append; a word against the rules is referred without a report.
    if (type === 'RulingReferred') referred = report?.commit === commit ? report.told : null;
  }
  return referred;
}
