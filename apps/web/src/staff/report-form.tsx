import { lookUp } from '@sabot/engine/by-name';
import type { Offered, StaffRole, StaffTableSheet } from '@sabot/protocol';
import { useState } from 'react';
import { cardText } from '../history/tell-event.ts';
import { useWords } from '../locales/words.ts';
import { Button } from '../ui/button.tsx';
import { useStaffWords } from './staff-words.ts';
import type { Intended } from './table-duty.tsx';

interface ReportProps {
  readonly sheet: StaffTableSheet;
  readonly role: StaffRole;
  readonly offered: Offered;
  readonly intend: (intended: Intended) => void;
}

/** What can have gone wrong now: everything the game knows, but for what the law says cannot have happened. */
function possibleNow(sheet: StaffTableSheet, { fields }: Offered): readonly string[] {
  const bound = lookUp(fields, 'incident');
  return bound?.kind === 'not' ? sheet.incidents.filter((one) => !bound.refused.includes(one)) : sheet.incidents;
}

/** Which facts an incident needs, or may have. */
function wants({ joint }: Offered, facts: readonly string[], incident: string): readonly string[] {
  return facts.filter((field) => {
    const only = joint.find((one) => one.kind === 'only-with' && one.field === field);
    if (only?.kind === 'only-with') return only.values.includes(incident);
    return (
      field === 'note' ||
      joint.some((one) => one.kind === 'needed-with' && one.field === field && one.values.includes(incident))
    );
  });
}

/** Something went wrong: what, in plain words with a search, and the facts it needs and no more. */
export function ReportForm({ sheet, role, offered, intend }: ReportProps) {
  const { wrong } = useStaffWords();
  const { dictionary } = useWords();
  const [search, setSearch] = useState('');
  const [incident, setIncident] = useState<string | null>(null);
  const names = (lookUp(dictionary.games, sheet.game)?.incidents ?? {}) as Readonly<Record<string, string>>;
  const named = (one: string): string => lookUp(names, one) ?? one;
  const found = possibleNow(sheet, offered).filter((one) =>
    named(one).toLowerCase().includes(search.trim().toLowerCase()),
  );
  if (incident !== null) {
    return (
      <FactsForm
        sheet={sheet}
        title={named(incident)}
        wanted={wants(offered, sheet.facts, incident)}
        ready={(facts) => intend({ as: role, act: 'ReportIncident', fields: { incident, ...facts } })}
        back={() => setIncident(null)}
      />
    );
  }
  return (
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
  );
}

interface FactsProps {
  readonly sheet: StaffTableSheet;
  readonly title: string;
  readonly wanted: readonly string[];
  readonly ready: (facts: Readonly<Record<string, unknown>>) => void;
  readonly back: () => void;
}

function FactsForm({ sheet, title, wanted, ready, back }: FactsProps) {
  const { wrong } = useStaffWords();
  const [card, setCard] = useState('');
  const [player, setPlayer] = useState('');
  const [drawn, setDrawn] = useState('');
  const [upturned, setUpturned] = useState(false);
  const [note, setNote] = useState('');
  const given: Readonly<Record<string, unknown>> = {
    card: card === '' ? null : Number(card),
    player: player === '' ? null : player,
    drawn: drawn === '' ? null : Number(drawn),
    upturned: upturned ? 1 : null,
    note: note.trim() === '' ? null : note.trim(),
  };
  const facts = Object.fromEntries(sheet.facts.map((field) => [field, lookUp(given, field) ?? null]));
  return (
    <div className="staff-form">
      <h3>{title}</h3>
      {wanted.includes('card') && (
        <label>
          <span>{wrong.card}</span>
          <select value={card} onChange={(event) => setCard(event.target.value)}>
            <option value="">{wrong.noCard}</option>
            {sheet.cards.map((one) => (
              <option key={one.no} value={one.no}>
                {wrong.onFelt(one.no, cardText(one.card), one.hand)}
              </option>
            ))}
          </select>
        </label>
      )}
      {wanted.includes('player') && (
        <label>
          <span>{wrong.player}</span>
          <select value={player} onChange={(event) => setPlayer(event.target.value)}>
            <option value="">{wrong.noCard}</option>
            {sheet.people.map((one) => (
              <option key={one.name} value={one.name}>
                {wrong.seat(one.name, one.seat)}
              </option>
            ))}
          </select>
        </label>
      )}
      {wanted.includes('drawn') && (
        <label>
          <span>{wrong.drawn}</span>
          <select value={drawn} onChange={(event) => setDrawn(event.target.value)}>
            <option value="">{wrong.noCard}</option>
            {[1, 2, 3, 4].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
      {wanted.includes('upturned') && (
        <label className="staff-check">
          <input type="checkbox" checked={upturned} onChange={(event) => setUpturned(event.target.checked)} />
          <span>{wrong.upturned}</span>
        </label>
      )}
      <label>
        <span>{wrong.note}</span>
        <input value={note} maxLength={300} onChange={(event) => setNote(event.target.value)} />
      </label>
      <div className="staff-keys">
        <Button onPress={back}>{wrong.back}</Button>
        <Button kind="act" onPress={() => ready(facts)}>
          {wrong.preview}
        </Button>
      </div>
    </div>
  );
}
