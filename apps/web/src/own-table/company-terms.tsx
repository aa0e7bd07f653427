import type { OpenTableRequest } from '@sabot/protocol';
import { useOwnTableWords } from './own-table-words.ts';

export type CompanyTerms = Pick<OpenTableRequest, 'pace' | 'bots' | 'admission' | 'spectators'>;
export const USUAL: CompanyTerms = {
  pace: 'usual',
  bots: { count: 0, stay: false },
  admission: 'link',
  spectators: 'now',
};
const MOST_BOTS = 8;

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few words. */
export function Choice<T extends string>({ label, options, value, onChange }: ChoiceProps<T>) {
  return (
    <label className="term">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value as T)}>
        {(Object.keys(options) as T[]).map((one) => (
          <option key={one} value={one}>
            {options[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface BotsProps {
  readonly bots: CompanyTerms['bots'];
  readonly missing: string;
  readonly onChange: (bots: CompanyTerms['bots']) => void;
}

/** How many bots, and whether they make room for people. */
export function BotsChoice({ bots: { count, stay }, missing, onChange }: BotsProps) {
  const { open } = useOwnTableWords();
  return (
    <>
      <label className="term">
        <span>{open.bots}</span>
        <select value={count} onChange={(event) => onChange({ count: Number(event.target.value), stay })}>
          {[...Array(Math.max(MOST_BOTS, count) + 1).keys()].map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      {count > 0 && (
        <label className="term-flag">
          <input
            type="checkbox"
            checked={!stay}
            onChange={(event) => onChange({ count, stay: !event.target.checked })}
          />
          <span>{missing}</span>
        </label>
      )}
    </>
  );
}

interface CompanyProps {
  readonly terms: CompanyTerms;
  readonly onChange: (terms: CompanyTerms) => void;
}

/** Who plays, who may come in, and who looks on. */
export function Company({ terms, onChange }: CompanyProps) {
  const { open: words, panel } = useOwnTableWords();
  const change = (more: Partial<CompanyTerms>): void => onChange({ ...terms, ...more });
  return (
    <div className="terms">
      <Choice
        label={words.admission}
        options={words.admissions}
        value={terms.admission}
        onChange={(admission) => change({ admission })}
      />
      <Choice
        label={words.spectators}
        options={words.spectatorsOf}
        value={terms.spectators}
        onChange={(spectators) => change({ spectators })}
      />
      <Choice label={words.pace} options={words.paces} value={terms.pace} onChange={(pace) => change({ pace })} />
      <BotsChoice bots={terms.bots} missing={panel.botsMissing} onChange={(bots) => change({ bots })} />
    </div>
  );
}
