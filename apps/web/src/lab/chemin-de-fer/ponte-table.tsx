import { useLanguage } from '../../locales/words.ts';
import { figuresIn } from '../figures-in.ts';
import { useLabWords } from '../lab-words.ts';
import type { PonteMove } from './work.ts';

/** What a ponte who may choose with several totals should do with each. */
export function PonteTable({ moves }: { readonly moves: readonly PonteMove[] }) {
  const words = useLabWords().cheminDeFer.equilibrium;
  const { percent, per100000 } = figuresIn(useLanguage());
  const act = ({ draws }: PonteMove): string => {
    if (draws.value === 0) return words.always.stand;
    return draws.value === 1 ? words.always.draw : words.mixes(percent(draws.value, 2));
  };
  return (
    <table className="lab-ponte">
      <caption>{words.hands}</caption>
      <thead>
        <tr>
          <th scope="col">{words.hand}</th>
          <th scope="col">{words.act}</th>
          <th scope="col">{words.cost}</th>
        </tr>
      </thead>
      <tbody>
        {moves.map((move) => (
          <tr key={move.hand}>
            <th scope="row">{move.hand}</th>
            <td>{act(move)}</td>
            <td className="is-figure">{move.cost.value === 0 ? words.noMatter : per100000(move.cost.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
