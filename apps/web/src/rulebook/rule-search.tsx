import type { RuleSheet, RulesetCard } from '@sabot/protocol';
import { useEffect, useMemo, useState } from 'react';
import { toRules } from '../client/route.ts';
import { useDesk } from '../client/use-desk.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { locatorIn } from '../ui/locator.ts';
import { found, searchable } from './search.ts';
import { SearchField } from './search-field.tsx';
import { useReadings } from './use-readings.ts';

const MOST = 40;

/** Looks through every regulation. The rules are fetched when the first letter is typed. */
export function RuleSearch({
  cards,
  asked,
  ask,
}: {
  readonly cards: readonly RulesetCard[];
  readonly asked: string;
  readonly ask: (text: string) => void;
}) {
  const words = useWords().rulebook;
  const spoken = useLanguage();
  const desk = useDesk();
  const readings = useReadings();
  const [books, setBooks] = useState<readonly RuleSheet[] | null>(null);
  const isAsked = asked.trim() !== '';
  useEffect(() => {
    if (!isAsked || books !== null) return;
    const all = cards.map(({ ruleset }) => desk.once<readonly RuleSheet[]>(`/api/rules/${ruleset}`));
    void Promise.all(all).then((replies) => {
      const sheets = replies.flatMap((reply) => (reply.ok ? reply.value : []));
      // A rule that several regulations take over is told once, in the book it stands in.
      setBooks([...new Map(sheets.map((sheet) => [sheet.rule, sheet])).values()]);
    });
  }, [isAsked, books, cards, desk]);
  const index = useMemo(() => searchable(books ?? [], readings, spoken), [books, readings, spoken]);
  const hits = isAsked ? found(index, asked) : [];
  return (
    <search className="rule-search">
      <SearchField label={words.searchAll} asked={asked} ask={ask} />
      {isAsked && (
        <>
          <p className="quiet" role="status">
            {books === null ? words.loading : words.hits(hits.length)}
          </p>
          <ul className="hits">
            {hits.slice(0, MOST).map((sheet) => (
              <li key={sheet.rule}>
                <RoomLink to={toRules(sheet.ruleset, sheet.rule)}>
                  <span className="hit-place">
                    {cards.find(({ ruleset }) => ruleset === sheet.ruleset)?.short[spoken]} ·{' '}
                    {locatorIn(spoken, sheet.locator)}
                  </span>
                  <span>{sheet.wording[spoken]}</span>
                  <span className="rule-id">{sheet.rule}</span>
                </RoomLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </search>
  );
}
