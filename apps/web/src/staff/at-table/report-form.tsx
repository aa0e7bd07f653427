import { lookUp } from '@sabot/engine/by-name';
import type { Offered, ReportSheet } from '@sabot/protocol';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../locales/words.ts';
import { Button } from '../../ui/button.tsx';
import { useStaffWords } from '../staff-words.ts';
import { type Facts, FactsForm } from './facts-form.tsx';

/** An error with what is told of it. */
export interface Told {
  readonly incident: string;
  readonly facts: Facts;
}

interface ReportProps {
  readonly sheet: ReportSheet;
  readonly offered: Offered;
  /** What is done with it once it is told. */
  readonly ready: (told: Told) => void;
  readonly readyWord: string;
  readonly isByHand?: boolean;
  /** What stands below while nothing is chosen. */
  readonly children?: ReactNode;
}

/** What can have gone wrong now: everything the game knows, but for what the law says cannot have happened. */
function possibleNow(sheet: ReportSheet, { fields }: Offered): readonly string[] {
  const bound = lookUp(fields, 'incident');
  return bound?.kind === 'not' ? sheet.incidents.filter((one) => !bound.refused.includes(one)) : sheet.incidents;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** Every word that was typed is somewhere in it, accents or not. */
const isMeant = (text: string, search: string): boolean =>
  plain(search)
    .split(/\s+/)
    .every((word) => plain(text).includes(word));

/** Something went wrong: what, in plain words with a search, and the facts it needs and no more. */
export function ReportForm({ sheet, offered, ready, readyWord, isByHand = false, children }: ReportProps) {
  const { wrong } = useStaffWords();
  const { dictionary } = useWords();
  const [search, setSearch] = useState('');
  const [incident, setIncident] = useState<string | null>(null);
  const names = (lookUp(dictionary.games, sheet.game)?.incidents ?? {}) as Readonly<Record<string, string>>;
  const named = (one: string): string => lookUp(names, one) ?? one;
  if (incident !== null) {
    return (
      <FactsForm
        sheet={sheet}
        isByHand={isByHand}
        offered={offered}
        incident={incident}
        title={named(incident)}
        ready={(facts) => ready({ incident, facts })}
        readyWord={readyWord}
        back={() => setIncident(null)}
      />
    );
  }
  const found = possibleNow(sheet, offered).filter((one) => isMeant(named(one), search));
  return (
    <>
      <div className="staff-form">
        <h3>{wrong.title}</h3>
        <label>
          <span>{wrong.search}</span>
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
        {found.length === 0 && <p className="quiet">{wrong.none}</p>}
        <ul className="staff-incidents">
          {found.map((one) => (
            <li key={one}>
              <Button onPress={() => setIncident(one)}>{named(one)}</Button>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </>
  );
}
