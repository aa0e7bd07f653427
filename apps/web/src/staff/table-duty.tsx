import type { PitTable, StaffRole, StaffTableSheet } from '@sabot/protocol';
import { useCallback, useEffect, useState } from 'react';
import { ask } from '../client/house.ts';
import { Button } from '../ui/button.tsx';
import { Foreseen } from './foreseen.tsx';
import { ReportForm } from './report-form.tsx';
import { RulingForm } from './ruling-form.tsx';
import { useStaffWords } from './staff-words.ts';

/** What somebody on duty is about to do at a table. */
export interface Intended {
  readonly as: StaffRole;
  readonly act: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface DutyProps {
  readonly at: PitTable;
  readonly name: string;
  readonly back: () => void;
}

/** One table, for whoever is on duty there: a case to rule on, or something that went wrong. */
export function TableDuty({ at, name, back }: DutyProps) {
  const { wrong, preview } = useStaffWords();
  const [sheet, setSheet] = useState<StaffTableSheet | null>(null);
  const [intended, setIntended] = useState<Intended | null>(null);
  const [isDone, setDone] = useState(false);
  const { table, referred } = at;
  const look = useCallback(async () => {
    const reply = await ask<StaffTableSheet>(`/api/staff/tables/${encodeURIComponent(table)}`);
    if (reply.ok) setSheet(reply.value);
  }, [table]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew whenever the pit tells something else of this table
  useEffect(() => void look(), [look, at.phase, at.coups, referred?.until, at.clock?.name]);
  const done = async (): Promise<void> => {
    setIntended(null);
    setDone(true);
    await look();
  };
  const intend = (one: Intended): void => {
    setDone(false);
    setIntended(one);
  };
  return (
    <section className="staff-part" aria-label={name}>
      <div className="staff-keys">
        <Button kind="quiet" onPress={intended === null ? back : () => setIntended(null)}>
          {wrong.back}
        </Button>
      </div>
      <h2>{name}</h2>
      <p role="status">{isDone && preview.applied}</p>
      {intended !== null ? (
        <Foreseen at={at} intended={intended} done={done} />
      ) : (
        sheet !== null && <Duties sheet={sheet} intend={intend} />
      )}
    </section>
  );
}

interface DutiesProps {
  readonly sheet: StaffTableSheet;
  readonly intend: (intended: Intended) => void;
}

function Duties({ sheet, intend }: DutiesProps) {
  const { wrong } = useStaffWords();
  if (sheet.referred !== null) return <RulingForm sheet={sheet} referred={sheet.referred} intend={intend} />;
  const report = sheet.acts.find(({ act }) => act.act === 'ReportIncident');
  if (report !== undefined) return <ReportForm sheet={sheet} role={report.role} offered={report.act} intend={intend} />;
  const isOn = sheet.duties.some((role) => role !== 'director');
  return <p className="quiet">{isOn ? wrong.none : wrong.notOnDuty}</p>;
}
