import { Sheet } from '../../ui/sheet.tsx';
import { chipsOf } from '../any-game/books.ts';
import { useAllGently } from '../any-game/use-gently.ts';
import type { Playback } from './playback.ts';
import { stakeOn, ZONES } from './scene.ts';
import { useMarks } from './seats.tsx';
import { usePanos } from './use-panos.ts';

interface PersonSheetProps {
  readonly player: string;
  readonly playback: Playback;
  readonly onClose: () => void;
}

/** Whoever was touched: place, chips, stakes zone by zone, and what counts for their turn. */
export function PersonSheet({ player, playback, onClose }: PersonSheetProps) {
  const { words, panos, titleOf, isBot, money, capital } = usePanos();
  const scene = useAllGently(playback.scene);
  const marksOf = useMarks();
  const place = scene.people[player];
  const stakes = ZONES.filter((zone) => stakeOn(scene, player, zone) > 0);
  return (
    <Sheet title={titleOf(player)} open onClose={onClose}>
      {place && (
        <div className="facts">
          <p>
            {place.kind === 'seat' ? words.menu.seat(place.n) : words.menu.standing(place.behind)}
            {isBot(player) && ` · ${words.bot}`}
          </p>
          <p>{words.menu.chips(money(chipsOf(scene, player)))}</p>
          {stakes.length === 0 && <p>{words.seat.nothing}</p>}
          {stakes.map((zone) => (
            <p key={zone}>
              {panos.zones[zone]}: {money(stakeOn(scene, player, zone))}
            </p>
          ))}
          {marksOf(player, scene).map((mark) => (
            <p key={mark}>{capital(mark)}</p>
          ))}
        </div>
      )}
    </Sheet>
  );
}
