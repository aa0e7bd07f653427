import { Why } from '../../ui/why.tsx';
import { useAllGently } from '../any-game/use-gently.ts';
import type { Told } from './message.ts';
import type { Playback } from './playback.ts';
import type { CoupRecord } from './scene.ts';
import { useCdf } from './use-cdf.ts';

const MONEY: ReadonlySet<Told['type']> = new Set(['StakeSettled', 'BankSettled', 'StakesWithdrawn']);
const RULED: ReadonlySet<Told['type']> = new Set([
  'IncidentReported',
  'RulingReferred',
  'RulingGiven',
  'WordDeclaredWrong',
  'HandBound',
  'HandDeemed',
  'HandForfeited',
  'RightForfeited',
  'PlayerWarned',
  'StakeRestored',
  'SettleOrderSet',
  'CoupAnnulled',
]);

/** The coup under way and the last one: how it went, what went wrong, who was paid, each line with its grounds. */
export function CoupPanel({ playback }: { readonly playback: Playback }) {
  const { cdf } = useCdf();
  const { coup, lastCoup } = useAllGently(playback.scene);
  if (coup === null && lastCoup === null) return <p className="quiet-line">{cdf.coup.none}</p>;
  return (
    <div className="coup-panel">
      {coup && <Course record={coup} title={cdf.coup.now(coup.no)} />}
      {lastCoup && <Course record={lastCoup} title={cdf.coup.last(lastCoup.no)} />}
    </div>
  );
}

function Course({ record, title }: { readonly record: CoupRecord; readonly title: string }) {
  const { cdf, money, message } = useCdf();
  const bank = record.events.findLast((event) => event.type === 'BankSettled');
  const pick = (wanted: (event: Told) => boolean) => record.events.filter(wanted);
  return (
    <section className="account" aria-label={title}>
      <h3>{title}</h3>
      <Lines title={cdf.coup.incidents} events={pick(({ type }) => RULED.has(type))} />
      <Lines title={cdf.coup.settlement} events={pick(({ type }) => MONEY.has(type))} />
      {bank?.type === 'BankSettled' && bank.deducted > 0 && (
        <p className="cdf-deducted">
          {cdf.coup.deducted(money(bank.deducted))}{' '}
          <Why ruleset={message.ruleset} grounds={bank.grounds} about={cdf.coup.deducted(money(bank.deducted))} />
        </p>
      )}
      <Lines title={cdf.coup.course} events={pick(({ type }) => !MONEY.has(type) && !RULED.has(type))} />
    </section>
  );
}

function Lines({ title, events }: { readonly title: string; readonly events: readonly Told[] }) {
  const { tell, message } = useCdf();
  const lines = events.flatMap((event) => {
    const line = tell(event);
    return line === null ? [] : [{ line, grounds: 'grounds' in event ? event.grounds : [] }];
  });
  if (lines.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul className="lines">
        {lines.map(({ line, grounds }, i) => (
          // The lines of one coup only ever grow at the end.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={i}>
            <span>{line}</span>
            <Why ruleset={message.ruleset} grounds={grounds} about={line} />
          </li>
        ))}
      </ul>
    </>
  );
}
