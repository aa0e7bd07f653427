import { useState } from 'react';
import { useWords } from '../locales/words.ts';
import { inOrder } from './example-order.ts';
import { ScenarioPlayer } from './scenario-player.tsx';

interface ExamplesProps {
  readonly paths: readonly string[];
  readonly rule: string;
}

/** The examples that show a rule; one is played at a time, and none is fetched before it is asked for. */
export function Examples({ paths: all, rule }: ExamplesProps) {
  const words = useWords().rulebook;
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const paths = inOrder(all, rule);
  const path = paths[chosen] ?? paths[0];
  return (
    <details className="rule-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.examples(paths.length)}</summary>
      {isOpen && path !== undefined && (
        <>
          {paths.length > 1 && (
            <label className="choose-example">
              <span>{words.example}</span>
              <select value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
                {paths.map((one, i) => (
                  <option key={one} value={i}>
                    {words.exampleOf(i + 1, paths.length)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <ScenarioPlayer key={path} path={path} rule={rule} />
        </>
      )}
    </details>
  );
}
