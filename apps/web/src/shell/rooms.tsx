import { type Route, toFairness, toLab, toLobby, toRules } from '../client/route.ts';
import { useWords } from '../locales/words.ts';
import { RoomLink } from './room-link.tsx';

/** The ways through the house. */
export function Rooms({ room, onGo }: { readonly room: Route['room']; readonly onGo?: () => void }) {
  const words = useWords().shell;
  const gone = onGo === undefined ? {} : { onGo };
  return (
    <nav className="rooms" aria-label={words.rooms}>
      <RoomLink to={toLobby} current={room === 'lobby'} {...gone}>
        {words.lobby}
      </RoomLink>
      <RoomLink to={toRules()} current={room === 'rulebook'} {...gone}>
        {words.rules}
      </RoomLink>
      <RoomLink to={toLab()} current={room === 'lab'} {...gone}>
        {words.lab}
      </RoomLink>
      <RoomLink to={toFairness()} current={room === 'fairness'} {...gone}>
        {words.fairness}
      </RoomLink>
    </nav>
  );
}
