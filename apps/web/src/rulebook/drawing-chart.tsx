import { useWords } from '../locales/words.ts';
import type { Given } from './comparison-cells.ts';

/** The bank's chart as the texts print it: its total down the side, punto's third card across, the last column stood. */
export function DrawingChart({ rows }: { readonly rows: readonly Given[] }) {
  const words = useWords().rulebook.chart;
  const lines = rows.flatMap(({ answer, facts }) =>
    facts.map((total) => ({ total, cells: [...answer.replace(' ', '')] })),
  );
  return (
    <table className="drawing-chart">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <td />
          {[...'0123456789'].map((third) => (
            <th key={third} scope="col">
              {third}
            </th>
          ))}
          <th scope="col" title={words.stood}>
            –
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ total, cells }) => (
          <tr key={total}>
            <th scope="row">{total}</th>
            {cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
              <td key={i} className={cell === 'T' ? 'draws' : 'stands'}>
                <span className="sr-only">{cell === 'T' ? words.draws : words.stands}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
