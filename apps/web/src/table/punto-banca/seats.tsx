import { memo } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { moneyIn } from '../../locales/money.ts';
import { sumOf } from '../any-game/bets.ts';
import { useTableContext, useTerms } from '../any-game/table-context.ts';
import type { Geometry, SeatPlace } from './geometry.ts';
import { netOf } from './headline.ts';
import { placeIn } from './places.ts';
import { type Scene, stakesOf } from './scene.ts';

interface SeatsProps {
  readonly scene: Scene;
  readonly geometry: Geometry;
  readonly onFree: (seat: number) => void;
  readonly onPerson: (player: string) => void;
}

/** The plates on the rim: who sits where, who has the shoe, whom the table waits for, and the free seats. */
export function Seats({ scene, geometry, onFree, onPerson }: SeatsProps) {
  const { offered } = useTableContext();
  const bound = offered('Sit')?.fields.seat;
  const free = bound?.kind === 'one-of' ? bound.options : [];
  const people = Object.keys(scene.people);
  return (
    <ul className={`seats ${geometry.narrow ? 'is-narrow' : ''}`}>
      {geometry.seats.map((seat) => {
        const here = people.filter((player) => placeIn(scene.people, player)?.seat === seat.n);
        const sitting = here.find((player) => scene.people[player]?.kind === 'seat');
        const standing = here.filter((player) => player !== sitting);
        return (
          <li
            key={seat.n}
            className="seat"
            style={{
              transform: `translate(${seat.plate.x}px, ${seat.plate.y}px)`,
              ['--out' as string]: -seat.inward.x,
            }}
          >
            {sitting !== undefined ? (
              <PersonPlate player={sitting} seat={seat} scene={scene} narrow={geometry.narrow} onPerson={onPerson} />
            ) : (
              <FreeSeat n={seat.n} open={free.includes(seat.n)} onFree={onFree} />
            )}
            {standing.map((player) => (
              <PersonPlate
                key={player}
                player={player}
                seat={seat}
                scene={scene}
                narrow={geometry.narrow}
                onPerson={onPerson}
              />
            ))}
          </li>
        );
      })}
    </ul>
  );
}

interface FreeSeatProps {
  readonly n: number;
  readonly open: boolean;
  readonly onFree: (n: number) => void;
}

const FreeSeat = memo(function FreeSeat({ n, open, onFree }: FreeSeatProps) {
  const { words } = useTerms();
  if (!open) return <span className="plate is-empty" role="img" aria-label={words.seat.free(n)} />;
  return (
    <AriaButton className="plate is-free" aria-label={words.seat.sit(n)} onPress={() => onFree(n)}>
      <svg viewBox="0 0 12 12" width={11} aria-hidden>
        <path d="M6 1.5v9M1.5 6h9" stroke="currentColor" strokeWidth={1.4} strokeLinecap="round" />
      </svg>
    </AriaButton>
  );
});

interface PersonPlateProps {
  readonly player: string;
  readonly seat: SeatPlace;
  readonly scene: Scene;
  readonly narrow: boolean;
  readonly onPerson: (player: string) => void;
}

function PersonPlate({ player, seat, scene, narrow, onPerson }: PersonPlateProps) {
  const { message, isBot } = useTableContext();
  const { by = [] } = message.awaits[0] ?? {};
  const { holder } = scene.shoe;
  const { settled = [] } = scene.coup ?? (scene.stage === 'between' ? scene.lastCoup : null) ?? {};
  return (
    <Plate
      player={player}
      seat={seat.n}
      narrow={narrow}
      isBot={isBot(player)}
      isAwaited={by.length === 1 && by[0]?.id === player}
      hasShoe={holder?.kind === 'player' && holder.id === player}
      stands={scene.people[player]?.kind === 'standing'}
      staked={sumOf(stakesOf(scene, player))}
      net={netOf(settled.filter((one) => one.player === player))}
      onPerson={onPerson}
    />
  );
}

interface PlateProps {
  readonly player: string;
  readonly seat: number;
  readonly narrow: boolean;
  readonly isBot: boolean;
  /** The table waits for them and nobody else. */
  readonly isAwaited: boolean;
  readonly hasShoe: boolean;
  readonly stands: boolean;
  readonly staked: number;
  /** What this coup has brought so far. */
  readonly net: number;
  readonly onPerson: (player: string) => void;
}

const Plate = memo(function Plate(props: PlateProps) {
  const { player, seat, narrow, isBot, isAwaited, hasShoe, stands, staked, net, onPerson } = props;
  const { words, you, language } = useTerms();
  const mine = player === you;
  const money = (cents: number): string => moneyIn(language, cents);
  const name = mine ? words.you : player;
  const label = [
    stands ? words.seat.standing(seat, name) : words.seat.taken(seat, name),
    isBot && words.bot,
    hasShoe && words.seat.hasShoe,
    staked > 0 ? words.seat.staked(money(staked)) : words.seat.nothing,
  ];
  const kinds = ['plate', mine && 'is-you', isAwaited && 'is-awaited', stands && 'is-standing', isBot && 'is-bot'];
  return (
    <>
      <AriaButton className={kinds.filter(Boolean).join(' ')} onPress={() => onPerson(player)}>
        {hasShoe && <ShoeMark />}
        <span className="sr-only">{label.filter(Boolean).join(', ')}</span>
        <span className="plate-name" aria-hidden>
          {narrow ? [...name][0] : name}
        </span>
        {isBot && !narrow && <small aria-hidden>{words.bot}</small>}
      </AriaButton>
      {net !== 0 && (
        <span className={`plate-net ${net > 0 ? 'is-won' : 'is-lost'}`} key={net} aria-hidden>
          {net > 0 ? '+' : '−'}
          {money(Math.abs(net))}
        </span>
      )}
    </>
  );
});

/** A little shoe, on the plate of whoever has it. */
function ShoeMark() {
  return (
    <svg viewBox="0 0 18 12" width={16} className="shoe-mark" aria-hidden>
      <path
        d="M1 10.5V5.5L5 1.5H16.5V10.5Z"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      <path d="M1 6.5H5.5V10.5" fill="none" stroke="currentColor" strokeWidth={1.4} />
    </svg>
  );
}
