import { lookUp } from '@sabot/engine/by-name';
import { SeatRing, type SeatsProps } from '../any-game/seat-ring.tsx';
import { Plate, useBeside } from '../circulo/plate.tsx';
import type { Geometry } from './geometry.ts';
import { associatesOf, type Scene, stakesOf } from './scene.ts';
import { useCdf } from './use-cdf.ts';

/** The plates on the rim: who sits where, who is banker, whom the bank is offered to, and the free departments. */
export function Seats({ scene, geometry, onFree, onPerson }: SeatsProps<Scene, Geometry>) {
  const { view } = useCdf().message;
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
              <i className="cdf-dot" aria-hidden>
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
  const { cdf, message, money } = useCdf();
  const { view } = message;
  return (player, scene) => {
    const part = lookUp(scene.books, `bank:${player}`) ?? 0;
    const bid = scene.walk?.bids.findLast((one) => one.player === player);
    return [
      scene.banker === player && cdf.marks.banker,
      scene.walk?.offered?.to === player && cdf.marks.offered,
      scene.banco.includes(player) && cdf.marks.banco,
      scene.holder === player && cdf.marks.holder,
      associatesOf(scene).includes(player) && cdf.marks.associate,
      part > 0 && cdf.marks.bank(money(part)),
      bid !== undefined && cdf.marks.bid(money(bid.amount)),
      scene.walk?.out.includes(player) && cdf.marks.out,
      view.seguido === player && cdf.marks.seguido,
      view.unsaluted.includes(player) && cdf.marks.unsaluted,
      view.away.includes(player) && cdf.marks.away,
      view.waitingList.includes(player) && cdf.marks.waiting,
      view.changes.includes(player) && cdf.marks.change,
    ].filter((mark) => typeof mark === 'string');
  };
}
