import { useWords } from '../locales/words.ts';
import { Bead, Ring, Trace } from './marks.tsx';

const NO_MARKS = { bancaPair: false, puntoPair: false, natural: false };
const ring = { column: 0, row: 0, colour: 'red', marks: NO_MARKS, ties: 0, coup: 0 } as const;
const S = 18;

/** How the boards are read, folded away until somebody asks. */
export function RoadsLegend() {
  const { legend, letters } = useWords().roads;
  const rows = [
    {
      key: 'bead',
      line: legend.bead,
      mark: <Bead cell={{ colour: 'red', marks: NO_MARKS }} size={S} letter={letters.red} />,
    },
    { key: 'ring', line: legend.ring, mark: <Ring cell={ring} size={S} /> },
    { key: 'tie', line: legend.tie, mark: <Ring cell={{ ...ring, ties: 2 }} size={S} /> },
    {
      key: 'pairs',
      line: legend.pairs,
      mark: <Ring cell={{ ...ring, marks: { bancaPair: true, puntoPair: true, natural: false } }} size={S} />,
    },
    {
      key: 'natural',
      line: legend.natural,
      mark: <Ring cell={{ ...ring, marks: { ...NO_MARKS, natural: true } }} size={S} />,
    },
    { key: 'derived', line: legend.derived, mark: <Trace colour="red" shape="solid" size={S} /> },
  ];
  return (
    <details className="roads-legend">
      <summary>{legend.title}</summary>
      <ul>
        {rows.map(({ key, line, mark }) => (
          <li key={key}>
            <svg width={S} height={S} aria-hidden="true">
              {mark}
            </svg>
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
