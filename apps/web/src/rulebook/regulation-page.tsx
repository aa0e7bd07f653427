import type { RulesetCard } from '@sabot/protocol';
import { useMemo, useState } from 'react';
import { toRules } from '../client/route.ts';
import { useLaw } from '../client/use-law.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { RuleArticle } from './rule-article.tsx';
import { found, searchable } from './search.ts';
import { useReadings } from './use-readings.ts';

/** One regulation: where it comes from, then its rules in the order of the text. */
export function RegulationPage({ card, rule }: { readonly card: RulesetCard; readonly rule: string | null }) {
  const words = useWords().rulebook;
  const spoken = useLanguage();
  const law = useLaw(card.ruleset);
  const readings = useReadings();
  const [asked, ask] = useState('');
  const index = useMemo(() => searchable(law.sheets, readings, spoken), [law.sheets, readings, spoken]);
  const sheets = asked.trim() === '' ? law.sheets : found(index, asked);
  const isMissing = rule !== null && law.state === 'known' && !law.sheets.some((sheet) => sheet.rule === rule);
  const { title, jurisdiction, bulletin, note, state } = card.source;
  return (
    <>
      <header className="regulation-head">
        <p>
          <RoomLink to={toRules()}>{words.allRegulations}</RoomLink>
        </p>
        <h1>
          {card.name[spoken]} <span>{card.short[spoken]}</span>
        </h1>
        <p className="regulation-title">{title[spoken]}</p>
        <p className="quiet">
          {[jurisdiction[spoken], bulletin?.[spoken], words.textState[state]].filter(Boolean).join(' · ')}
        </p>
        <p className="quiet">{note[spoken]}</p>
      </header>
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
      {isMissing && <p role="status">{words.noSuchRule(rule)}</p>}
      {law.state === 'coming' && <p className="quiet">{words.loading}</p>}
      {law.state === 'unreachable' && <p role="alert">{words.lost}</p>}
      {asked.trim() !== '' && (
        <p className="quiet" role="status">
          {words.hits(sheets.length)}
        </p>
      )}
      <div className="rules">
        {sheets.map((sheet) => (
          <RuleArticle key={sheet.rule} sheet={sheet} ruleset={card.ruleset} isFocus={sheet.rule === rule} />
        ))}
      </div>
    </>
  );
}
