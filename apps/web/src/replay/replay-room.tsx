import { toEveningAt, toTable } from '../client/route.ts';
import { useWords } from '../locales/words.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { useTableSign } from '../shell/use-table-names.ts';
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
  const { name, isListed } = useTableSign()(table);
  return (
    <main className="replay-room">
      <header>
        <h1 className="room-title">{history.coup(coup)}</h1>
        <p className="room-lead">{name}</p>
      </header>
      <CoupReplay key={`${table} ${coup}`} table={table} coup={coup} {...(step !== null && { from: step })}>
        {isListed === false ? (
          <RoomLink to={toEveningAt(table)}>{words.toEvening}</RoomLink>
        ) : (
          <RoomLink to={toTable(table)}>{words.toTable}</RoomLink>
        )}
      </CoupReplay>
    </main>
  );
}
