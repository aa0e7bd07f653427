import type { ScenarioSheet } from '@sabot/protocol';
import { lazy, Suspense } from 'react';
import { useOnce } from '../client/use-desk.ts';
import { useLanguage, useWords } from '../locales/words.ts';

/** As a past coup of a table is seen again. */
const ReplayPlayer = lazy(async () => ({ default: (await import('../replay/replay-player.tsx')).ReplayPlayer }));

interface ScenarioPlayerProps {
  readonly path: string;
  readonly rule: string;
}

/** An example to step through: the line as it is written, what it brought about, the table after it. */
export function ScenarioPlayer({ path, rule }: ScenarioPlayerProps) {
  const words = useWords().rulebook;
  const spoken = useLanguage();
  const reply = useOnce<ScenarioSheet>(`/api/scenarios/${path}`);
  if (reply === null) return <p className="quiet">{words.loading}</p>;
  if (!reply.ok) return <p role="alert">{words.lost}</p>;
  const { title, replay } = reply.value;
  return (
    <div className="scenario">
      <p className="scenario-title">{title[spoken]}</p>
      <Suspense fallback={<p className="quiet">{words.loading}</p>}>
        <ReplayPlayer replay={replay} rule={rule} you={null} />
      </Suspense>
    </div>
  );
}
