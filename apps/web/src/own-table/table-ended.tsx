import './own-table.css';
import { toEveningAt, toLobby } from '../client/route.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { useOwnTableWords } from './own-table-words.ts';

interface TableEndedProps {
  readonly table: string;
  readonly how: 'closed' | 'removed';
}

/** The host has closed the table, or has sent one away: what remains is the evening. */
export default function TableEnded({ table, how }: TableEndedProps) {
  const { door: words, join, strip } = useOwnTableWords();
  return (
    <main className="page-frame own-table">
      <header>
        <h1>{how === 'closed' ? words.closed : words.removed}</h1>
        <p>{how === 'closed' ? words.closedLine : words.removedLine}</p>
      </header>
      {how === 'closed' && (
        <RoomLink to={toEveningAt(table)} className="button button-act">
          {strip.evening}
        </RoomLink>
      )}
      <RoomLink to={toLobby}>{join.toLobby}</RoomLink>
    </main>
  );
}
