import './tabs.css';
import { type ReactNode, useContext } from 'react';
import { useTabPanel } from 'react-aria/useTabList';
import { Tabs as AriaTabs, Tab, TabList, TabListStateContext } from 'react-aria-components';

export interface TabItem {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
}

/** Tabs with their panels; only the chosen panel is in the page. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      className="tabs"
      {...(selected !== undefined && { selectedKey: selected })}
      {...(onSelect && { onSelectionChange: (key) => onSelect(String(key)) })}
    >
      <TabList aria-label={label} className="tab-list">
        {items.map(({ id, title }) => (
          <Tab key={id} id={id} className="tab">
            {title}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <Panel key={item.id} {...item} />
      ))}
    </AriaTabs>
  );
}

/**
 * A panel scrolls, so the keyboard can always reach it. The library's own asks after every change in it whether something else there could
 * be reached instead, and each time has the page laid out at once; it looks at no element that it is not given.
 */
const NOT_WATCHED = { current: null };

function Panel({ id, content }: TabItem) {
  const state = useContext(TabListStateContext);
  const { tabPanelProps } = useTabPanel({ id }, state, NOT_WATCHED);
  if (state?.selectedKey !== id) return null;
  return (
    <div {...tabPanelProps} className="tab-panel">
      {content}
    </div>
  );
}
