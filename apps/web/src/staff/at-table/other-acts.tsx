import { lookUp } from '@sabot/engine/by-name';
import type { BoundMessage, StaffTableSheet } from '@sabot/protocol';
import { actNamed, STAFF_DOINGS } from '@sabot/words/staff';
import { useState } from 'react';
import { useLanguage } from '../../locales/words.ts';
import { Button } from '../../ui/button.tsx';
import { useStaffWords } from '../staff-words.ts';
import { placeOf } from './places.ts';
import type { Intended } from './table-duty.tsx';

type StaffAct = StaffTableSheet['acts'][number];

interface OtherActsProps {
  readonly sheet: StaffTableSheet;
  readonly intend: (intended: Intended) => void;
}

/** Whatever else the law offers somebody in their role now: each act with its fields, seen before it is done. */
export function OtherActs({ sheet, intend }: OtherActsProps) {
  const { desk, roles } = useStaffWords();
  const spoken = useLanguage();
  const [opened, open] = useState<string | null>(null);
  const acts = sheet.acts.filter(({ act }) => placeOf(act.act) === 'acts');
  if (acts.length === 0) return null;
  // Somebody on duty in two roles may do some acts in either.
  const labelOf = ({ role, act: { act } }: StaffAct): string => {
    const isTwice = acts.filter((one) => one.act.act === act).length > 1;
    return isTwice ? `${actNamed(spoken, act)} (${roles[role] ?? role})` : actNamed(spoken, act);
  };
  const chosen = acts.find((one) => labelOf(one) === opened);
  return (
    <section className="staff-form" aria-label={desk.title}>
      <h3>{desk.title}</h3>
      <div className="staff-keys">
        {acts.map((one) => (
          <Button
            key={`${one.role} ${one.act.act}`}
            onPress={() => (Object.keys(one.fields).length === 0 ? intend(intended(one, {})) : open(labelOf(one)))}
          >
            {labelOf(one)}
          </Button>
        ))}
      </div>
      {chosen !== undefined && (
        <ActFields
          key={labelOf(chosen)}
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
  const { wrong } = useStaffWords();
  const { fields: names } = STAFF_DOINGS[useLanguage()];
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const fields = Object.fromEntries(
    Object.entries(one.fields).map(([name, kind]) => [name, typedAs(kind, lookUp(one.act.fields, name), typed[name])]),
  );
  return (
    <div className="staff-form">
      {Object.entries(one.fields).map(([name, kind]) => (
        <Field
          key={name}
          name={lookUp(names, name) ?? name}
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
    case 'cards':
      return text.split(/[\s,]+/).filter((card) => card !== '');
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
  const { choices } = STAFF_DOINGS[useLanguage()];
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
          <option key={option} value={option}>
            {lookUp(choices, option) ?? option}
          </option>
        ))}
      </select>
    </label>
  );
}
