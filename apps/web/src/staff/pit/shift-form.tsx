import type { Pit, StaffMember, StaffRole } from '@sabot/protocol';
import { useState } from 'react';
import { tell } from '../../client/house.ts';
import { Button } from '../../ui/button.tsx';
import { useDeskWords } from '../desk/desk-words.ts';
import { useStaffWords } from '../staff-words.ts';

interface ShiftFormProps {
  readonly member: StaffMember;
  readonly pit: Pit;
  readonly nameOf: (table: string) => string;
  readonly changed: () => Promise<void>;
}

/** The next moment at which a clock shows this time. */
function nextAt(time: string): number | null {
  const [hours, minutes] = time.split(':').map(Number);
  if (hours === undefined || minutes === undefined) return null;
  const at = new Date();
  at.setHours(hours, minutes, 0, 0);
  if (at.getTime() <= Date.now()) at.setDate(at.getDate() + 1);
  return at.getTime();
}

/** A shift at one table, and until when: who is due for relief is seen by all who work here. */
export function ShiftForm({ member, pit, nameOf, changed }: ShiftFormProps) {
  const { shift: words } = useDeskWords();
  const { roles } = useStaffWords();
  const own = member.roles.filter((role) => role !== 'director');
  const [chosen, choose] = useState<StaffRole | null>(null);
  const [table, setTable] = useState('');
  const [time, setTime] = useState('');
  const [fault, setFault] = useState('');
  const role = chosen ?? own[0];
  if (role === undefined) return null;
  const begin = async (): Promise<void> => {
    const until = time === '' ? null : nextAt(time);
    const reply = await tell('/api/staff/shifts', { role, table: table === '' ? null : table, until });
    setFault(reply.ok ? '' : reply.refusal.line);
    await changed();
  };
  return (
    <details className="staff-part">
      <summary>{words.more}</summary>
      <div className="staff-form">
        <div className="staff-pair">
          <label>
            <span>{words.role}</span>
            <select value={role} onChange={({ target }) => choose(target.value as StaffRole)}>
              {own.map((one) => (
                <option key={one} value={one}>
                  {roles[one] ?? one}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>{words.table}</span>
            <select value={table} onChange={({ target }) => setTable(target.value)}>
              <option value="">{words.everywhere}</option>
              {pit.map((one) => (
                <option key={one.table} value={one.table}>
                  {nameOf(one.table)}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>{words.until}</span>
            <input type="time" value={time} onChange={({ target }) => setTime(target.value)} />
          </label>
        </div>
        <p role="alert" className="staff-fault">
          {fault}
        </p>
        <Button onPress={() => void begin()}>{words.begin}</Button>
      </div>
    </details>
  );
}
