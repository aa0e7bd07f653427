import type { HouseRules, TableMessage } from '@sabot/protocol';
import { lazy, memo, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useOnce } from '../../client/use-desk.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { type TabItem, Tabs } from '../../ui/tabs.tsx';
import { PanelMark } from '../any-game/panel-marks.tsx';
import { useTerms } from '../any-game/table-context.ts';
import { CoupPanel } from './coup-panel.tsx';
import type { Playback } from './playback.ts';
import { useAllGently } from './use-scene.ts';

const RoadsPanel = lazy(async () => ({ default: (await import('../../roads/roads-panel.tsx')).RoadsPanel }));
const HistoryPanel = lazy(async () => ({ default: (await import('../../history/history-panel.tsx')).HistoryPanel }));
const OddsPanel = lazy(async () => ({ default: (await import('./odds-panel.tsx')).OddsPanel }));
const FairnessPanel = lazy(async () => ({
  default: (await import('../../fairness/fairness-panel.tsx')).FairnessPanel,
}));
const RulesPanel = lazy(async () => ({ default: (await import('../../rulebook/rules-panel.tsx')).RulesPanel }));

interface PanelProps {
  readonly playback: Playback;
}

/** Each panel follows the table by itself: the tabs around it are not drawn again with every message. */
const useShown = (playback: Playback): TableMessage => useAllGently(playback.shown);
const Roads = ({ playback }: PanelProps) => <RoadsPanel table={useTerms().table} message={useShown(playback)} />;
const Shuffle = ({ playback }: PanelProps) => <FairnessPanel table={useTerms().table} message={useShown(playback)} />;
const Rules = () => <RulesPanel ruleset={useTerms().card.ruleset} />;
function Odds({ playback }: PanelProps) {
  const { table, card } = useTerms();
  return <OddsPanel table={table} ruleset={card.ruleset} message={useShown(playback)} />;
}
function History({ playback }: PanelProps) {
  const { table, card } = useTerms();
  return <HistoryPanel table={table} message={useShown(playback)} card={card} />;
}

function usePanels(playback: Playback): readonly TabItem[] {
  const { panel } = useTerms().words;
  const house = useOnce<HouseRules>('/api/house');
  const hasOdds = house?.ok === true && house.value.liveOdds;
  return useMemo(() => {
    const soon = (content: ReactNode): ReactNode => (
      <Suspense fallback={<p className="quiet-line">{panel.waiting}</p>}>{content}</Suspense>
    );
    return [
      { id: 'coup', title: panel.coup, content: <CoupPanel playback={playback} /> },
      { id: 'roads', title: panel.roads, content: soon(<Roads playback={playback} />) },
      { id: 'history', title: panel.history, content: soon(<History playback={playback} />) },
      ...(hasOdds ? [{ id: 'odds', title: panel.odds, content: soon(<Odds playback={playback} />) }] : []),
      { id: 'rules', title: panel.rules, content: soon(<Rules />) },
      { id: 'shuffle', title: panel.shuffle, content: soon(<Shuffle playback={playback} />) },
    ];
  }, [panel, playback, hasOdds]);
}

/** On a desk the panels stand beside the table. */
export const SidePanel = memo(function SidePanel({ playback }: PanelProps) {
  const { words } = useTerms();
  const panels = usePanels(playback);
  const [selected, select] = useState('roads');
  return (
    <aside className="side-panel" aria-label={words.panel.label}>
      <h2 className="sr-only">{words.panel.label}</h2>
      <Tabs label={words.panel.label} items={panels} selected={selected} onSelect={select} />
    </aside>
  );
});

/** On a telephone they come up from below, one at a time. */
export const PanelBar = memo(function PanelBar({ playback }: PanelProps) {
  const { words } = useTerms();
  const panels = usePanels(playback);
  const [open, setOpen] = useState<string | null>(null);
  const shown = panels.find(({ id }) => id === open);
  return (
    <>
      <nav className="panel-bar" aria-label={words.panel.label}>
        {panels.map(({ id, title }) => (
          <AriaButton key={id} className="panel-tab" onPress={() => setOpen(id)}>
            <PanelMark id={id} />
            {title}
          </AriaButton>
        ))}
      </nav>
      <Sheet title={shown?.title ?? ''} open={shown !== undefined} onClose={() => setOpen(null)} tall>
        {shown?.content}
      </Sheet>
    </>
  );
});
