import './replay.css';
import '../history/history.css';
import { lookUp } from '@sabot/engine/by-name';
import type { Replay } from '@sabot/protocol';
import { moneyIn, refusalIn } from '@sabot/words';
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useCell } from '../client/use-cell.ts';
import { useBets, useDesk } from '../client/use-desk.ts';
import { useTold } from '../history/tell-event.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { GAMES } from '../table/games.ts';
import { Why } from '../ui/why.tsx';
import { cites, type Frame, firstCiting, framesOf, type Stop, stopsIn, timeAt } from './frames.ts';
import { KnowledgeTable } from './knowledge-table.tsx';
import { ReplayKeys } from './replay-keys.tsx';
import { useReplayWords } from './replay-words.ts';

interface ReplayPlayerProps {
  readonly replay: Replay;
  readonly table?: string;
  /** Whoever looks on: what was theirs is said to be theirs. */
  readonly you: string | null;
  /** The rule for whose sake it is looked at. */
  readonly rule?: string;
  /** At which step one comes in; without it at the first, or where the rule decides. */
  readonly from?: number;
  readonly onStep?: (stop: number) => void;
  readonly children?: ReactNode;
}

/** Play that is past, step by step on the felt: what happened and why, who knew what, and how likely it was. */
export function ReplayPlayer({ replay, table = '', you, rule, from, onStep, children }: ReplayPlayerProps) {
  const words = useReplayWords();
  const { game, steps } = replay;
  const frames = useMemo(() => framesOf(replay), [replay]);
  const stops = useMemo(() => stopsIn(game, frames), [game, frames]);
  const last = stops.length - 1;
  const [stop, setStop] = useState(() =>
    Math.min(last, from ?? (rule === undefined ? 0 : firstCiting(frames, stops, rule))),
  );
  const [isPlaying, setPlaying] = useState(false);
  const [asked, ask] = useState<string | null>(null);
  const here = stops[stop];
  const frame = here && frames[here.to];
  const go = (to: number): void => {
    setPlaying(false);
    setStop(Math.max(0, Math.min(last, to)));
  };
  useEffect(() => onStep?.(stop), [stop, onStep]);
  useEffect(() => {
    if (!isPlaying || frame === undefined) return;
    if (stop >= last) return setPlaying(false);
    const timer = setTimeout(() => setStop(stop + 1), timeAt(game, frame));
    return () => clearTimeout(timer);
  }, [isPlaying, stop, last, game, frame]);
  const play = (): void => {
    if (!isPlaying && stop === last) setStop(0);
    setPlaying(!isPlaying);
  };
  const onKey = (event: KeyboardEvent): void => {
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: last }[event.key];
    if (to === undefined && event.key !== ' ') return;
    // The space bar presses whatever button has the focus.
    if (event.key === ' ' && event.target !== event.currentTarget) return;
    event.preventDefault();
    if (to === undefined) play();
    else go(to);
  };
  if (here === undefined || frame === undefined || steps.length === 0) return <p className="quiet">{words.nothing}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keys have a place to be pressed
    <section className="replay" aria-label={words.keys} tabIndex={0} onKeyDown={onKey}>
      <Felt replay={replay} table={table} you={you} frames={frames} at={here.to} onPerson={ask} />
      <ReplayKeys stop={stop} last={last} isPlaying={isPlaying} onGo={go} onPlay={play} />
      {children}
      {frame.line !== null && (
        <p className="scenario-line">
          <span className="sr-only">{words.line}: </span>
          <code>{frame.line.trim()}</code>
        </p>
      )}
      <StepTold replay={replay} frames={frames} stop={here} you={you} {...(rule !== undefined && { rule })} />
      <KnowledgeTable replay={replay} frames={frames} at={here.to} you={you} asked={asked} />
    </section>
  );
}

interface FeltProps {
  readonly replay: Replay;
  readonly table: string;
  readonly you: string | null;
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly onPerson: (player: string) => void;
}

function Felt({ replay, frames, ...props }: FeltProps) {
  const { coming } = useWords().table;
  const words = useReplayWords();
  const card = useCell(useDesk().rulesets)?.find(({ ruleset }) => ruleset === replay.ruleset);
  const passed = useMemo(() => frames.map(({ step: { event }, view }) => ({ event, view })), [frames]);
  const game = lookUp(GAMES, replay.game);
  return (
    <section className="replay-felt" aria-label={words.felt}>
      <Suspense fallback={<p className="quiet">{coming}</p>}>
        {card && game && (
          <game.Replayed {...props} card={card} bots={replay.bots} first={replay.view} passed={passed} />
        )}
      </Suspense>
    </section>
  );
}

interface StepToldProps {
  readonly replay: Replay;
  readonly frames: readonly Frame[];
  readonly stop: Stop;
  readonly you: string | null;
  readonly rule?: string;
}

/** What this step was, in sentences, each with its reason. */
function StepTold({ replay: { game, ruleset }, frames, stop, you, rule }: StepToldProps) {
  const words = useReplayWords();
  const told = useTold(game, you);
  const { dictionary } = useWords();
  const spoken = useLanguage();
  const bets = useBets();
  const now = frames.slice(stop.from, stop.to + 1);
  const isOn = (frame: Frame): boolean => rule !== undefined && cites(frame, rule);
  return (
    <ol className="coup-steps replay-told" aria-live="polite" aria-label={words.happened}>
      {now.map((frame, i) => {
        const { event, refusal } = frame.step;
        const line = event && told(event);
        const money = (cents: number): string => moneyIn(spoken, cents);
        const why = refusal && refusalIn(dictionary, refusal, { game, money, bet: bets.name });
        const place = stop.from + i;
        return (
          <Lines key={place}>
            {event && line && (
              <li className={`${event.type === 'Called' ? 'is-call' : ''} ${isOn(frame) ? 'by-rule' : ''}`}>
                <span>{line}</span>
                <Why ruleset={ruleset} grounds={event.grounds} about={line} />
              </li>
            )}
            {refusal && why && (
              <li className={`is-refused ${isOn(frame) ? 'by-rule' : ''}`}>
                <span>
                  {words.refused} {why}
                </span>
                <Why ruleset={ruleset} grounds={refusal.grounds} about={why} />
              </li>
            )}
          </Lines>
        );
      })}
    </ol>
  );
}

const Lines = ({ children }: { readonly children: ReactNode }) => children;
