import './staff.css';
import type { Pit, StaffMember } from '@sabot/protocol';
import { useCallback, useEffect, useState } from 'react';
import { ask, end } from '../client/house.ts';
import { useDesk } from '../client/use-desk.ts';
import { useTableName } from '../shell/use-table-names.ts';
import { Button } from '../ui/button.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TableDuty } from './at-table/table-duty.tsx';
import { DeskRoom } from './desk/desk-room.tsx';
import { useDeskWords } from './desk/desk-words.ts';
import { JournalRoom } from './desk/journal-room.tsx';
import { RightsSheet } from './desk/rights-sheet.tsx';
import { People, WorksHere } from './desk/works-here.tsx';
import { StaffDoor } from './door/staff-door.tsx';
import { Alarms } from './pit/alarms.tsx';
import { PitTables, WaitingCases } from './pit/pit.tsx';
import { ShiftForm } from './pit/shift-form.tsx';
import { useStaffWords } from './staff-words.ts';

/** The house says when the pit looks otherwise; clocks and lost lines are looked at this often. */
const EVERY_MS = 5000;

/** The room of those who work here: their shift, the cases that wait, every table at a glance. */
export default function StaffRoom({ code }: { readonly code: string | null }) {
  const words = useStaffWords();
  const { connection } = useDesk();
  const [member, setMember] = useState<StaffMember | null | undefined>(undefined);
  const refresh = useCallback(async () => {
    const reply = await ask<StaffMember | null>('/api/staff/me');
    setMember(reply.ok ? reply.value : null);
  }, []);
  useEffect(() => void refresh(), [refresh]);
  const entered = (one: StaffMember): void => {
    setMember(one);
    // The socket learns who one is only when it opens.
    connection.reopen();
  };
  if (member === undefined) return <main className="staff">{words.coming}</main>;
  if (member === null || code !== null) {
    return (
      <main className="staff">
        <StaffDoor code={code} entered={entered} />
      </main>
    );
  }
  const leave = async (): Promise<void> => {
    await end('/api/staff/sessions');
    connection.reopen();
    setMember(null);
  };
  return (
    <main className="staff">
      <header className="staff-head">
        <h1>{words.title}</h1>
        <p>{words.signedIn(member.name, member.roles.map((role) => words.roles[role]).join(', '))}</p>
        <Button kind="quiet" onPress={() => void leave()}>
          {words.leave}
        </Button>
      </header>
      <OnDuty member={member} changed={refresh} />
    </main>
  );
}

function OnDuty({ member, changed }: { readonly member: StaffMember; readonly changed: () => Promise<void> }) {
  const [pit, setPit] = useState<Pit>([]);
  const { rooms } = useDeskWords();
  const { connection } = useDesk();
  const [table, setTable] = useState<string | null>(null);
  const [room, setRoom] = useState('pit');
  const look = useCallback(async () => {
    const reply = await ask<Pit>('/api/staff/pit');
    if (reply.ok) setPit(reply.value);
  }, []);
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    const end = connection.onPit(() => void look());
    return () => {
      clearInterval(timer);
      end();
    };
  }, [look, connection]);
  const nameOf = useTableName();
  const at = pit.find((one) => one.table === table);
  if (at !== undefined) return <TableDuty key={at.table} at={at} name={nameOf(at.table)} back={() => setTable(null)} />;
  // Whoever comes begins their shift; whoever is on duty looks at what waits for them.
  const isOn = member.shifts.length > 0;
  const shift = (
    <>
      <WorksHere member={member} changed={changed} pit={pit} nameOf={nameOf} />
      <ShiftForm member={member} changed={changed} pit={pit} nameOf={nameOf} />
    </>
  );
  const isDirector = member.roles.includes('director');
  const isOversight = isDirector || member.roles.includes('inspector');
  const items = [
    {
      id: 'pit',
      title: rooms.pit,
      content: (
        <>
          {!isOn && shift}
          <WaitingCases pit={pit} open={setTable} nameOf={nameOf} />
          <Alarms pit={pit} nameOf={nameOf} open={setTable} changed={look} />
          <PitTables pit={pit} open={setTable} nameOf={nameOf} />
          {isOn && shift}
        </>
      ),
    },
    ...(isDirector
      ? [
          { id: 'desk', title: rooms.desk, content: <DeskRoom pit={pit} nameOf={nameOf} changed={look} /> },
          { id: 'people', title: rooms.people, content: <People you={member.name} /> },
        ]
      : []),
    ...(isOversight
      ? [{ id: 'journal', title: rooms.journal, content: <JournalRoom pit={pit} nameOf={nameOf} /> }]
      : []),
    { id: 'rights', title: rooms.rights, content: <RightsSheet /> },
  ];
  return <Tabs label={rooms.label} items={items} selected={room} onSelect={setRoom} />;
}
