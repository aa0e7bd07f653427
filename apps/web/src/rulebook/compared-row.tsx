import { capital } from '@sabot/words';
import { useState } from 'react';
import { useWords } from '../locales/words.ts';
import { Why } from '../ui/why.tsx';
import type { Given, Row, SharedCell } from './comparison-cells.ts';
import { DrawingChart } from './drawing-chart.tsx';

/** The bank's chart comes as rows of letters. */
const CHART = 'bancaDraw';
/** Longer lists are folded, all cells of a row together. */
const FEW = 4;

/** One question, and what each regulation answers. */
export function ComparedRow({ row, cells }: { readonly row: Row; readonly cells: readonly SharedCell[] }) {
  const words = useWords().rulebook;
  const [isWhole, setWhole] = useState(false);
  const isChart = row.point === CHART;
  const most = Math.max(...cells.map(({ given }) => given.length));
  const isLong = !isChart && most > FEW + 1;
  return (
    <tr>
      <th scope="row">
        {capital(row.question)}
        {isLong && (
          <button type="button" className="plain fold" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? words.fewerAnswers : words.moreAnswers(most - FEW)}
          </button>
        )}
      </th>
      {cells.map(({ rulesets, given }) => (
        <td key={rulesets[0]} colSpan={rulesets.length} style={{ gridColumn: `span ${rulesets.length}` }}>
          {isChart ? (
            <DrawingChart rows={given} />
          ) : (
            <Answers given={isLong && !isWhole ? given.slice(0, FEW) : given} isOnly={given.length === 1} />
          )}
          <Why
            ruleset={rulesets[0] as string}
            grounds={[...new Set(given.flatMap((one) => one.grounds))]}
            about={capital(row.question)}
            label={words.whyOf(row.question)}
          />
        </td>
      ))}
    </tr>
  );
}

function Answers({ given, isOnly }: { readonly given: readonly Given[]; readonly isOnly: boolean }) {
  return (
    <ul>
      {given.map(({ answer, facts, table }) => {
        const when = [table, ...facts].filter(Boolean).join(', ');
        return (
          <li key={`${when} ${answer}`}>
            {when !== '' && !isOnly && <span className="quiet">{when}: </span>}
            {answer}
          </li>
        );
      })}
    </ul>
  );
}
