import { lookUp } from '@sabot/engine/by-name';
import type { TermsAnswer } from '@sabot/protocol';
import { moneyIn, refusalIn } from '@sabot/words';
import type { Reply } from '../client/house.ts';
import { useCell } from '../client/use-cell.ts';
import { useDesk } from '../client/use-desk.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { Grounds } from '../ui/grounds.tsx';
import '../ui/why.css';
import { useOwnTableWords } from './own-table-words.ts';
import { TermsField } from './terms-field.tsx';
import type { Settings } from './use-terms.ts';

/** What most people choose; the rest is a fold away. */
const FIRST: readonly string[] = [
  'modality',
  'minimum',
  'maximum',
  'bankMinimum',
  'bankMaximum',
  'decks',
  'seats',
  'seatsPerPano',
  'freeBanco',
  'errorsAllowed',
];

interface TermsProps {
  readonly ruleset: string;
  readonly reply: Reply<TermsAnswer> | null;
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

/** The terms of a table, and what the law says of them. */
export function Terms({ ruleset, reply, settings, onChange }: TermsProps) {
  const { open: words } = useOwnTableWords();
  const { dictionary } = useWords();
  const spoken = useLanguage();
  const game = useCell(useDesk().rulesets)?.find((card) => card.ruleset === ruleset)?.game ?? null;
  if (reply === null) return <p role="status">{words.coming}</p>;
  if (!reply.ok) {
    return (
      <p className="refused" role="alert">
        {reply.refusal.line}
      </p>
    );
  }
  const { kinds, fields, settings: whole, refusal } = reply.value;
  const names = Object.keys(kinds);
  const field = (name: string) => (
    <TermsField
      key={name}
      name={name}
      kind={kinds[name] as TermsAnswer['kinds'][string]}
      value={lookUp(settings, name) ?? lookUp(whole, name) ?? ''}
      bound={lookUp(fields, name)}
      ruleset={ruleset}
      onChange={(value) => onChange({ ...settings, [name]: value })}
    />
  );
  const rest = names.filter((name) => !FIRST.includes(name));
  return (
    <>
      <div className="terms">{FIRST.filter((name) => names.includes(name)).map(field)}</div>
      {rest.length > 0 && (
        <details className="more-terms">
          <summary>{words.more}</summary>
          <div className="terms">{rest.map(field)}</div>
        </details>
      )}
      <div className="terms-verdict" role="status">
        {refusal === null ? (
          <p className="quiet">{words.lawful}</p>
        ) : (
          <>
            <p className="refused">
              {refusalIn(dictionary, refusal, { money: (cents) => moneyIn(spoken, cents), game })}
            </p>
            <Grounds ruleset={ruleset} grounds={refusal.grounds} />
          </>
        )}
      </div>
    </>
  );
}
