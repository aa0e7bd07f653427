import { useMemo } from 'react';
import { useWords } from '../../locales/words.ts';
import type { TabItem } from '../../ui/tabs.tsx';
import { PanelBar as Bar, SidePanel as Side } from '../any-game/side-panel.tsx';
import { useTerms } from '../any-game/table-context.ts';
import { tablePanels } from '../any-game/table-panels.tsx';
import { CoupPanel } from '../circulo/coup-panel.tsx';
import { BankPanel } from './bank-panel.tsx';
import { asTableCell } from './message.ts';
import type { Playback } from './playback.ts';

interface PanelProps {
  readonly playback: Playback;
}

/** What stands beside a table of dos paños: the bank comes first. */
function usePanels(playback: Playback): readonly TabItem[] {
  const { words } = useTerms();
  const { panel } = useWords().dosPanos;
  return useMemo(
    () => [
      { id: 'bank', title: panel.bank, content: <BankPanel playback={playback} /> },
      { id: 'coup', title: panel.coup, content: <CoupPanel playback={playback} /> },
      ...tablePanels(words, asTableCell(playback.shown)),
    ],
    [words, panel, playback],
  );
}

export const SidePanel = ({ playback }: PanelProps) => <Side panels={usePanels(playback)} first="bank" />;
export const PanelBar = ({ playback }: PanelProps) => <Bar panels={usePanels(playback)} />;
