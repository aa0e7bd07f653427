import type { Pit, StaffMember, StaffPeople, StaffRole } from '@sabot/protocol';
import { useCallback, useEffect, useState } from 'react';
import { ask, end, tell } from '../../client/house.ts';
import { toStaff } from '../../client/route.ts';
import { Button } from '../../ui/button.tsx';
import { PasskeyList } from '../door/passkey-list.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useDeskWords } from './desk-words.ts';

const INVITED: readonly StaffRole[] = ['croupier', 'inspector', 'director'];

interface WorksHereProps {
  readonly member: StaffMember;
  readonly changed: () => Promise<void>;
  readonly pit: Pit;
  readonly nameOf: (table: string) => string;
}

/** One's own shift, and for the director who works here. */
export function WorksHere({ member, changed, pit, nameOf }: WorksHereProps) {
  const { shift, roles } = useStaffWords();
  const isOn = (role: string): boolean => member.shifts.some((one) => one.role === role);
  const turn = async (role: StaffRole): Promise<void> => {
    await (isOn(role) ? end(`/api/staff/shifts?role=${role}`) : tell('/api/staff/shifts', { role }));
    await changed();
  };
  return (
    <section className="staff-part" aria-label={shift.title}>
      <h2>{shift.title}</h2>
      <p role="status">
        {member.shifts.length === 0 ? shift.off : shift.on(member.shifts.map(({ role }) => roles[role]).join(', '))}
      </p>
      <div className="staff-keys">
        {member.roles.map((role) => (
          <Button key={role} onPress={() => void turn(role)}>
            {(isOn(role) ? shift.end : shift.begin)(roles[role] ?? role)}
          </Button>
        ))}
      </div>
      <Relief member={member} changed={changed} pit={pit} nameOf={nameOf} />
      <PasskeyList />
    </section>
  );
}

/** Takes over at a table from whoever deals or rules there, also in the middle of a shoe. */
function Relief({ member, changed, pit, nameOf }: WorksHereProps) {
  const { relief, roles } = useStaffWords();
  const { shift } = useDeskWords();
  const [table, setTable] = useState('');
  const take = async (role: StaffRole, relieves: string): Promise<void> => {
    await tell('/api/staff/shifts', { role, table, relieves });
    await changed();
  };
  const others = pit.map((one) => ({
    table: one.table,
    duties: one.duties.filter(({ role, name }) => member.roles.includes(role) && name !== member.name),
  }));
  const tables = others.filter(({ duties }) => duties.length > 0);
  if (tables.length === 0) return null;
  return (
    <details>
      <summary>{relief.title}</summary>
      <div className="staff-form">
        <label>
          <span>{shift.table}</span>
          <select value={table} onChange={({ target }) => setTable(target.value)}>
            <option value="">–</option>
            {tables.map((one) => (
              <option key={one.table} value={one.table}>
                {nameOf(one.table)}
              </option>
            ))}
          </select>
        </label>
        <div className="staff-keys">
          {tables
            .find((one) => one.table === table)
            ?.duties.map(({ role, name }) => (
              <Button key={`${role} ${name}`} onPress={() => void take(role, name)}>
                {relief.take(name, roles[role] ?? role)}
              </Button>
            ))}
        </div>
      </div>
    </details>
  );
}

/** Who works here, and links for those who are to. */
export function People({ you }: { readonly you: string }) {
  const { invite, roles } = useStaffWords();
  const [people, setPeople] = useState<StaffPeople | null>(null);
  const [link, setLink] = useState('');
  const look = useCallback(async () => {
    const reply = await ask<StaffPeople>('/api/staff/people');
    if (reply.ok) setPeople(reply.value);
  }, []);
  useEffect(() => void look(), [look]);
  const make = async (role: StaffRole): Promise<void> => {
    const reply = await tell<{ readonly code: string }>('/api/staff/invitations', { roles: [role] });
    if (reply.ok) setLink(`${location.origin}${toStaff}#${reply.value.code}`);
    await look();
  };
  const named = (all: readonly string[]): string => all.map((role) => roles[role]).join(', ');
  const onDuty = (name: string): string =>
    named((people?.shifts ?? []).filter((one) => one.name === name).map(({ role }) => role));
  return (
    <section className="staff-part" aria-label={invite.title}>
      <h2>{invite.title}</h2>
      <ul>
        {people?.people.map((one) => (
          <li key={one.name} className="desk-table">
            <span>{invite.person(one.name, named(one.roles), onDuty(one.name))}</span>
            {one.name !== you && <LetGo name={one.name} changed={look} />}
          </li>
        ))}
      </ul>
      <div className="staff-keys">
        {INVITED.map((role) => (
          <Button key={role} onPress={() => void make(role)}>
            {invite.make(roles[role] ?? role)}
          </Button>
        ))}
      </div>
      {link !== '' && (
        <p role="status" className="staff-link">
          {invite.link} <code>{link}</code>
        </p>
      )}
    </section>
  );
}

/** Somebody works here no longer: two presses, and their sessions end at once. */
function LetGo({ name, changed }: { readonly name: string; readonly changed: () => Promise<void> }) {
  const { people: words } = useDeskWords();
  const [isSure, askSure] = useState(false);
  const [fault, setFault] = useState('');
  const letGo = async (): Promise<void> => {
    const reply = await end(`/api/staff/people/${encodeURIComponent(name)}`);
    setFault(reply.ok ? '' : reply.refusal.line);
    await changed();
  };
  return (
    <span className="staff-keys">
      <Button kind="quiet" label={words.letGoLabel(name)} onPress={isSure ? () => void letGo() : () => askSure(true)}>
        {isSure ? words.sure : words.letGo}
      </Button>
      <span role="alert" className="staff-fault">
        {fault}
      </span>
    </span>
  );
}
