import { type ByName, entriesIn, lookUp } from '@sabot/engine/by-name';
import '../history/history.css';
import type { ScenarioSheet } from '@sabot/protocol';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useBets, useGame, useOnce } from '../client/use-desk.ts';
import type { CoupPicture } from '../history/coup-picture.ts';
import { HandsDrawn, useTwoHands } from '../history/hands-drawn.tsx';
import { useTold } from '../history/tell-event.ts';
import { useThreeHands } from '../history/three-hands.ts';
import { twoPanosPictureOf } from '../history/two-panos-picture.ts';
import { moneyIn } from '../locales/money.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { refusalLine } from '../table/any-game/refusal-line.ts';
import type { Told } from '../table/dos-panos/message.ts';
import { GAMES } from '../table/games.ts';
import { Button } from '../ui/button.tsx';
import { Why } from '../ui/why.tsx';
import { firstCiting, picturesOf, type Step } from './scenario.ts';

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
  const pictures = useMemo(() => picturesOf(sheet.steps), [sheet]);
  const last = sheet.steps.length - 1;
  const step = sheet.steps[at];
  const picture = pictures[at];
  const move = (to: number): void => setAt(Math.max(0, Math.min(last, to)));
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') move(at + 1);
    if (event.key === 'ArrowLeft') move(at - 1);
  };
  if (step === undefined || picture === undefined) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work beside the buttons, not instead of them
    <div className="scenario" onKeyDown={onKey}>
      {/* The titles of the examples are English. */}
      {spoken === 'en' && <p className="scenario-title">{sheet.title}</p>}
      <div className="scenario-cloth">
        {lookUp(GAMES, game)?.hasPanos ? (
          <ThreeHands steps={sheet.steps.slice(0, at + 1)} />
        ) : (
          <TwoHands picture={picture} />
        )}
        <p className="scenario-call">{picture.call === null ? ' ' : `«${picture.call.words.join('. ')}»`}</p>
        <Stakes stakes={picture.stakes} />
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

const TwoHands = ({ picture }: { readonly picture: CoupPicture }) => <HandsDrawn hands={useTwoHands(picture)} />;
// An example says which game it is of only through its ruleset, which has been looked up above.
const ThreeHands = ({ steps }: { readonly steps: readonly Step[] }) => (
  <HandsDrawn
    hands={useThreeHands(twoPanosPictureOf(steps.flatMap(({ events }) => events as unknown as readonly Told[])))}
  />
);

function StepTold({ step, rule, ruleset }: { readonly step: Step; readonly rule: string; readonly ruleset: string }) {
  const words = useWords().rulebook;
  const tableWords = useWords().table;
  const spoken = useLanguage();
  const told = useTold(useGame(ruleset));
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
            {words.refused} {refusalLine(tableWords, step.refusal, (cents) => moneyIn(spoken, cents))}
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
