import './fairness.css';
import type { Checked, Verdict } from './checks.ts';
import { useFairnessWords } from './fairness-words.ts';
import { OrderOfCards } from './order-of-cards.tsx';

const SIGNS = { passed: '✓', failed: '✕', none: '–', unreached: '·' } as const;

/** What was found, check by check, in plain words; then what it does not prove. */
export function VerdictView({ verdict }: { readonly verdict: Verdict }) {
  const words = useFairnessWords();
  const { verdict: said, lacks, checks, judged, order, proof } = verdict;
  return (
    <div className="verdict">
      <p className={`verdict-line is-${said}`} role="status">
        {words.verdicts[said]}
      </p>
      {judged !== null && lacks.length > 0 && (
        <ul className="lacks">
          {lacks.map((lack) => (
            <li key={lack}>{words.lacks[lack](judged)}</li>
          ))}
        </ul>
      )}
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
      {order !== null && proof !== null && <OrderOfCards order={order} proof={proof} />}
      <NotProved verdict={verdict} />
    </div>
  );
}

function CheckDetail({ checked: { check, state }, verdict }: { readonly checked: Checked; readonly verdict: Verdict }) {
  const words = useFairnessWords();
  const { failed, judged, proof } = verdict;
  if (state === 'unreached') return null;
  if (state === 'failed' && failed !== null) {
    return (
      <small>
        {words.reasons[failed.reason]} {failed.at !== '' && <code>{failed.at}</code>}
      </small>
    );
  }
  if (state === 'none') return <small>{words.checks[check].none}</small>;
  if (judged === null || proof === null) return null;
  const { contributions, cut } = proof;
  const told = words.checks[check].passed({
    cards: judged.order.length,
    compared: judged.compared,
    contributed: contributions.filter(({ revealed }) => revealed !== null).map(({ player }) => player),
    withheld: judged.withheld,
    cutBy: cut.by,
    depth: cut.depth,
    lots: proof.lots?.length ?? 0,
  });
  return <small>{told}</small>;
}

/** The honest part: what this check cannot tell. */
function NotProved({ verdict: { proof, verdict: said } }: { readonly verdict: Verdict }) {
  const { notProved } = useFairnessWords();
  if (said === 'disproved' || proof === null) return null;
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
