import type { RulesetCard } from '@sabot/protocol';
import { toRules } from '../client/route.ts';
import { useLaw } from '../client/use-law.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { RulesOf } from './rules-of.tsx';

/** One regulation: where it comes from, then its rules in the order of the text. */
export function RegulationPage({ card, rule }: { readonly card: RulesetCard; readonly rule: string | null }) {
  const words = useWords().rulebook;
  const spoken = useLanguage();
  const law = useLaw(card.ruleset);
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
      <RulesOf ruleset={card.ruleset} focus={rule}>
        {isMissing && <p role="status">{words.noSuchRule(rule)}</p>}
      </RulesOf>
    </>
  );
}
