import { moneyIn } from '../locales/money.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { Why } from '../ui/why.tsx';
import type { CoupPicture, EventOf } from './coup-picture.ts';
import { useTold } from './tell-event.ts';

interface SettledStakesProps {
  readonly picture: CoupPicture;
  readonly ruleset: string;
  readonly you: string | null;
  readonly bots: readonly string[];
}

/** Stake by stake: what was put, what came of it, what was deducted, and why. */
export function SettledStakes({ picture, ruleset, you, bots }: SettledStakesProps) {
  const words = useWords().history;
  const spoken = useLanguage();
  const told = useTold();
  if (picture.settled.length === 0) return <p className="quiet">{words.nobodyStaked}</p>;
  const yoursFirst = picture.settled.toSorted((a, b) => Number(b.player === you) - Number(a.player === you));
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
        {yoursFirst.map((one) => (
          <tr key={`${one.player} ${one.bet}`} className={one.player === you ? 'is-yours' : ''}>
            <th scope="row">
              {one.player === you ? words.you : one.player}
              {bots.includes(one.player) && <small className="quiet"> {words.bot}</small>}
            </th>
            <td>
              <span className={`bet-${one.bet}`}>{words.bets[one.bet]}</span> {moneyIn(spoken, one.stake)}
            </td>
            <td>
              <Result settled={one} />
            </td>
            <td>
              <Why ruleset={ruleset} grounds={one.grounds} about={told(one) ?? ''} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Result({ settled }: { readonly settled: EventOf<'StakeSettled'> }) {
  const words = useWords().history;
  const spoken = useLanguage();
  const { fate, won, deducted } = settled;
  if (fate !== 'won') return <span className="quiet">{words.fates[fate]}</span>;
  return (
    <>
      +{moneyIn(spoken, won - deducted)}
      {deducted > 0 && <small className="quiet"> ({words.deducted(moneyIn(spoken, deducted))})</small>}
    </>
  );
}
