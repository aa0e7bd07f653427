import type { ReactNode } from 'react';
import { useWords } from '../locales/words.ts';
import { Why } from '../ui/why.tsx';

/** What became of one stake. */
export interface SettledLine {
  readonly key: string;
  readonly player: string;
  readonly stake: ReactNode;
  readonly result: ReactNode;
  readonly grounds: readonly string[];
  readonly about: string;
}

interface SettledTableProps {
  readonly lines: readonly SettledLine[];
  readonly ruleset: string;
  readonly you: string | null;
  readonly bots: readonly string[];
}

/** Stake by stake: what was put, what came of it, and why. One's own come first. */
export function SettledTable({ lines, ruleset, you, bots }: SettledTableProps) {
  const words = useWords().history;
  if (lines.length === 0) return <p className="quiet">{words.nobodyStaked}</p>;
  const yoursFirst = lines.toSorted((a, b) => Number(b.player === you) - Number(a.player === you));
  return (
    <table className="settled">
      <caption className="sr-only">{words.stakes}</caption>
      <thead>
        <tr>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.stake}</th>
          <th scope="col">{words.result}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {yoursFirst.map(({ key, player, stake, result, grounds, about }) => (
          <tr key={key} className={player === you ? 'is-yours' : ''}>
            <th scope="row">
              {player === you ? words.you : player}
              {bots.includes(player) && <small className="quiet"> {words.bot}</small>}
            </th>
            <td>{stake}</td>
            <td>{result}</td>
            <td>
              <Why ruleset={ruleset} grounds={grounds} about={about} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
