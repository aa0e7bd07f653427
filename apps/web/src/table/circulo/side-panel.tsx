import { type ComponentType, useMemo } from 'react';
import type { TabItem } from '../../ui/tabs.tsx';
import { PanelBar as Bar, SidePanel as Side } from '../any-game/side-panel.tsx';
import { tablePanels } from '../any-game/table-panels.tsx';
import { CoupPanel } from './coup-panel.tsx';
import type { AnyPlayback } from './table-around.tsx';
import { useCirculo } from './use-circulo.ts';

interface PanelProps<Playback> {
  readonly playback: Playback;
  readonly BankPanel: ComponentType<{ readonly playback: Playback }>;
}

/** What stands beside such a table: the bank comes first. */
function usePanels<P extends AnyPlayback>({ playback, BankPanel }: PanelProps<P>): readonly TabItem[] {
  const { words, game } = useCirculo();
  const { panel } = game;
  return useMemo(
    () => [
      { id: 'bank', title: panel.bank, content: <BankPanel playback={playback} /> },
      { id: 'coup', title: panel.coup, content: <CoupPanel playback={playback} /> },
      ...tablePanels(words, playback.shown),
    ],
    [words, panel, playback, BankPanel],
  );
}

export function SidePanel<P extends AnyPlayback>(props: PanelProps<P>) {
  return <Side panels={usePanels(props)} first="bank" />;
}
export function PanelBar<P extends AnyPlayback>(props: PanelProps<P>) {
  return <Bar panels={usePanels(props)} />;
}
