import { useMemo } from 'react';
import type { TabItem } from '../../ui/tabs.tsx';
import { PanelBar as Bar, SidePanel as Side } from '../any-game/side-panel.tsx';
import { useTerms } from '../any-game/table-context.ts';
import { tablePanels } from '../any-game/table-panels.tsx';
import { CoupPanel } from './coup-panel.tsx';
import type { Playback } from './playback.ts';

interface PanelProps {
  readonly playback: Playback;
}

/** What stands beside a table of Punto y Banca. */
function usePanels(playback: Playback): readonly TabItem[] {
  const { words } = useTerms();
  return useMemo(
    () => [
      { id: 'coup', title: words.panel.coup, content: <CoupPanel playback={playback} /> },
      ...tablePanels(words, playback.shown),
    ],
    [words, playback],
  );
}

export const SidePanel = ({ playback }: PanelProps) => <Side panels={usePanels(playback)} first="roads" />;
export const PanelBar = ({ playback }: PanelProps) => <Bar panels={usePanels(playback)} />;
