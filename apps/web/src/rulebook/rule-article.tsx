import type { RuleSheet } from '@sabot/protocol';
import { useEffect, useRef } from 'react';
import { toRules } from '../client/route.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { locatorIn } from '../ui/locator.ts';
import { Examples } from './examples.tsx';
import { ReadingNote } from './reading-note.tsx';

interface RuleArticleProps {
  readonly sheet: RuleSheet;
  /** The ruleset in whose book it is read. */
  readonly ruleset: string;
  readonly isFocus: boolean;
  /** In the panel of a table there is less room: readings and examples are folded away. */
  readonly isCompact?: boolean;
}

/** One rule: where it stands, what it says, what it rests on, and an example that can be played. */
export function RuleArticle({ sheet, ruleset, isFocus, isCompact = false }: RuleArticleProps) {
  const words = useWords().rulebook;
  const spoken = useLanguage();
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFocus) article.current?.scrollIntoView({ block: isCompact ? 'nearest' : 'start' });
  }, [isFocus, isCompact]);
  const place = locatorIn(spoken, sheet.locator);
  const bases = [...new Set(sheet.grounds.map(({ basis }) => basis))];
  const settled = [...new Set(sheet.grounds.flatMap(({ reading }) => reading ?? []))];
  const isTakenOver = sheet.ruleset !== ruleset;
  return (
    <article
      ref={article}
      id={isCompact ? undefined : sheet.rule}
      className={`rule ${isFocus ? 'is-focus' : ''}`}
      aria-label={words.ruleLabel(place, sheet.rule)}
    >
      <header>
        <span className="rule-place">{place}</span>
        {bases.map((basis) => (
          <span key={basis} className={`basis basis-${basis}`}>
            {words.bases[basis]}
          </span>
        ))}
        {isTakenOver && <span className="basis">{words.takenOver}</span>}
        <RoomLink to={toRules(ruleset, sheet.rule)} className="rule-id" label={words.linkTo(sheet.rule)}>
          {sheet.rule}
        </RoomLink>
      </header>
      <p className="rule-wording">{sheet.wording[spoken] ?? sheet.wording.es ?? sheet.wording.en}</p>
      {sheet.setAside !== null && (
        <p className="quiet">
          {words.setAside} {sheet.setAside[spoken]}
        </p>
      )}
      {settled.length > 0 && (
        <details className="rule-more">
          <summary>{words.readings(settled.length)}</summary>
          {settled.map((id) => (
            <ReadingNote key={id} id={id} />
          ))}
        </details>
      )}
      {sheet.scenarios.length > 0 && <Examples paths={sheet.scenarios} rule={sheet.rule} />}
    </article>
  );
}
