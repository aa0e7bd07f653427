import { toLobby } from '../client/route.ts';
import { useWords } from '../locales/words.ts';
import { RoomLink } from './room-link.tsx';

export function Nowhere() {
  const { nowhere } = useWords().shell;
  return (
    <main className="nowhere">
      <h1>{nowhere.title}</h1>
      <p>{nowhere.line}</p>
      <RoomLink to={toLobby}>{nowhere.back}</RoomLink>
    </main>
  );
}
