import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Sheet } from '../../ui/sheet.tsx';
import { type TabItem, Tabs } from '../../ui/tabs.tsx';
import { CoupPanel } from './coup-panel.tsx';
import { PanelMark } from './panel-marks.tsx';
import type { Scene } from './scene.ts';
import { useTableContext } from './table-context.ts';

const RoadsPanel = lazy(async () => ({ default: (await import('../../roads/roads-panel.tsx')).RoadsPanel }));
const HistoryPanel = lazy(async () => ({ default: (await import('../../history/history-panel.tsx')).HistoryPanel }));
const FairnessPanel = lazy(async () => ({
  default: (await import('../../fairness/fairness-panel.tsx')).FairnessPanel,
}));
const RulesPanel = lazy(async () => ({ default: (await import('../../rulebook/rules-panel.tsx')).RulesPanel }));

function usePanels(scene: Scene): readonly TabItem[] {
  const { words, table, message, card } = useTableContext();
  const { panel } = words;
  const soon = (content: ReactNode): ReactNode => (
    <Suspense fallback={<p className="quiet-line">{panel.waiting}</p>}>{content}</Suspense>
  );
  return [
    { id: 'coup', title: panel.coup, content: <CoupPanel scene={scene} /> },
    { id: 'roads', title: panel.roads, content: soon(<RoadsPanel table={table} message={message} />) },
    {
      id: 'history',
      title: panel.history,
      content: soon(<HistoryPanel table={table} message={message} card={card} />),
    },
    { id: 'rules', title: panel.rules, content: soon(<RulesPanel ruleset={message.ruleset} />) },
    { id: 'shuffle', title: panel.shuffle, content: soon(<FairnessPanel table={table} message={message} />) },
  ];
}

/** On a desk the panels stand beside the table. */
export function SidePanel({ scene }: { readonly scene: Scene }) {
  const { words } = useTableContext();
  const panels = usePanels(scene);
  const [selected, select] = useState('roads');
  return (
    <aside className="side-panel" aria-label={words.panel.label}>
      <Tabs label={words.panel.label} items={panels} selected={selected} onSelect={select} />
    </aside>
  );
}

/** On a telephone they come up from below, one at a time. */
export function PanelBar({ scene }: { readonly scene: Scene }) {
  const { words } = useTableContext();
  const panels = usePanels(scene);
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
}
