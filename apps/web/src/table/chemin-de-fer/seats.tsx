import { Button as AriaButton } from 'react-aria-components';
import { SeatRing } from '../any-game/seat-ring.tsx';
import type { Geometry } from './geometry.ts';
import { associatesOf, type Scene, stakesOf } from './scene.ts';
import { useCdf } from './use-cdf.ts';

interface SeatsProps {
  readonly scene: Scene;
  readonly geometry: Geometry;
  readonly onFree: (seat: number) => void;
  readonly onPerson: (player: string) => void;
}

/** The plates on the rim: who sits where, who is banker, whom the bank is offered to, and the free departments. */
export function Seats({ scene, geometry, onFree, onPerson }: SeatsProps) {
  return (
    <SeatRing
      geometry={geometry}
      people={scene.people}
      onFree={onFree}
      plate={(player, seat) => (
        <Plate key={player} player={player} seat={seat} scene={scene} narrow={geometry.narrow} onPerson={onPerson} />
      )}
    />
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
  const { cdf, message, money } = useCdf();
  const { view } = message;
  return (player, scene) => {
    const part = scene.books[`bank:${player}`] ?? 0;
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

function Plate({ player, seat, scene, narrow, onPerson }: PlateProps) {
  const { words, message, you, isBot, money } = useCdf();
  const marksOf = useMarks();
  const { view, awaits } = message;
  const mine = player === you;
  const stands = scene.people[player]?.kind === 'standing';
  const name = mine ? words.you : player;
  const { punto, line } = stakesOf(scene, player);
  const label = [
    stands ? words.seat.standing(seat, name) : words.seat.taken(seat, name),
    isBot(player) && words.bot,
    ...marksOf(player, scene),
    punto + line > 0 && words.seat.staked(money(punto + line)),
  ];
  const isAwaited = awaits[0]?.by.length === 1 && awaits[0].by[0]?.id === player;
  const kinds = [
    'plate',
    mine && 'is-you',
    isAwaited && 'is-awaited',
    stands && 'is-standing',
    isBot(player) && 'is-bot',
    scene.banker === player && 'is-banker',
    scene.walk?.offered?.to === player && 'is-offered',
    scene.holder === player && 'is-holder',
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
        {isBot(player) && !narrow && <BotMark />}
        {view.unsaluted.includes(player) && (
          <i className="cdf-dot" aria-hidden>
            ◌
          </i>
        )}
      </AriaButton>
      {bid && (
        <span className="plate-net is-won" aria-hidden>
          {money(bid.amount)}
        </span>
      )}
    </>
  );
}

/** The seats at the sides have little room for a word; the plate says it when it is read out or touched. */
const BotMark = () => (
  <svg className="plate-bot" viewBox="0 0 14 14" width={13} aria-hidden>
    <path d="M7 1v2.500M3 4h8a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z" />
    <path d="M5.200 7.200v1M8.800 7.200v1M5 10.200h4" />
  </svg>
);
