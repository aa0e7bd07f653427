import { Button as AriaButton } from 'react-aria-components';
import { without } from '../any-game/scene-moves.ts';
import { SeatRing } from '../any-game/seat-ring.tsx';
import type { Geometry } from './geometry.ts';
import { PANOS, type Scene, stakedBy } from './scene.ts';
import { usePanos } from './use-panos.ts';

interface SeatsProps {
  readonly scene: Scene;
  readonly geometry: Geometry;
  readonly onFree: (seat: number) => void;
  readonly onPerson: (player: string) => void;
}

/** The plates on the rim: who sits on which paño, and the banker opposite the croupier. */
export function Seats({ scene, geometry, onFree, onPerson }: SeatsProps) {
  const { banker, people } = scene;
  const plate = (player: string, seat: number) => (
    <Plate key={player} player={player} seat={seat} scene={scene} narrow={geometry.narrow} onPerson={onPerson} />
  );
  const place = banker === null ? undefined : people[banker];
  return (
    <>
      <SeatRing
        geometry={geometry}
        people={banker === null ? people : without(people, banker)}
        onFree={onFree}
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

interface PlateProps {
  readonly player: string;
  readonly seat: number;
  readonly scene: Scene;
  readonly narrow: boolean;
  readonly onPerson: (player: string) => void;
}

/** What is worth knowing of somebody, in words: the same for the eye and for the ear. */
export function useMarks(): (player: string, scene: Scene) => readonly string[] {
  const { panos, message, money } = usePanos();
  const { view } = message;
  return (player, scene) => {
    const bid = scene.walk?.bids.findLast((one) => one.player === player);
    return [
      scene.banker === player && panos.marks.banker,
      scene.walk?.offered === player && panos.marks.offered,
      scene.banco === player && panos.marks.banco,
      ...PANOS.map((pano) => scene.holders[pano] === player && panos.marks.holder(panos.hand[pano])),
      bid !== undefined && panos.marks.bid(money(bid.amount)),
      scene.walk?.out.includes(player) && panos.marks.out,
      view.retired.includes(player) && panos.marks.retired,
      view.chairs.includes(player) && panos.marks.chair,
      view.away.includes(player) && panos.marks.away,
      view.waitingList.includes(player) && panos.marks.waiting,
    ].filter((mark) => typeof mark === 'string');
  };
}

function Plate({ player, seat, scene, narrow, onPerson }: PlateProps) {
  const { words, message, you, isBot, money } = usePanos();
  const marksOf = useMarks();
  const { view, awaits } = message;
  const mine = player === you;
  const stands = scene.people[player]?.kind === 'standing';
  const name = mine ? words.you : player;
  const staked = stakedBy(scene, player);
  const label = [
    stands ? words.seat.standing(seat, name) : words.seat.taken(seat, name),
    isBot(player) && words.bot,
    ...marksOf(player, scene),
    staked > 0 && words.seat.staked(money(staked)),
  ];
  const isAwaited = awaits[0]?.by.length === 1 && awaits[0].by[0]?.id === player;
  const kinds = [
    'plate',
    mine && 'is-you',
    isAwaited && 'is-awaited',
    stands && 'is-standing',
    isBot(player) && 'is-bot',
    scene.banker === player && 'is-banker',
    scene.walk?.offered === player && 'is-offered',
    PANOS.some((pano) => scene.holders[pano] === player) && 'is-holder',
    (view.away.includes(player) || scene.walk?.out.includes(player)) && 'is-away',
  ];
  const bid = scene.walk?.bids.findLast((one) => one.player === player);
  return (
    <>
      <AriaButton className={kinds.filter(Boolean).join(' ')} onPress={() => onPerson(player)}>
        <span className="sr-only">{label.filter(Boolean).join(', ')}</span>
        <span className="plate-name" aria-hidden>
          {narrow ? [...name][0] : name}
        </span>
        {isBot(player) && !narrow && <small aria-hidden>{words.bot}</small>}
      </AriaButton>
      {bid && (
        <span className="plate-net is-won" aria-hidden>
          {money(bid.amount)}
        </span>
      )}
    </>
  );
}
