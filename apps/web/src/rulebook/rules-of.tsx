import { type ReactNode, useMemo, useState } from 'react';
import { useLaw } from '../client/use-law.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { RuleArticle } from './rule-article.tsx';
import { found, searchable } from './search.ts';
import { SearchField } from './search-field.tsx';
import { useReadings } from './use-readings.ts';

interface RulesOfProps {
  readonly ruleset: string;
  readonly focus: string | null;
  readonly isCompact?: boolean;
  /** What stands between the search and the rules. */
  readonly children: ReactNode;
}

/** The rules of a regulation in the order of the text, or those that are looked for. */
export function RulesOf({ ruleset, focus, isCompact = false, children }: RulesOfProps) {
  const words = useWords().rulebook;
  const spoken = useLanguage();
  const law = useLaw(ruleset);
  const readings = useReadings();
  const [asked, ask] = useState('');
  const index = useMemo(() => searchable(law.sheets, readings, spoken), [law.sheets, readings, spoken]);
  const isAsked = asked.trim() !== '';
  const sheets = isAsked ? found(index, asked) : law.sheets;
  return (
    <>
      <search className="rule-search">
        <SearchField label={words.searchHere} asked={asked} ask={ask} />
      </search>
      {children}
      {law.state === 'coming' && <p className="quiet">{words.loading}</p>}
      {law.state === 'unreachable' && <p role="alert">{words.lost}</p>}
      {isAsked && (
        <p className="quiet" role="status">
          {words.hits(sheets.length)}
        </p>
      )}
      <div className="rules">
        {sheets.map((sheet) => (
          <RuleArticle
            key={sheet.rule}
            sheet={sheet}
            ruleset={ruleset}
            isFocus={sheet.rule === focus}
            isCompact={isCompact}
          />
        ))}
      </div>
    </>
  );
}
