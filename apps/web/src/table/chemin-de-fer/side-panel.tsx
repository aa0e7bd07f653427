import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useCell } from '../../client/use-cell.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { type TabItem, Tabs } from '../../ui/tabs.tsx';
import { PanelMark } from '../any-game/panel-marks.tsx';
import { useTableContext } from '../any-game/table-context.ts';
import { BankPanel } from './bank-panel.tsx';
import { CoupPanel } from './coup-panel.tsx';
import { asTableMessage } from './message.ts';
import type { Playback } from './playback.ts';
import { useCdf } from './use-cdf.ts';

const RoadsPanel = lazy(async () => ({ default: (await import('../../roads/roads-panel.tsx')).RoadsPanel }));
const FairnessPanel = lazy(async () => ({
  default: (await import('../../fairness/fairness-panel.tsx')).FairnessPanel,
}));
const RulesPanel = lazy(async () => ({ default: (await import('../../rulebook/rules-panel.tsx')).RulesPanel }));

function usePanels(playback: Playback): readonly TabItem[] {
  const { words, table, cdf } = useCdf();
  const message = asTableMessage(useDeferredValue(useCell(playback.shown)));
  const soon = (content: ReactNode): ReactNode => (
    <Suspense fallback={<p className="quiet-line">{words.panel.waiting}</p>}>{content}</Suspense>
  );
  return [
    { id: 'bank', title: cdf.panel.bank, content: <BankPanel playback={playback} /> },
    { id: 'coup', title: cdf.panel.coup, content: <CoupPanel playback={playback} /> },
    { id: 'roads', title: words.panel.roads, content: soon(<RoadsPanel table={table} message={message} />) },
    { id: 'rules', title: words.panel.rules, content: soon(<RulesPanel ruleset={message.ruleset} />) },
    { id: 'shuffle', title: words.panel.shuffle, content: soon(<FairnessPanel table={table} message={message} />) },
  ];
}

/** On a desk the panels stand beside the table. */
export function SidePanel({ playback }: { readonly playback: Playback }) {
  const { words } = useTableContext();
  const panels = usePanels(playback);
  const [selected, select] = useState('bank');
  return (
    <aside className="side-panel" aria-label={words.panel.label}>
      <h2 className="sr-only">{words.panel.label}</h2>
      <Tabs label={words.panel.label} items={panels} selected={selected} onSelect={select} />
    </aside>
  );
}

/** On a telephone they come up from below, one at a time. */
export function PanelBar({ playback }: { readonly playback: Playback }) {
  const { words } = useTableContext();
  const panels = usePanels(playback);
  const [open, setOpen] = useState<string | null>(null);
  const shown = panels.find(({ id }) => id === open);
  return (
    <>
      <nav className="panel-bar" aria-label={words.panel.label}>
        {panels.map(({ id, title }) => (
          <AriaButton key={id} className="panel-tab" onPress={() => setOpen(id)}>
            <PanelMark id={id === 'bank' ? 'history' : id} />
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
