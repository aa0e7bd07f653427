import type { StaffMember, StaffPeople, StaffRole } from '@sabot/protocol';
import { useCallback, useEffect, useState } from 'react';
import { ask, end, tell } from '../client/house.ts';
import { toStaff } from '../client/route.ts';
import { Button } from '../ui/button.tsx';
import { useStaffWords } from './staff-words.ts';

const INVITED: readonly StaffRole[] = ['croupier', 'inspector', 'director'];

/** One's own shift, and for the director who works here. */
export function WorksHere({
  member,
  changed,
}: {
  readonly member: StaffMember;
  readonly changed: () => Promise<void>;
}) {
  const { shift, roles } = useStaffWords();
  const isOn = (role: string): boolean => member.shifts.some((one) => one.role === role);
  const turn = async (role: StaffRole): Promise<void> => {
    await (isOn(role) ? end(`/api/staff/shifts?role=${role}`) : tell('/api/staff/shifts', { role }));
    await changed();
  };
  return (
    <>
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
      </section>
      {member.roles.includes('director') && <People />}
    </>
  );
}

function People() {
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
          <li key={one.name}>{invite.person(one.name, named(one.roles), onDuty(one.name))}</li>
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
