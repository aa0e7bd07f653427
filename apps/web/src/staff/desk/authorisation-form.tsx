import { lookUp } from '@sabot/engine/by-name';
import { AUTHORISED_TERMS, type AuthorisedTerms, type TermsAnswer } from '@sabot/protocol';
import { type FormEvent, useState } from 'react';
import { tell } from '../../client/house.ts';
import { useCell } from '../../client/use-cell.ts';
import { useDesk } from '../../client/use-desk.ts';
import { useLanguage } from '../../locales/words.ts';
import { useOwnTableWords } from '../../own-table/own-table-words.ts';
import { type Settings, useTerms } from '../../own-table/use-terms.ts';
import { readAmount } from '../../shell/read-amount.ts';
import { useDeskWords } from './desk-words.ts';
import { freshId } from './open-table-form.tsx';

const NONE: Settings = {};
type Term = (typeof AUTHORISED_TERMS)[number];
type Kind = TermsAnswer['kinds'][string];
/** What was typed: two figures, or which words are allowed. */
interface Typed {
  readonly least?: string;
  readonly most?: string;
  readonly options?: readonly string[];
}
type AllTyped = Readonly<Partial<Record<Term, Typed>>>;

const today = (): string => new Date().toLocaleDateString('sv');
/** The first moment of a day, where the director is; of the day after with one more. */
const dayBegins = (day: string, later = 0): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
};

function figure(text: string | undefined, kind: Kind): number | null | 'unfit' {
  const given = text?.trim() ?? '';
  if (given === '') return null;
  const read = kind === 'amount' ? readAmount(given) : /^\d{1,3}$/.test(given) ? Number(given) : null;
  return read ?? 'unfit';
}

/** What was typed as the house keeps it; null: a figure is none. What was left blank is not limited. */
function termsFrom(typed: AllTyped, kinds: TermsAnswer['kinds']): AuthorisedTerms | null {
  const terms: AuthorisedTerms = {};
  for (const term of AUTHORISED_TERMS) {
    const kind = lookUp(kinds, term);
    const given = typed[term];
    if (kind === undefined) continue;
    if (kind === 'flag') terms[term] = { options: given?.options?.length ? [true, false] : [false] };
    else if (typeof kind !== 'string') {
      if (given?.options?.length) terms[term] = { options: [...given.options] };
    } else {
      const [least, most] = [figure(given?.least, kind), figure(given?.most, kind)];
      if (least === 'unfit' || most === 'unfit') return null;
      if (least !== null || most !== null) terms[term] = { least: least ?? 0, most };
    }
  }
  return terms;
}

/** What the authority's document says, as the house is to keep it. */
export function AuthorisationForm({ changed }: { readonly changed: () => Promise<void> }) {
  const { authority: words } = useDeskWords();
  const spoken = useLanguage();
  const cards = useCell(useDesk().rulesets);
  const [chosen, choose] = useState<string | null>(null);
  const [reference, setReference] = useState('');
  const [from, setFrom] = useState(today);
  const [until, setUntil] = useState('');
  const [typed, setTyped] = useState<AllTyped>({});
  const [fault, setFault] = useState('');
  const ruleset = chosen ?? cards?.[0]?.ruleset ?? null;
  const reply = useTerms(ruleset, NONE);
  const kinds = reply?.ok === true ? reply.value.kinds : {};
  if (cards === null || ruleset === null) return null;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const terms = termsFrom(typed, kinds);
    if (terms === null) return setFault(words.unfit);
    const kept = await tell('/api/staff/authorisations', {
      commandId: freshId(),
      ruleset,
      reference,
      from: dayBegins(from),
      until: until === '' ? null : dayBegins(until, 1),
      terms,
    });
    setFault(kept.ok ? '' : kept.refusal.line);
    if (!kept.ok) return;
    setReference('');
    setTyped({});
    await changed();
  };
  return (
    <form className="staff-form" onSubmit={(event) => void submit(event)}>
      <label>
        <span>{words.game}</span>
        <select
          value={ruleset}
          onChange={(event) => {
            choose(event.target.value);
            setTyped({});
          }}
        >
          {cards.map((card) => (
            <option key={card.ruleset} value={card.ruleset}>
              {card.name[spoken]} · {card.short[spoken]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.reference}</span>
        <input value={reference} maxLength={200} required onChange={(event) => setReference(event.target.value)} />
      </label>
      <div className="staff-pair">
        <label>
          <span>{words.from}</span>
          <input type="date" value={from} required onChange={(event) => setFrom(event.target.value)} />
        </label>
        <label>
          <span>{words.until}</span>
          <input type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
        </label>
      </div>
      {AUTHORISED_TERMS.map((term) => {
        const kind = lookUp(kinds, term);
        return (
          kind !== undefined && (
            <TermBand
              key={term}
              term={term}
              kind={kind}
              typed={typed[term] ?? {}}
              type={(given) => setTyped((now) => ({ ...now, [term]: given }))}
            />
          )
        );
      })}
      <p className="quiet">{words.blank}</p>
      <p role="alert" className="staff-fault">
        {fault}
      </p>
      <button type="submit" className="button button-act" disabled={reference.trim() === '' || reply?.ok !== true}>
        {words.submit}
      </button>
    </form>
  );
}

interface TermBandProps {
  readonly term: Term;
  readonly kind: Kind;
  readonly typed: Typed;
  readonly type: (typed: Typed) => void;
}

function TermBand({ term, kind, typed, type }: TermBandProps) {
  const { authority: words } = useDeskWords();
  const { settings, choices } = useOwnTableWords();
  const name = lookUp(settings, term) ?? term;
  if (kind === 'amount' || kind === 'number') {
    const mode = kind === 'amount' ? 'decimal' : 'numeric';
    return (
      <div className="staff-pair">
        <label>
          <span>{words.least(name)}</span>
          <input
            inputMode={mode}
            value={typed.least ?? ''}
            onChange={(event) => type({ ...typed, least: event.target.value })}
          />
        </label>
        <label>
          <span>{words.most(name)}</span>
          <input
            inputMode={mode}
            value={typed.most ?? ''}
            onChange={(event) => type({ ...typed, most: event.target.value })}
          />
        </label>
      </div>
    );
  }
  const allowed = typed.options ?? [];
  const box = (option: string, label: string) => (
    <label key={option} className="staff-check">
      <input
        type="checkbox"
        checked={allowed.includes(option)}
        onChange={({ target }) =>
          type({ options: target.checked ? [...allowed, option] : allowed.filter((one) => one !== option) })
        }
      />
      <span>{label}</span>
    </label>
  );
  if (kind === 'flag') return box('true', words.unlimited);
  return (
    <fieldset className="staff-pick">
      <legend>{words.kinds(name)}</legend>
      {kind.map((option) => box(option, lookUp(choices, option) ?? option))}
    </fieldset>
  );
}
