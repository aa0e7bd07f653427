import { lookUp } from '@sabot/engine/by-name';
import { capital } from '@sabot/words';
import { Sheet } from '../../ui/sheet.tsx';
import { betsIn, stakeOn, sumOf } from '../any-game/bets.ts';
import { chipsOf } from '../any-game/books.ts';
import { useTableContext } from '../any-game/table-context.ts';
import { useAllGently } from '../any-game/use-gently.ts';
import { zoneName } from '../any-game/zone-words.ts';
import type { Playback } from './playback.ts';
import { stakesOf } from './scene.ts';

interface PersonSheetProps {
  readonly player: string;
  readonly playback: Playback;
  readonly onClose: () => void;
}

/** Whoever was touched: name, chips, what they have staked, and whether they have the shoe. */
export function PersonSheet({ player, playback, onClose }: PersonSheetProps) {
  const { words, nameOf, isBot, money, card } = useTableContext();
  const scene = useAllGently(playback.scene);
  const place = lookUp(scene.people, player);
  const { holder } = scene.shoe;
  const stakes = stakesOf(scene, player);
  return (
    <Sheet title={capital(nameOf(player))} open onClose={onClose}>
      {place && (
        <div className="facts">
          <p>
            {place.kind === 'seat' ? words.menu.seat(place.n) : words.menu.standing(place.behind)}
            {isBot(player) && ` · ${words.bot}`}
            {holder?.kind === 'player' && holder.id === player && ` · ${words.seat.hasShoe}`}
          </p>
          <p>{words.menu.chips(money(chipsOf(scene, player)))}</p>
          <p>
            {sumOf(stakes) === 0
              ? words.seat.nothing
              : betsIn(card.layout)
                  .filter((bet) => stakeOn(stakes, bet) > 0)
                  .map((bet) => words.stakes.zone(zoneName(words, bet), money(stakeOn(stakes, bet))))
                  .join(' · ')}
          </p>
        </div>
      )}
    </Sheet>
  );
}
