import { lookUp } from '@sabot/engine/by-name';
import type { Journal, JournalEntry, Pit } from '@sabot/protocol';
import { actNamed, factWritten, STAFF_DOINGS } from '@sabot/words/staff';
import { useEffect, useState } from 'react';
import { ask, type Reply } from '../../client/house.ts';
import { secondIn } from '../../locales/times.ts';
import { useLanguage } from '../../locales/words.ts';
import { Why } from '../../ui/why.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useDeskWords } from './desk-words.ts';

interface JournalRoomProps {
  readonly pit: Pit;
  readonly nameOf: (table: string) => string;
}

const today = (): string => new Date().toLocaleDateString('sv');

/** From the first moment of a day to the first of the next, where one is. */
function spanOf(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const at = (later: number): number => new Date(year, month - 1, date + later).getTime();
  return `from=${at(0)}&until=${at(1)}`;
}

/** Who did what, in which role and when: a table and a day at a time. */
export function JournalRoom({ pit, nameOf }: JournalRoomProps) {
  const { journal: words } = useDeskWords();
  const spoken = useLanguage();
  const [table, setTable] = useState('');
  const [day, setDay] = useState(today);
  const [name, setName] = useState('');
  const [reply, setReply] = useState<Reply<Journal> | null>(null);
  useEffect(() => {
    let wanted = true;
    const asked = [day === '' ? '' : spanOf(day), table === '' ? '' : `table=${encodeURIComponent(table)}`].filter(
      (part) => part !== '',
    );
    void ask<Journal>(`/api/staff/journal?${asked.join('&')}`).then((told) => wanted && setReply(told));
    return () => {
      wanted = false;
    };
  }, [table, day]);
  const all = reply?.ok === true ? reply.value.entries : [];
  const names = [...new Set(all.map((one) => one.name))].sort();
  const entries = all.filter((one) => name === '' || one.name === name);
  return (
    <section className="staff-part" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="quiet">{words.about}</p>
      <div className="staff-pair">
        <label>
          <span>{words.table}</span>
          <select value={table} onChange={(event) => setTable(event.target.value)}>
            <option value="">{words.every}</option>
            {pit.map((one) => (
              <option key={one.table} value={one.table}>
                {nameOf(one.table)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{words.day}</span>
          <input type="date" value={day} onChange={(event) => setDay(event.target.value)} />
        </label>
        <label>
          <span>{words.name}</span>
          <select value={name} onChange={(event) => setName(event.target.value)}>
            <option value="">{words.everybody}</option>
            {names.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      </div>
      {reply?.ok === false && <p role="alert">{reply.refusal.line}</p>}
      {reply?.ok === true && entries.length === 0 && <p>{STAFF_DOINGS[spoken].nothingDone}</p>}
      {reply?.ok === true && reply.value.isCut && <p className="quiet">{words.cut}</p>}
      <ol className="journal">
        {entries.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two acts of one moment apart
          <Entry key={i} one={one} at={pit.find((each) => each.table === one.table) ?? null} nameOf={nameOf} />
        ))}
      </ol>
    </section>
  );
}

interface EntryProps {
  readonly one: JournalEntry;
  readonly at: Pit[number] | null;
  readonly nameOf: (table: string) => string;
}

function Entry({ one, at, nameOf }: EntryProps) {
  const { journal: words } = useDeskWords();
  const { roles } = useStaffWords();
  const spoken = useLanguage();
  const facts = useFacts(one, at?.game ?? null);
  const what = actNamed(spoken, one.act);
  return (
    <li className="journal-entry">
      <time dateTime={new Date(one.at).toISOString()}>{secondIn(spoken, one.at)}</time>
      <div>
        <p>
          <strong>{what}</strong> · {words.who(one.name, one.role === null ? null : (roles[one.role] ?? one.role))}
          {one.table !== null && <span className="quiet"> · {nameOf(one.table)}</span>}
        </p>
        {facts !== '' && <p className="quiet">{facts}</p>}
      </div>
      {at !== null && <Why ruleset={at.ruleset} grounds={one.grounds} about={what} />}
    </li>
  );
}

/** What an act carried, in words: amounts as money, errors by their name. */
function useFacts({ fields, act }: JournalEntry, game: string | null): string {
  const { journal: words } = useDeskWords();
  const spoken = useLanguage();
  const { fields: names } = STAFF_DOINGS[spoken];
  return Object.entries(fields)
    .flatMap(([field, value]) => {
      const label = lookUp(names, field);
      const isUnsaid =
        field === 'table' || value === null || label === undefined || (field === 'name' && act !== 'Dismissed');
      return isUnsaid ? [] : [words.fact(label, factWritten(spoken, field, value, game))];
    })
    .join(' · ');
}
