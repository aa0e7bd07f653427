import { useLanguage } from '../locales/words.ts';
import { Why } from '../ui/why.tsx';
import { betName } from './bet-name.ts';
import { figuresIn } from './figures-in.ts';
import { useLabWords } from './lab-words.ts';
import type { BetWorth } from './work/coup-work.ts';

interface BetsTableProps {
  readonly bets: readonly BetWorth[];
  readonly ruleset: string;
}

/** Every bet in every way of paying: its edge to the last digit, and what the payment rests on. */
export function BetsTable({ bets, ruleset }: BetsTableProps) {
  const all = useLabWords();
  const words = all.worth;
  const { percent, plain, decimal } = figuresIn(useLanguage());
  const paid = ({ pays: [usual, ...others] }: BetWorth): string =>
    others.reduce((text, { pays, totals }) => words.paysWith(text, pays, totals.join(', ')), usual?.pays ?? '0');
  return (
    <ul className="lab-bets">
      {bets.map((one) => {
        const name = betName(all, one.bet, one.mode);
        return (
          <li key={name} className={`is-${one.bet}`} data-bet={one.bet} data-mode={one.mode ?? ''}>
            <h3>
              {name} <small>{`${words.pays} ${paid(one)}`}</small>
            </h3>
            <p className="lab-edge">
              <strong>{percent(one.edge.value)}</strong> <small>{words.edge}</small>
            </p>
            <dl>
              <div>
                <dt>{words.wins}</dt>
                <dd>{percent(one.wins.value, 2)}</dd>
              </div>
              <div>
                <dt>{words.loses}</dt>
                <dd>{percent(one.loses.value, 2)}</dd>
              </div>
              <div>
                <dt>{words.stays}</dt>
                <dd>{percent(one.stays.value, 2)}</dd>
              </div>
              <div>
                <dt>{words.spread}</dt>
                <dd>{plain(one.spread, 4)}</dd>
              </div>
            </dl>
            <details className="lab-exact">
              <summary>{words.exactly}</summary>
              <p className="lab-fraction">{one.edge.fraction.replace('-', '−')}</p>
              <p className="lab-decimal">{decimal(one.edge)}</p>
            </details>
            <Why ruleset={ruleset} grounds={one.grounds} about={words.why(name)} />
          </li>
        );
      })}
    </ul>
  );
}
