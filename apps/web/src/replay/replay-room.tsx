import { toTable } from '../client/route.ts';
import { useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { useNamedTables } from '../shell/use-table-names.ts';
import CoupReplay from './coup-replay.tsx';
import { useReplayWords } from './replay-words.ts';

interface ReplayRoomProps {
  readonly table: string;
  readonly coup: number;
  readonly step: number | null;
}

/** A past coup of a table, by its address. */
export default function ReplayRoom({ table, coup, step }: ReplayRoomProps) {
  const words = useReplayWords().room;
  const { history } = useWords();
  const named = useNamedTables()?.find(({ line }) => line.table === table);
  return (
    <main className="replay-room">
      <header>
        <h1 className="room-title">{history.coup(coup)}</h1>
        <p className="room-lead">{named === undefined ? table : `${named.game} · ${named.text}`}</p>
      </header>
      <CoupReplay key={`${table} ${coup}`} table={table} coup={coup} {...(step !== null && { from: step })}>
        <RoomLink to={toTable(table)}>{words.toTable}</RoomLink>
      </CoupReplay>
    </main>
  );
}
