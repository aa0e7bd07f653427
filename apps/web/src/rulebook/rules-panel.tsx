import './rulebook.css';
import { useMemo, useState } from 'react';
import { toRules } from '../client/route.ts';
import { useLaw } from '../client/use-law.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { RuleArticle } from './rule-article.tsx';
import { found, searchable } from './search.ts';
import { useReadings } from './use-readings.ts';

/** The regulation of the table one sits at, to look something up without leaving it. */
export function RulesPanel({ ruleset, focus }: { readonly ruleset: string; readonly focus?: string }) {
  const words = useWords().rulebook;
  const spoken = useLanguage();
  const law = useLaw(ruleset);
  const readings = useReadings();
  const [asked, ask] = useState('');
  const index = useMemo(() => searchable(law.sheets, readings, spoken), [law.sheets, readings, spoken]);
  const sheets = asked.trim() === '' ? law.sheets : found(index, asked);
  return (
    <section className="rules-panel" aria-label={words.title}>
      <search className="rule-search">
        <label>
          <span>{words.searchHere}</span>
          <input
            type="search"
            value={asked}
            onChange={(event) => ask(event.target.value)}
            placeholder={words.searchHint}
          />
        </label>
      </search>
      <p>
        <RoomLink to={toRules(ruleset)}>{words.wholeBook}</RoomLink>
      </p>
      {law.state === 'coming' && <p className="quiet">{words.loading}</p>}
      {law.state === 'unreachable' && <p role="alert">{words.lost}</p>}
      {asked.trim() !== '' && (
        <p className="quiet" role="status">
          {words.hits(sheets.length)}
        </p>
      )}
      <div className="rules">
        {sheets.map((sheet) => (
          <RuleArticle key={sheet.rule} sheet={sheet} ruleset={ruleset} isFocus={sheet.rule === focus} isCompact />
        ))}
      </div>
    </section>
  );
}
