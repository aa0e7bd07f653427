import { lookUp } from '@sabot/engine/by-name';
import type { BoundMessage, StaffTableSheet } from '@sabot/protocol';
import { useState } from 'react';
import { useWords } from '../locales/words.ts';
import { Button } from '../ui/button.tsx';
import { useStaffWords } from './staff-words.ts';
import type { Intended } from './table-duty.tsx';

type StaffAct = StaffTableSheet['acts'][number];

interface OtherActsProps {
  readonly sheet: StaffTableSheet;
  readonly intend: (intended: Intended) => void;
}

/** These have a form of their own, or belong to the desk that opens and closes tables. */
const ELSEWHERE: readonly string[] = ['ReportIncident', 'GiveRuling', 'OpenTable', 'CloseTable'];
/** What nobody types: the cards of a sealed shoe, and what only a program writes. */
const UNTYPED: readonly string[] = ['card', 'cards', 'card?', 'cards?', 'data', 'stakes', 'postings', 'grounds'];

const isTypable = ({ act, fields }: StaffAct): boolean =>
  !ELSEWHERE.includes(act.act) &&
  Object.values(fields).every((kind) => Array.isArray(kind) || !UNTYPED.includes(kind) || kind.endsWith('?'));

/** Whatever else the law offers somebody in their role now: each act with its fields, seen before it is done. */
export function OtherActs({ sheet, intend }: OtherActsProps) {
  const { desk } = useStaffWords();
  const { dictionary } = useWords();
  const [opened, open] = useState<string | null>(null);
  const acts = sheet.acts.filter(isTypable);
  if (acts.length === 0) return null;
  const named = (act: string): string => lookUp(dictionary.acts as Readonly<Record<string, string>>, act) ?? act;
  const chosen = acts.find(({ act }) => act.act === opened);
  return (
    <section className="staff-form" aria-label={desk.title}>
      <h3>{desk.title}</h3>
      <div className="staff-keys">
        {acts.map((one) => (
          <Button
            key={`${one.role} ${one.act.act}`}
            onPress={() => (Object.keys(one.fields).length === 0 ? intend(intended(one, {})) : open(one.act.act))}
          >
            {named(one.act.act)}
          </Button>
        ))}
      </div>
      {chosen !== undefined && (
        <ActFields
          key={chosen.act.act}
          one={chosen}
          sheet={sheet}
          ready={(fields) => intend(intended(chosen, fields))}
        />
      )}
    </section>
  );
}

const intended = ({ role, act }: StaffAct, fields: Intended['fields']): Intended => ({
  as: role,
  act: act.act,
  fields,
});

interface ActFieldsProps {
  readonly one: StaffAct;
  readonly sheet: StaffTableSheet;
  readonly ready: (fields: Intended['fields']) => void;
}

function ActFields({ one, sheet, ready }: ActFieldsProps) {
  const { desk, wrong } = useStaffWords();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const fields = Object.fromEntries(
    Object.entries(one.fields).map(([name, kind]) => [name, typedAs(kind, lookUp(one.act.fields, name), typed[name])]),
  );
  return (
    <div className="staff-form">
      {Object.entries(one.fields).map(([name, kind]) => (
        <Field
          key={name}
          name={lookUp(desk.fields, name) ?? name}
          kind={kind}
          bound={lookUp(one.act.fields, name)}
          people={sheet.people.map((person) => person.name)}
          typed={typed[name] ?? ''}
          type={(text) => setTyped((now) => ({ ...now, [name]: text }))}
        />
      ))}
      <Button kind="act" onPress={() => ready(fields)}>
        {wrong.preview}
      </Button>
    </div>
  );
}

/** What was typed, as the engine wants it; amounts are typed in whole units and kept in cents. */
function typedAs(kind: string | readonly string[], bound: BoundMessage | undefined, text = ''): unknown {
  if (bound?.kind === 'one-of')
    return bound.options.find((option) => String(option) === text) ?? bound.options[0] ?? null;
  if (typeof kind !== 'string') return text === '' ? (kind[0] ?? null) : text;
  const isOptional = kind.endsWith('?');
  if (text === '' && isOptional) return null;
  switch (isOptional ? kind.slice(0, -1) : kind) {
    case 'amount':
      return Math.round(Number(text.replace(',', '.')) * 100);
    case 'number':
      return Number(text);
    case 'flag':
      return text === 'true';
    default:
      return text;
  }
}

interface FieldProps {
  readonly name: string;
  readonly kind: string | readonly string[];
  readonly bound: BoundMessage | undefined;
  readonly people: readonly string[];
  readonly typed: string;
  readonly type: (text: string) => void;
}

function Field({ name, kind, bound, people, typed, type }: FieldProps) {
  const options =
    bound?.kind === 'one-of'
      ? bound.options.map(String)
      : typeof kind !== 'string'
        ? kind
        : kind === 'flag'
          ? ['false', 'true']
          : kind.startsWith('player')
            ? people
            : null;
  const limits =
    bound?.kind === 'amount'
      ? ` (${bound.min / 100}–${bound.max / 100})`
      : bound?.kind === 'between'
        ? ` (${bound.min}–${bound.max})`
        : '';
  if (options === null) {
    return (
      <label>
        <span>{name + limits}</span>
        <input value={typed} maxLength={300} onChange={(event) => type(event.target.value)} />
      </label>
    );
  }
  return (
    <label>
      <span>{name + limits}</span>
      <select value={typed} onChange={(event) => type(event.target.value)}>
        {typed === '' && <option value="">–</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
