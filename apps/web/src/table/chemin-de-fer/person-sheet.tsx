import { Sheet } from '../../ui/sheet.tsx';
import { chipsOf } from '../any-game/books.ts';
import { useAllGently } from '../any-game/use-gently.ts';
import type { Playback } from './playback.ts';
import { stakesOf } from './scene.ts';
import { useMarks } from './seats.tsx';
import { useCdf } from './use-cdf.ts';

interface PersonSheetProps {
  readonly player: string;
  readonly playback: Playback;
  readonly onClose: () => void;
}

/** Whoever was touched: place, chips, stake, part in the bank, and what counts for their turn. */
export function PersonSheet({ player, playback, onClose }: PersonSheetProps) {
  const { words, isBot, money, capital, titleOf } = useCdf();
  const scene = useAllGently(playback.scene);
  const marksOf = useMarks();
  const place = scene.people[player];
  const { punto, line } = stakesOf(scene, player);
  return (
    <Sheet title={titleOf(player)} open onClose={onClose}>
      {place && (
        <div className="facts">
          <p>
            {place.kind === 'seat' ? words.menu.seat(place.n) : words.menu.standing(place.behind)}
            {isBot(player) && ` · ${words.bot}`}
          </p>
          <p>{words.menu.chips(money(chipsOf(scene, player)))}</p>
          <p>{punto + line > 0 ? words.seat.staked(money(punto + line)) : words.seat.nothing}</p>
          {marksOf(player, scene).map((mark) => (
            <p key={mark}>{capital(mark)}</p>
          ))}
        </div>
      )}
    </Sheet>
  );
}
