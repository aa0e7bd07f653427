import { memo, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Sheet } from '../../ui/sheet.tsx';
import { type TabItem, Tabs } from '../../ui/tabs.tsx';
import { PanelMark } from './panel-marks.tsx';
import { useTerms } from './table-context.ts';

interface PanelsProps {
  readonly panels: readonly TabItem[];
}

/** On a desk the panels stand beside the table. */
export const SidePanel = memo(function SidePanel({ panels, first }: PanelsProps & { readonly first: string }) {
  const { label } = useTerms().words.panel;
  const [selected, select] = useState(first);
  return (
    <aside className="side-panel" aria-label={label}>
      <h2 className="sr-only">{label}</h2>
      <Tabs label={label} items={panels} selected={selected} onSelect={select} />
    </aside>
  );
});

/** On a telephone they come up from below, one at a time. */
export const PanelBar = memo(function PanelBar({ panels }: PanelsProps) {
  const { label } = useTerms().words.panel;
  const [open, setOpen] = useState<string | null>(null);
  const shown = panels.find(({ id }) => id === open);
  return (
    <>
      <nav className="panel-bar" aria-label={label}>
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
