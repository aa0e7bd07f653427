import { type ByName, entriesIn, lookUp } from '@sabot/engine/by-name';
import '../history/history.css';
import type { ScenarioSheet } from '@sabot/protocol';
import { stakesIn } from '@sabot/story';
import { moneyIn, refusalIn } from '@sabot/words';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useBets, useGame, useOnce } from '../client/use-desk.ts';
import { HandsDrawn } from '../history/hands-drawn.tsx';
import { useTold } from '../history/tell-event.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { Button } from '../ui/button.tsx';
import { Why } from '../ui/why.tsx';
import { callAt, firstCiting, type Step, tellingsOf } from './scenario.ts';

interface ScenarioPlayerProps {
  readonly path: string;
  readonly rule: string;
  readonly ruleset: string;
}

/** An example to step through: the line as it is written, what it brought about, the table after it. */
export function ScenarioPlayer({ path, rule, ruleset }: ScenarioPlayerProps) {
  const words = useWords().rulebook;
  const reply = useOnce<ScenarioSheet>(`/api/scenarios/${path}`);
  if (reply === null) return <p className="quiet">{words.loading}</p>;
  if (!reply.ok) return <p role="alert">{words.lost}</p>;
  return <Played sheet={reply.value} rule={rule} ruleset={ruleset} />;
}

function Played({
  sheet,
  rule,
  ruleset,
}: {
  readonly sheet: ScenarioSheet;
  readonly rule: string;
  readonly ruleset: string;
}) {
  const words = useWords().rulebook;
  const spoken = useLanguage();
  const game = useGame(ruleset);
  const [at, setAt] = useState(() => firstCiting(sheet.steps, rule));
  const tellings = useMemo(() => (game === '' ? [] : tellingsOf(game, sheet.steps)), [game, sheet]);
  const last = sheet.steps.length - 1;
  const step = sheet.steps[at];
  const telling = tellings[at];
  const call = callAt(sheet.steps, at);
  const move = (to: number): void => setAt(Math.max(0, Math.min(last, to)));
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') move(at + 1);
    if (event.key === 'ArrowLeft') move(at - 1);
  };
  if (step === undefined || telling === undefined) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work beside the buttons, not instead of them
    <div className="scenario" onKeyDown={onKey}>
      {/* The titles of the examples are English. */}
      {spoken === 'en' && <p className="scenario-title">{sheet.title}</p>}
      <div className="scenario-cloth">
        <HandsDrawn coup={telling.coup} />
        <p className="scenario-call">{call === null ? ' ' : `«${call.join('. ')}»`}</p>
        <Stakes stakes={stakesIn(telling.onTable)} />
      </div>
      <div className="scenario-keys">
        <Button onPress={() => move(at - 1)} disabled={at === 0}>
          {words.previous}
        </Button>
        <span className="quiet" aria-live="polite">
          {words.stepOf(at + 1, last + 1)}
        </span>
        <Button kind="act" onPress={() => move(at + 1)} disabled={at === last}>
          {words.next}
        </Button>
      </div>
      <code className="scenario-line">{step.line.trim()}</code>
      <StepTold step={step} rule={rule} ruleset={ruleset} />
    </div>
  );
}

function StepTold({ step, rule, ruleset }: { readonly step: Step; readonly rule: string; readonly ruleset: string }) {
  const words = useWords().rulebook;
  const { dictionary } = useWords();
  const spoken = useLanguage();
  const game = useGame(ruleset);
  const told = useTold(game);
  const isOn = (refs: readonly string[]): boolean => refs.some((ref) => ref.split('~', 1)[0] === rule);
  return (
    <ol className="coup-steps">
      {step.events.map((event, i) => {
        const line = told(event);
        if (line === null) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened in a step has no other name than its place
          <li key={i} className={`${event.type === 'Called' ? 'is-call' : ''} ${isOn(event.grounds) ? 'by-rule' : ''}`}>
            <span>{line}</span>
            <Why ruleset={ruleset} grounds={event.grounds} about={line} />
          </li>
        );
      })}
      {step.refusal !== null && (
        <li className="is-refused by-rule">
          <span>
            {words.refused} {refusalIn(dictionary, step.refusal, { money: (cents) => moneyIn(spoken, cents), game })}
          </span>
          <Why ruleset={ruleset} grounds={step.refusal.grounds} about={words.refused} />
        </li>
      )}
    </ol>
  );
}

function Stakes({ stakes }: { readonly stakes: ByName<ByName<number>> }) {
  const words = useWords().history;
  const spoken = useLanguage();
  const bets = useBets();
  const lines = entriesIn(stakes).flatMap(([player, on]) =>
    entriesIn(on).map(([bet, amount]) => ({ player, bet, amount })),
  );
  if (lines.length === 0) return null;
  return (
    <ul className="scenario-stakes">
      {lines.map(({ player, bet, amount }) => (
        <li key={`${player} ${bet}`}>
          {player}: <span className={`on-${bets.tone(bet)}`}>{lookUp(words.bets, bet) ?? bets.name(bet)}</span>{' '}
          {moneyIn(spoken, amount)}
        </li>
      ))}
    </ul>
  );
}
