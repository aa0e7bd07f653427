import './fairness.css';
import { useWords } from '../locales/words.ts';
import type { Checked, Verdict } from './checks.ts';
import { OrderOfCards } from './order-of-cards.tsx';

const SIGNS = { passed: '✓', failed: '✕', none: '–', unreached: '·' } as const;

/** What was found, check by check, in plain words; then what it does not prove. */
export function VerdictView({ verdict }: { readonly verdict: Verdict }) {
  const words = useWords().fairness;
  const { isFair, checks, verified, proof } = verdict;
  return (
    <div className="verdict">
      <p className={`verdict-line ${isFair ? 'is-fair' : 'is-unfair'}`} role="status">
        {isFair ? words.fair : words.unfair}
      </p>
      <ol className="checks">
        {checks.map((one) => (
          <li key={one.check} className={`check-${one.state}`}>
            <span aria-hidden="true" className="check-sign">
              {SIGNS[one.state]}
            </span>
            <span>
              <span className="sr-only">{words.states[one.state]}: </span>
              {words.checks[one.check].title}
              <CheckDetail checked={one} verdict={verdict} />
            </span>
          </li>
        ))}
      </ol>
      {verified !== null && proof !== null && <OrderOfCards order={verified.order} proof={proof} />}
      <NotProved verdict={verdict} />
    </div>
  );
}

function CheckDetail({ checked: { check, state }, verdict }: { readonly checked: Checked; readonly verdict: Verdict }) {
  const words = useWords().fairness;
  const { failed, verified, proof } = verdict;
  if (state === 'unreached') return null;
  if (state === 'failed' && failed !== null) {
    return (
      <small>
        {words.reasons[failed.reason]} {failed.at !== '' && <code>{failed.at}</code>}
      </small>
    );
  }
  if (state === 'none') return <small>{words.checks[check].none}</small>;
  if (verified === null || proof === null) return null;
  const { contributions, cut } = proof;
  const told = words.checks[check].passed({
    cards: verified.order.length,
    compared: verified.checked,
    contributed: contributions.filter(({ revealed }) => revealed !== null).map(({ player }) => player),
    withheld: verified.withheld,
    cutBy: cut.by,
    depth: cut.depth,
    lots: proof.lots?.length ?? 0,
  });
  return <small>{told}</small>;
}

/** The honest part: what this check cannot tell. */
function NotProved({ verdict: { proof, isFair } }: { readonly verdict: Verdict }) {
  const { notProved } = useWords().fairness;
  if (!isFair || proof === null) return null;
  const alone = proof.contributions.every(({ revealed }) => revealed === null);
  return (
    <details className="not-proved" open={alone}>
      <summary>{notProved.title}</summary>
      <ul>
        {alone && <li>{proof.cut.by === null ? notProved.nobodyShuffled : notProved.onlyCut}</li>}
        {!alone && <li>{notProved.contributors}</li>}
        <li>{notProved.withheld}</li>
        <li>{notProved.knowledge}</li>
        <li>{notProved.names}</li>
      </ul>
    </details>
  );
}
