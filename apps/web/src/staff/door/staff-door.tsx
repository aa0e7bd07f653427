import type { StaffMember } from '@sabot/protocol';
import { type FormEvent, useState } from 'react';
import { tell } from '../../client/house.ts';
import { goInstead, toStaff } from '../../client/route.ts';
import { Button } from '../../ui/button.tsx';
import { useStaffWords } from '../staff-words.ts';
import { signInByPasskey, whyNoPasskeys } from './passkey.ts';

interface DoorProps {
  /** The code of an invitation; null: one works here already. */
  readonly code: string | null;
  readonly entered: (member: StaffMember) => void;
}

/** Signs somebody in, or takes up their invitation. */
export function StaffDoor({ code, entered }: DoorProps) {
  const words = useStaffWords();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState('');
  const submit = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    const reply =
      code === null
        ? await tell<StaffMember>('/api/staff/sessions', { name, password })
        : await tell<StaffMember>('/api/staff/join', { code, name, password });
    if (!reply.ok) return setFault(reply.refusal.line || reply.refusal.code);
    goInstead(toStaff);
    entered(reply.value);
  };
  const show = async (): Promise<void> => {
    const reply = await signInByPasskey();
    if (!reply.ok) return setFault(reply.refusal.line || words.passkeys.givenUp);
    goInstead(toStaff);
    entered(reply.value);
  };
  const isJoining = code !== null;
  const why = whyNoPasskeys();
  return (
    <form className="staff-door" onSubmit={(event) => void submit(event)}>
      <h1>{isJoining ? words.join.title : words.signIn.title}</h1>
      {isJoining && <p className="quiet">{words.join.about}</p>}
      <label>
        <span>{words.signIn.name}</span>
        <input value={name} autoComplete="username" required onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        <span>{words.signIn.password}</span>
        <input
          type="password"
          value={password}
          required
          minLength={isJoining ? 10 : 1}
          autoComplete={isJoining ? 'new-password' : 'current-password'}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <p role="alert" className="staff-fault">
        {fault}
      </p>
      <Button kind="act" onPress={() => void submit()}>
        {isJoining ? words.join.enter : words.signIn.enter}
      </Button>
      {!isJoining && why === null && <Button onPress={() => void show()}>{words.passkeys.signIn}</Button>}
      {!isJoining && why !== null && <p className="quiet">{words.passkeys.why[why]}</p>}
    </form>
  );
}
