import '../../history/history.css';
import type { AnyCoup } from '@sabot/story';
import type { Cell } from '../../client/cell.ts';
import { CirculoAccount } from '../../history/circulo-account.tsx';
import { Why } from '../../ui/why.tsx';
import { useAllGently } from '../any-game/use-gently.ts';
import type { Notes } from './notes.ts';
import { notesFor, useNoteLine } from './own-notes.tsx';
import { ToldLines } from './told-lines.tsx';
import { type AnyTold, useCirculo } from './use-circulo.ts';

/** One coup, from its first call to its end: what happened in it, and what that tells. */
export interface CoupRecord<Told extends AnyTold = AnyTold> {
  readonly no: number;
  readonly events: readonly Told[];
  readonly story: AnyCoup;
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

function Course({ record, title }: { readonly record: CoupRecord; readonly title: string }) {
  const { game, message, you } = useCirculo();
  const { events, story } = record;
  return (
    <section className="account" aria-label={title}>
      <h3>{title}</h3>
      <Lines title={game.coup.incidents} events={events.filter(({ type }) => RULED.has(type))} />
      <CirculoAccount
        game={message.game}
        coup={story}
        steps={events.map(({ type, grounds = [], ...more }, no) => ({ no, event: { ...more, type, grounds } }))}
        ruleset={message.ruleset}
        you={you}
        bots={message.bots}
        except={RULED}
      />
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
