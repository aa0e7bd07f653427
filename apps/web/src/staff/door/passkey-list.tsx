import type { PasskeySheet } from '@sabot/protocol';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { ask, end } from '../../client/house.ts';
import { dayIn } from '../../locales/times.ts';
import { useLanguage } from '../../locales/words.ts';
import { Button } from '../../ui/button.tsx';
import { useStaffWords } from '../staff-words.ts';
import { addPasskey, whyNoPasskeys } from './passkey.ts';

/** One’s own passkeys: see them, add one with the password, remove one. */
export function PasskeyList() {
  const { passkeys: words } = useStaffWords();
  const [keys, setKeys] = useState<readonly PasskeySheet[]>([]);
  const look = useCallback(async () => {
    const reply = await ask<readonly PasskeySheet[]>('/api/staff/passkeys');
    if (reply.ok) setKeys(reply.value);
  }, []);
  useEffect(() => void look(), [look]);
  const remove = async (id: string): Promise<void> => {
    await end(`/api/staff/passkeys/${id}`);
    await look();
  };
  const why = whyNoPasskeys();
  return (
    <details className="staff-passkeys">
      <summary>{words.title}</summary>
      <ul>
        {keys.map((key) => (
          <li key={key.id} className="staff-keys">
            <PasskeyLine of={key} />
            <Button kind="quiet" label={words.removeLabel(key.label)} onPress={() => void remove(key.id)}>
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      {why === null ? <AddPasskey added={setKeys} /> : <p className="quiet">{words.why[why]}</p>}
    </details>
  );
}

function PasskeyLine({ of: { label, since, used } }: { readonly of: PasskeySheet }) {
  const { passkeys: words } = useStaffWords();
  const language = useLanguage();
  const day = (at: number): string => dayIn(language, at);
  return <span>{words.line(label, day(since), used === null ? null : day(used))}</span>;
}

function AddPasskey({ added }: { readonly added: (keys: readonly PasskeySheet[]) => void }) {
  const { passkeys: words, signIn } = useStaffWords();
  const [label, setLabel] = useState('');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState('');
  const add = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    const reply = await addPasskey(password, label.trim() === '' ? words.unnamed : label);
    setPassword('');
    if (!reply.ok) return setFault(reply.refusal.line || words.givenUp);
    setFault('');
    setLabel('');
    added(reply.value);
  };
  return (
    <form className="staff-form" onSubmit={(event) => void add(event)}>
      <p className="quiet">{words.about}</p>
      <label>
        <span>{words.label}</span>
        <input value={label} maxLength={40} onChange={(event) => setLabel(event.target.value)} />
      </label>
      <label>
        <span>{signIn.password}</span>
        <input
          type="password"
          value={password}
          required
          autoComplete="current-password"
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <p role="alert" className="staff-fault">
        {fault}
      </p>
      <Button onPress={() => void add()}>{words.add}</Button>
    </form>
  );
}
