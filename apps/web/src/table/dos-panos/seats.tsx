import { lookUp, withoutName } from '@sabot/engine/by-name';
import { SeatRing, type SeatsProps } from '../any-game/seat-ring.tsx';
import { Plate, useBeside } from '../circulo/plate.tsx';
import type { Geometry } from './geometry.ts';
import { PANOS, type Scene, stakedBy } from './scene.ts';
import { useDosPanos } from './use-dos-panos.ts';

/** The plates on the rim: who sits on which paño, and the banker opposite the croupier. */
export function Seats({ scene, geometry, onFree, onPerson }: SeatsProps<Scene, Geometry>) {
  const { message } = useDosPanos();
  const marksOf = useMarks();
  const beside = useBeside(scene);
  const { banker, people } = scene;
  const plate = (player: string, seat: number) => (
    <Plate
      key={player}
      player={player}
      seat={seat}
      scene={scene}
      narrow={geometry.narrow}
      marks={marksOf(player, scene)}
      staked={stakedBy(scene, player)}
      isOffered={scene.walk?.offered === player}
      isHolder={PANOS.some((pano) => scene.holders[pano] === player)}
      isAway={message.view.away.includes(player)}
      onPerson={onPerson}
    />
  );
  const place = banker === null ? undefined : lookUp(people, banker);
  return (
    <>
      <SeatRing
        geometry={geometry}
        people={banker === null ? people : withoutName(people, banker)}
        onFree={onFree}
        beside={beside}
        plate={plate}
      />
      {banker !== null && place !== undefined && (
        <div
          className={`seats banker-place ${geometry.narrow ? 'is-narrow' : ''}`}
          style={{ transform: `translate(${geometry.banker.x}px, ${geometry.banker.y}px)` }}
        >
          <span className="seat">{plate(banker, place.kind === 'seat' ? place.n : place.behind)}</span>
        </div>
      )}
    </>
  );
}

/** What is worth knowing of somebody, in words: the same for the eye and for the ear. */
export function useMarks(): (player: string, scene: Scene) => readonly string[] {
  const { dosPanos, message, money } = useDosPanos();
  const { view } = message;
  return (player, scene) => {
    const bid = scene.walk?.bids.findLast((one) => one.player === player);
    return [
      scene.banker === player && dosPanos.marks.banker,
      scene.walk?.offered === player && dosPanos.marks.offered,
      scene.banco === player && dosPanos.marks.banco,
      ...PANOS.map((pano) => scene.holders[pano] === player && dosPanos.marks.holder(dosPanos.hand[pano])),
      bid !== undefined && dosPanos.marks.bid(money(bid.amount)),
      scene.walk?.out.includes(player) && dosPanos.marks.out,
      view.retired.includes(player) && dosPanos.marks.retired,
      view.chairs.includes(player) && dosPanos.marks.chair,
      view.away.includes(player) && dosPanos.marks.away,
      view.waitingList.includes(player) && dosPanos.marks.waiting,
    ].filter((mark) => typeof mark === 'string');
  };
}
