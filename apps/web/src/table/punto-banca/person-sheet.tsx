import { Sheet } from '../../ui/sheet.tsx';
import { BETS, sumOf } from './bets.ts';
import { capital } from './headline.ts';
import { chipsOf, type Scene, stakesOf } from './scene.ts';
import { useTableContext } from './table-context.ts';

/** Whoever was touched: name, chips, what they have staked, and whether they have the shoe. */
export function PersonSheet({
  player,
  scene,
  onClose,
}: {
  readonly player: string | null;
  readonly scene: Scene;
  readonly onClose: () => void;
}) {
  const { words, nameOf, isBot, money } = useTableContext();
  const place = player === null ? undefined : scene.people[player];
  const shown = player !== null && place !== undefined;
  const { holder } = scene.shoe;
  return (
    <Sheet title={player === null ? '' : capital(nameOf(player))} open={shown} onClose={onClose}>
      {shown && (
        <div className="facts">
          <p>
            {place.kind === 'seat' ? words.menu.seat(place.n) : words.menu.standing(place.behind)}
            {isBot(player) && ` · ${words.bot}`}
            {holder?.kind === 'player' && holder.id === player && ` · ${words.seat.hasShoe}`}
          </p>
          <p>{words.menu.chips(money(chipsOf(scene, player)))}</p>
          <p>
            {sumOf(stakesOf(scene, player)) === 0
              ? words.seat.nothing
              : BETS.filter((bet) => stakesOf(scene, player)[bet] > 0)
                  .map((bet) => words.stakes.zone(words.zones[bet], money(stakesOf(scene, player)[bet])))
                  .join(' · ')}
          </p>
        </div>
      )}
    </Sheet>
  );
}
