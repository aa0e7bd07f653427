import { NO_STAKES } from '../any-game/bets.ts';
import { type ReplayedProps, ReplayedTable, useReplayedScene } from '../any-game/replayed-table.tsx';
import { draftFrom } from './draft.ts';
import { STAGING } from './playback.ts';
import { Stage } from './stage.tsx';
import type { Staking } from './use-draft.ts';

const NOTHING_LAID: Staking = {
  draft: draftFrom(NO_STAKES),
  changedAt: 0,
  change: () => {},
  sent: NO_STAKES,
  last: NO_STAKES,
  open: false,
  givenBack: null,
};
const nothing = (): void => {};

/** A moment of Punto y Banca that is past, on its felt. */
export default function ReplayedPuntoBanca(props: ReplayedProps) {
  const scene = useReplayedScene(STAGING, props);
  const playback = { scene };
  return (
    <ReplayedTable {...props} scene={scene} className="">
      <Stage
        playback={playback}
        staking={NOTHING_LAID}
        chip={0}
        onFree={nothing}
        onPerson={props.onPerson}
        onTouch={nothing}
      />
    </ReplayedTable>
  );
}
