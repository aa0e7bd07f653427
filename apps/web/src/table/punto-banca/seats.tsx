import { lookUp } from '@sabot/engine/by-name';
import { moneyIn } from '@sabot/words';
import { memo } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { sumOf } from '../any-game/bets.ts';
import { SeatRing, type SeatsProps } from '../any-game/seat-ring.tsx';
import { useTableContext, useTerms } from '../any-game/table-context.ts';
import type { Geometry } from './geometry.ts';
import { type Scene, shownCoup, stakesOf, stakesSettled, sumOfNets } from './scene.ts';

const BESIDE = { net: 50, bot: 28, shoe: 22 };

const hasShoe = ({ shoe: { holder } }: Scene, player: string): boolean =>
  holder?.kind === 'player' && holder.id === player;

/** What this coup has brought somebody so far. */
function netIn(scene: Scene, player: string): number {
  return sumOfNets(stakesSettled(shownCoup(scene), player));
}

/** The plates on the rim: who sits where, who has the shoe, whom the table waits for, and the free seats. */
export function Seats({ scene, geometry, onFree, onPerson }: SeatsProps<Scene, Geometry>) {
  const { isBot } = useTableContext();
  const beside = (player: string): number => {
    if (netIn(scene, player) !== 0) return BESIDE.net;
    return (isBot(player) ? BESIDE.bot : 0) + (hasShoe(scene, player) ? BESIDE.shoe : 0);
  };
  return (
    <SeatRing
      geometry={geometry}
      people={scene.people}
      onFree={onFree}
      beside={beside}
      plate={(player, seat) => (
        <PersonPlate
          key={player}
          player={player}
          seat={seat}
          scene={scene}
          narrow={geometry.narrow}
          onPerson={onPerson}
        />
      )}
    />
  );
}

interface PersonPlateProps {
  readonly player: string;
  readonly seat: number;
  readonly scene: Scene;
  readonly narrow: boolean;
  readonly onPerson: (player: string) => void;
}

function PersonPlate({ player, seat, scene, narrow, onPerson }: PersonPlateProps) {
  const { message, isBot } = useTableContext();
  const { by = [] } = message.awaits[0] ?? {};
  return (
    <Plate
      player={player}
      seat={seat}
      narrow={narrow}
      isBot={isBot(player)}
      isAwaited={by.length === 1 && by[0]?.id === player}
      hasShoe={hasShoe(scene, player)}
      stands={lookUp(scene.people, player)?.kind === 'standing'}
      staked={sumOf(stakesOf(scene, player))}
      net={netIn(scene, player)}
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
    <AriaButton className={kinds.filter(Boolean).join(' ')} onPress={() => onPerson(player)}>
      {hasShoe && <ShoeMark />}
      <span className="sr-only">{label.filter(Boolean).join(', ')}</span>
      <span className="plate-name" aria-hidden>
        {narrow ? [...name][0] : name}
      </span>
      {isBot && !narrow && net === 0 && <small aria-hidden>{words.bot}</small>}
      {net !== 0 && (
        <span className={`plate-net ${net > 0 ? 'is-won' : 'is-lost'}`} key={net} aria-hidden>
          {net > 0 ? '+' : '−'}
          {money(Math.abs(net))}
        </span>
      )}
    </AriaButton>
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
