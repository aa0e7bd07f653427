import type { Notice, PitTable, StaffRole, StaffTableSheet } from '@sabot/protocol';
import { useCallback, useEffect, useState } from 'react';
import { ask, tell } from '../../client/house.ts';
import { Button } from '../../ui/button.tsx';
import { useStaffWords } from '../staff-words.ts';
import { ClaimAnswer } from './claim-answer.tsx';
import { StoppedLine, useNoticeLine } from './floor-notices.tsx';
import { Foreseen } from './foreseen.tsx';
import { OtherActs } from './other-acts.tsx';
import { ReportForm } from './report-form.tsx';
import { RulingForm } from './ruling-form.tsx';
import { TableStanding } from './standing.tsx';

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

/** One table, for whoever is on duty there: a case to rule on, what was seen and claimed, something that went wrong. */
export function TableDuty({ at, name, back }: DutyProps) {
  const { wrong, preview } = useStaffWords();
  const [sheet, setSheet] = useState<StaffTableSheet | null>(null);
  const [intended, setIntended] = useState<Intended | null>(null);
  const [isDone, setDone] = useState(false);
  const { table } = at;
  const look = useCallback(async () => {
    const reply = await ask<StaffTableSheet>(`/api/staff/tables/${encodeURIComponent(table)}`);
    if (reply.ok) setSheet(reply.value);
  }, [table]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew with every glance at the pit
  useEffect(() => void look(), [look, at]);
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
          {intended === null ? wrong.allTables : wrong.back}
        </Button>
        {sheet !== null && <StopKey sheet={sheet} changed={look} />}
      </div>
      <h2>{name}</h2>
      <p role="status">{isDone && preview.applied}</p>
      {sheet !== null && <StoppedLine stopped={sheet.said?.stopped ?? null} />}
      {intended !== null ? (
        <Foreseen at={at} intended={intended} done={done} />
      ) : (
        sheet !== null && <Duties sheet={sheet} intend={intend} changed={look} />
      )}
    </section>
  );
}

interface SheetProps {
  readonly sheet: StaffTableSheet;
  readonly changed: () => Promise<void>;
}

/** Stops the table for a moment, and lets it go on. */
function StopKey({ sheet, changed }: SheetProps) {
  const { floor } = useStaffWords();
  const [role] = sheet.duties;
  if (role === undefined) return null;
  const isStopped = sheet.said?.stopped != null;
  const press = async (): Promise<void> => {
    const path = `/api/staff/tables/${encodeURIComponent(sheet.table)}/${isStopped ? 'go-on' : 'stop'}`;
    await tell(path, { as: role });
    await changed();
  };
  return (
    <Button kind={isStopped ? 'act' : 'plain'} onPress={() => void press()}>
      {isStopped ? floor.goOn : floor.stop}
    </Button>
  );
}

function Duties({ sheet, intend, changed }: SheetProps & { readonly intend: (intended: Intended) => void }) {
  const { wrong } = useStaffWords();
  if (sheet.referred !== null) return <RulingForm sheet={sheet} referred={sheet.referred} intend={intend} />;
  const report = sheet.acts.find(({ act }) => act.act === 'ReportIncident');
  const isOn = sheet.duties.some((role) => role !== 'director');
  const rest = (
    <>
      <OtherActs sheet={sheet} intend={intend} />
      <TableStanding sheet={sheet} />
    </>
  );
  return (
    <>
      <Noticed sheet={sheet} intend={intend} changed={changed} />
      {report === undefined ? (
        <>
          <p className="quiet">{isOn ? wrong.none : wrong.notOnDuty}</p>
          {rest}
        </>
      ) : (
        <ReportForm
          sheet={sheet}
          isByHand={sheet.isByHand}
          offered={report.act}
          readyWord={wrong.preview}
          ready={({ incident, facts }) =>
            intend({ as: report.role, act: 'ReportIncident', fields: { ...facts, incident } })
          }
        >
          {rest}
        </ReportForm>
      )}
    </>
  );
}

/** What was seen, and what players claim: each leads to its before-and-after. */
function Noticed({ sheet, intend, changed }: SheetProps & { readonly intend: (intended: Intended) => void }) {
  const { floor } = useStaffWords();
  const { named, line } = useNoticeLine(sheet.game);
  const notices = (sheet.said?.notices ?? []).filter((one) => one.kind !== 'ruled');
  const report = sheet.acts.find(({ act }) => act.act === 'ReportIncident');
  if (notices.length === 0) return null;
  const treat = ({ incident, facts }: Notice): void => {
    if (report === undefined) return;
    intend({ as: report.role, act: 'ReportIncident', fields: { ...facts, incident } });
  };
  return (
    <section className="staff-noticed" aria-label={floor.title}>
      <h3>{floor.title}</h3>
      <ul>
        {notices.map((one) => (
          <li key={one.id} className="staff-case">
            <p>{line(one)}</p>
            {(one.kind === 'seen' || one.kind === 'claim') && report !== undefined && (
              <Button kind="act" label={floor.reportLabel(named(one.incident))} onPress={() => treat(one)}>
                {floor.report}
              </Button>
            )}
            {one.kind === 'claim' && <ClaimAnswer sheet={sheet} claim={one} changed={changed} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
