import { useWords } from '../locales/words.ts';
import { Why } from '../ui/why.tsx';
import { type Happened, useTold } from './tell-event.ts';

/** What happened, one after the other, in whichever game. */
export type Steps = readonly { readonly no: number; readonly event: Happened }[];

interface CoupStepsProps {
  readonly steps: Steps;
  readonly game: string;
  readonly ruleset: string;
  readonly you: string | null;
  /** Events that the account has told already. */
  readonly toldAbove: ReadonlySet<string>;
}

/** The coup step by step, each with its reason. */
export function CoupSteps({ steps, game, ruleset, you, toldAbove }: CoupStepsProps) {
  const words = useWords().history;
  const told = useTold(game, you);
  return (
    <>
      <h4>{words.steps}</h4>
      <ol className="coup-steps">
        {steps.map(({ no, event }) => {
          const line = toldAbove.has(event.type) ? null : told(event);
          if (line === null) return null;
          return (
            <li key={no} className={event.type === 'Called' ? 'is-call' : ''}>
              <span>{line}</span>
              <Why ruleset={ruleset} grounds={event.grounds} about={line} />
            </li>
          );
        })}
      </ol>
    </>
  );
}
