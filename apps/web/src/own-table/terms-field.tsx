import { lookUp } from '@sabot/engine/by-name';
import type { BoundMessage, TermsAnswer } from '@sabot/protocol';
import { moneyIn } from '@sabot/words';
import { useId, useState } from 'react';
import { toRules } from '../client/route.ts';
import { useLanguage } from '../locales/words.ts';
import { readAmount } from '../shell/read-amount.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { useOwnTableWords } from './own-table-words.ts';

type Value = string | number | boolean;

interface TermsFieldProps {
  readonly name: string;
  readonly kind: TermsAnswer['kinds'][string];
  readonly value: Value;
  readonly bound: BoundMessage | undefined;
  readonly ruleset: string;
  readonly onChange: (value: Value) => void;
}

/** One term of a table: how much, how many, yes or no, or which; within what, and by which rule. */
export function TermsField({ name, kind, value, bound, ruleset, onChange }: TermsFieldProps) {
  const words = useOwnTableWords();
  const id = useId();
  const label = lookUp(words.settings, name) ?? name;
  if (kind === 'flag') {
    return (
      <label className="term-flag">
        <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
        <span>{label}</span>
      </label>
    );
  }
  const options = typeof kind === 'string' ? null : kind;
  const allowed = bound?.kind === 'one-of' ? bound.options : null;
  return (
    <div className="term">
      <label htmlFor={id}>{label}</label>
      {options !== null && (
        <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {options.map((one) => (
            <option key={one} value={one} disabled={allowed?.includes(one) === false}>
              {lookUp(words.choices, one) ?? one}
            </option>
          ))}
        </select>
      )}
      {options === null && <Figure id={id} isAmount={kind === 'amount'} value={Number(value)} onChange={onChange} />}
      {bound !== undefined && (
        <Within bound={bound} isAmount={kind === 'amount'} ruleset={ruleset} id={`${id}-within`} />
      )}
    </div>
  );
}

interface FigureProps {
  readonly id: string;
  readonly isAmount: boolean;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Figure({ id, isAmount, value, onChange }: FigureProps) {
  const words = useOwnTableWords().open;
  const spoken = useLanguage();
  const written = (figure: number): string => (isAmount ? moneyIn(spoken, figure) : String(figure));
  const [text, setText] = useState(() => written(value));
  const read = (given: string): number | null =>
    isAmount ? readAmount(given) : /^\d{1,4}$/.test(given.trim()) ? Number(given) : null;
  const isUnfit = read(text) === null;
  return (
    <>
      <input
        id={id}
        inputMode={isAmount ? 'decimal' : 'numeric'}
        value={text}
        aria-invalid={isUnfit}
        aria-describedby={`${id}-within`}
        onChange={(event) => {
          setText(event.target.value);
          const figure = read(event.target.value);
          if (figure !== null) onChange(figure);
        }}
      />
      {isUnfit && (
        <p className="refused" role="alert">
          {words.unfit}
        </p>
      )}
    </>
  );
}

interface WithinProps {
  readonly bound: BoundMessage;
  readonly isAmount: boolean;
  readonly ruleset: string;
  readonly id: string;
}

function Within({ bound, isAmount, ruleset, id }: WithinProps) {
  const { open } = useOwnTableWords();
  const spoken = useLanguage();
  const written = (figure: number): string => (isAmount ? moneyIn(spoken, figure) : String(figure));
  const rule = (ref: string) => {
    const [name = ''] = ref.split('~');
    return <RoomLink to={toRules(ruleset, name)}>{name}</RoomLink>;
  };
  if (bound.kind === 'amount' || bound.kind === 'between') {
    const isOpen = bound.max >= Number.MAX_SAFE_INTEGER / 100;
    return (
      <p className="quiet" id={id}>
        {isOpen ? open.atLeast(written(bound.min)) : open.between(written(bound.min), written(bound.max))} ·{' '}
        {rule(bound.grounds.min)}
      </p>
    );
  }
  if (bound.kind !== 'one-of') return null;
  const figures = bound.options.filter((one) => typeof one === 'number');
  return (
    <p className="quiet" id={id}>
      {figures.length > 0 && <>{figures.map(written).join(', ')} · </>}
      {rule(bound.ground)}
    </p>
  );
}
