import type { Cell } from '../../client/cell.ts';
import { Why } from '../../ui/why.tsx';
import { useAllGently } from '../any-game/use-gently.ts';
import type { Notes } from './notes.ts';
import { notesFor, useNoteLine } from './own-notes.tsx';
import { ToldLines } from './told-lines.tsx';
import { type AnyTold, useCirculo } from './use-circulo.ts';

/** What happened in one coup, from its first call to its end. */
export interface CoupRecord<Told extends AnyTold = AnyTold> {
  readonly no: number;
  readonly events: readonly Told[];
}
interface CoupPanelProps {
  readonly playback: {
    readonly scene: Cell<{
      readonly coup: CoupRecord | null;
      readonly lastCoup: CoupRecord | null;
      readonly notes: Notes;
    }>;
  };
}

const MONEY: ReadonlySet<string> = new Set(['StakeSettled', 'BankSettled', 'StakesWithdrawn']);
const RULED: ReadonlySet<string> = new Set([
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
  'CoupRestored',
  'AbatirForfeited',
  'StakeRemoved',
  'PanoAnnulled',
  'CoupAnnulled',
]);

/** The coup under way and the last one: how it went, what went wrong, who was paid, each line with its grounds. */
export function CoupPanel({ playback }: CoupPanelProps) {
  const { game } = useCirculo();
  const { coup, lastCoup, notes } = useAllGently(playback.scene);
  return (
    <div className="coup-panel">
      {coup === null && lastCoup === null && <p className="quiet-line">{game.coup.none}</p>}
      <ForYou notes={notes} />
      {coup && <Course record={coup} title={game.coup.now(coup.no)} />}
      {lastCoup && <Course record={lastCoup} title={game.coup.last(lastCoup.no)} />}
    </div>
  );
}

/** What has become of your own call, stake, seat or share. */
function ForYou({ notes }: { readonly notes: Notes }) {
  const { circulo, you, message } = useCirculo();
  const line = useNoteLine();
  const own = notesFor(notes, you);
  if (own.length === 0) return null;
  return (
    <section className="account" aria-label={circulo.notes.title}>
      <h3>{circulo.notes.title}</h3>
      <ul className="lines">
        {own.map((note) => (
          <li key={line(note)}>
            <span>{line(note)}</span>
            <Why ruleset={message.ruleset} grounds={note.grounds} about={line(note)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const isBankSettled = (event: AnyTold): event is AnyTold & { readonly deducted: number } =>
  event.type === 'BankSettled';

function Course({ record, title }: { readonly record: CoupRecord; readonly title: string }) {
  const { game, money, message } = useCirculo();
  const bank = record.events.findLast(isBankSettled);
  const pick = (wanted: (event: AnyTold) => boolean) => record.events.filter(wanted);
  return (
    <section className="account" aria-label={title}>
      <h3>{title}</h3>
      <Lines title={game.coup.incidents} events={pick(({ type }) => RULED.has(type))} />
      <Lines title={game.coup.settlement} events={pick(({ type }) => MONEY.has(type))} />
      {bank !== undefined && bank.deducted > 0 && (
        <p className="circulo-deducted">
          {game.coup.deducted(money(bank.deducted))}{' '}
          <Why
            ruleset={message.ruleset}
            grounds={bank.grounds ?? []}
            about={game.coup.deducted(money(bank.deducted))}
          />
        </p>
      )}
      <Lines title={game.coup.course} events={pick(({ type }) => !MONEY.has(type) && !RULED.has(type))} />
    </section>
  );
}

function Lines({ title, events }: { readonly title: string; readonly events: readonly AnyTold[] }) {
  const { tell } = useCirculo();
  if (events.every((event) => tell(event) === null)) return null;
  return (
    <>
      <h4>{title}</h4>
      <ToldLines events={events} />
    </>
  );
}
