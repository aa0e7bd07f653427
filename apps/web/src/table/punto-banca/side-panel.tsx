import type { HouseRules, PuntoBancaMessage } from '@sabot/protocol';
import { lazy, Suspense, useMemo } from 'react';
import { useOnce } from '../../client/use-desk.ts';
import type { TabItem } from '../../ui/tabs.tsx';
import { PanelBar as Bar, SidePanel as Side } from '../any-game/side-panel.tsx';
import { useTerms } from '../any-game/table-context.ts';
import { tablePanels } from '../any-game/table-panels.tsx';
import { useAllGently } from '../any-game/use-gently.ts';
import { CoupPanel } from './coup-panel.tsx';
import type { Playback } from './playback.ts';

const OddsPanel = lazy(async () => ({ default: (await import('./odds-panel.tsx')).OddsPanel }));

interface PanelProps {
  readonly playback: Playback;
}

function Odds({ playback }: PanelProps) {
  const { table, card, words } = useTerms();
  const message: PuntoBancaMessage = useAllGently(playback.shown);
  return (
    <Suspense fallback={<p className="quiet-line">{words.panel.waiting}</p>}>
      <OddsPanel table={table} ruleset={card.ruleset} message={message} />
    </Suspense>
  );
}

/** What stands beside a table of Punto y Banca; the odds of the next coup where the house shows them. */
function usePanels(playback: Playback): readonly TabItem[] {
  const { words } = useTerms();
  const house = useOnce<HouseRules>('/api/house');
  const hasOdds = house?.ok === true && house.value.liveOdds;
  return useMemo(
    () => [
      { id: 'coup', title: words.panel.coup, content: <CoupPanel playback={playback} /> },
      ...(hasOdds ? [{ id: 'odds', title: words.panel.odds, content: <Odds playback={playback} /> }] : []),
      ...tablePanels(words, playback.shown),
    ],
    [words, playback, hasOdds],
  );
}

export const SidePanel = ({ playback }: PanelProps) => <Side panels={usePanels(playback)} first="roads" />;
export const PanelBar = ({ playback }: PanelProps) => <Bar panels={usePanels(playback)} />;
