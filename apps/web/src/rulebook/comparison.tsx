import type { Comparison as Compared, RulesetCard } from '@sabot/protocol';
import { type CSSProperties, useState } from 'react';
import { toRules } from '../client/route.ts';
import { useOnce } from '../client/use-desk.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { ComparedRow } from './compared-row.tsx';
import { cellsOf } from './comparison-cells.ts';

const NARROW = '(max-width: 52rem)';

/** The regulations side by side, question by question. */
export function Comparison({ cards }: { readonly cards: readonly RulesetCard[] }) {
  const words = useWords().rulebook;
  const spoken = useLanguage();
  const reply = useOnce<Compared>(`/api/compare?language=${spoken}`);
  const [differencesOnly, setDifferencesOnly] = useState(true);
  const [chosen, setChosen] = useState<readonly string[]>(() => {
    const all = cards.map(({ ruleset }) => ruleset);
    return matchMedia(NARROW).matches ? all.filter((_, i) => i === 0 || i === 4) : all;
  });
  if (reply === null) return <p className="quiet">{words.loading}</p>;
  if (!reply.ok) return <p role="alert">{words.lost}</p>;
  const shown = reply.value.rulesets.filter((ruleset) => chosen.includes(ruleset));
  const rows = reply.value.rows
    .map((row) => ({ row, cells: cellsOf(row, shown) }))
    .filter(({ cells }) => !differencesOnly || cells.length > 1);
  const toggle = (ruleset: string): void =>
    setChosen(chosen.includes(ruleset) ? chosen.filter((one) => one !== ruleset) : [...chosen, ruleset]);
  return (
    <div className="comparison">
      <div className="comparison-choice">
        <fieldset>
          <legend>{words.compareThese}</legend>
          {cards.map((card) => (
            <label key={card.ruleset}>
              <input type="checkbox" checked={chosen.includes(card.ruleset)} onChange={() => toggle(card.ruleset)} />
              <span>
                {card.short[spoken]} · {card.name[spoken]}
              </span>
            </label>
          ))}
        </fieldset>
        <label className="differences">
          <input
            type="checkbox"
            checked={differencesOnly}
            onChange={(event) => setDifferencesOnly(event.target.checked)}
          />
          <span>{words.differencesOnly}</span>
        </label>
      </div>
      {rows.length === 0 ? (
        <p className="quiet">{shown.length < 2 ? words.chooseTwo : words.allAlike}</p>
      ) : (
        <div
          className="comparison-scroll"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
          tabIndex={0}
          style={{ '--columns': shown.length } as CSSProperties}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{words.question}</th>
                {shown.map((ruleset) => (
                  <ColumnHead key={ruleset} card={cards.find((one) => one.ruleset === ruleset)} ruleset={ruleset} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ row, cells }) => (
                <ComparedRow key={row.point} row={row} cells={cells} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

function ColumnHead({ card, ruleset }: { readonly card: RulesetCard | undefined; readonly ruleset: string }) {
  const spoken = useLanguage();
  return (
    <th scope="col">
      <RoomLink to={toRules(ruleset)}>
        {card?.short[spoken] ?? ruleset}
        <small>{card?.name[spoken]}</small>
      </RoomLink>
    </th>
  );
}
