import { lookUp } from '@sabot/engine/by-name';
import { SeatRing, type SeatsProps } from '../any-game/seat-ring.tsx';
import { Plate, useBeside } from '../circulo/plate.tsx';
import type { Geometry } from './geometry.ts';
import { associatesOf, type Scene, stakesOf } from './scene.ts';
import { useCheminDeFer } from './use-chemin-de-fer.ts';

/** The plates on the rim: who sits where, who is banker, whom the bank is offered to, and the free departments. */
export function Seats({ scene, geometry, onFree, onPerson }: SeatsProps<Scene, Geometry>) {
  const { view } = useCheminDeFer().message;
  const marksOf = useMarks();
  const beside = useBeside(scene);
  return (
    <SeatRing
      geometry={geometry}
      people={scene.people}
      onFree={onFree}
      beside={beside}
      plate={(player, seat) => {
        const { punto, line } = stakesOf(scene, player);
        return (
          <Plate
            key={player}
            player={player}
            seat={seat}
            scene={scene}
            narrow={geometry.narrow}
            marks={marksOf(player, scene)}
            staked={punto + line}
            isOffered={scene.walk?.offered?.to === player}
            isHolder={scene.holder === player}
            isAway={view.away.includes(player)}
            onPerson={onPerson}
          >
            {view.unsaluted.includes(player) && (
              <i className="chemin-de-fer-dot" aria-hidden>
                ◌
              </i>
            )}
          </Plate>
        );
      }}
    />
  );
}

/** What is worth knowing of somebody, in words: the same for the eye and for the ear. */
export function useMarks(): (player: string, scene: Scene) => readonly string[] {
  const { cheminDeFer, message, money } = useCheminDeFer();
  const { view } = message;
  return (player, scene) => {
    const part = lookUp(scene.books, `bank:${player}`) ?? 0;
    const bid = scene.walk?.bids.findLast((one) => one.player === player);
    return [
      scene.banker === player && cheminDeFer.marks.banker,
      scene.walk?.offered?.to === player && cheminDeFer.marks.offered,
      scene.banco.includes(player) && cheminDeFer.marks.banco,
      scene.holder === player && cheminDeFer.marks.holder,
      associatesOf(scene).includes(player) && cheminDeFer.marks.associate,
      part > 0 && cheminDeFer.marks.bank(money(part)),
      bid !== undefined && cheminDeFer.marks.bid(money(bid.amount)),
      scene.walk?.out.includes(player) && cheminDeFer.marks.out,
      view.seguido === player && cheminDeFer.marks.seguido,
      view.unsaluted.includes(player) && cheminDeFer.marks.unsaluted,
      view.away.includes(player) && cheminDeFer.marks.away,
      view.waitingList.includes(player) && cheminDeFer.marks.waiting,
      view.changes.includes(player) && cheminDeFer.marks.change,
    ].filter((mark) => typeof mark === 'string');
  };
}
