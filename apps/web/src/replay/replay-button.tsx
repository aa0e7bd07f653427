import { lazy, Suspense, useState } from 'react';
import { toReplay } from '../client/route.ts';
import { useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';

const CoupReplay = lazy(() => import('./coup-replay.tsx'));

/** Opens a past coup over the table, which goes on below it; on a page of its own where it is opened as a link. */
export function ReplayButton({ table, coup }: { readonly table: string; readonly coup: number }) {
  const { history } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <p className="replay-way">
      <Button onPress={() => setOpen(true)} label={history.replayOf(coup)}>
        {history.replay}
      </Button>
      <Sheet title={history.coup(coup)} open={isOpen} onClose={() => setOpen(false)} wide>
        <Suspense fallback={<p className="quiet">{history.loading}</p>}>
          <CoupReplay table={table} coup={coup}>
            <RoomLink to={toReplay(table, coup)}>{history.replayPage}</RoomLink>
          </CoupReplay>
        </Suspense>
      </Sheet>
    </p>
  );
}
