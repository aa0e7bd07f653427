import { lookUp } from '@sabot/engine/by-name';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { People } from '../any-game/place-in.ts';
import { useCirculo } from './use-circulo.ts';

interface PlateProps {
  readonly player: string;
  readonly seat: number;
  readonly scene: {
    readonly people: People;
    readonly banker: string | null;
    readonly walk: {
      readonly bids: readonly { readonly player: string; readonly amount: number }[];
      readonly out: readonly string[];
    } | null;
  };
  readonly narrow: boolean;
  /** What is worth knowing of somebody, in words. */
  readonly marks: readonly string[];
  readonly staked: number;
  readonly isOffered: boolean;
  readonly isHolder: boolean;
  readonly isAway: boolean;
  readonly onPerson: (player: string) => void;
  readonly children?: ReactNode;
}

/** About how wide it is what a plate carries beside the name: what they bid, or that they are a bot. */
export function useBeside({ walk }: Pick<PlateProps['scene'], 'walk'>): (player: string) => number {
  const { isBot } = useCirculo();
  return (player) => (walk?.bids.some((bid) => bid.player === player) ? 50 : isBot(player) ? 18 : 0);
}

/** The plate of somebody on the rim, with what they bid beside it. */
export function Plate({ player, seat, scene, narrow, marks, staked, onPerson, children, ...is }: PlateProps) {
  const { words, message, you, isBot, money } = useCirculo();
  const [awaited] = message.awaits;
  const mine = player === you;
  const stands = lookUp(scene.people, player)?.kind === 'standing';
  const name = mine ? words.you : player;
  const label = [
    stands ? words.seat.standing(seat, name) : words.seat.taken(seat, name),
    isBot(player) && words.bot,
    ...marks,
    staked > 0 && words.seat.staked(money(staked)),
  ];
  const kinds = [
    'plate',
    mine && 'is-you',
    awaited?.by.length === 1 && awaited.by[0]?.id === player && 'is-awaited',
    stands && 'is-standing',
    isBot(player) && 'is-bot',
    scene.banker === player && 'is-banker',
    is.isOffered && 'is-offered',
    is.isHolder && 'is-holder',
    (is.isAway || scene.walk?.out.includes(player)) && 'is-away',
  ];
  const bid = scene.walk?.bids.findLast((one) => one.player === player);
  return (
    <AriaButton className={kinds.filter(Boolean).join(' ')} onPress={() => onPerson(player)}>
      <span className="sr-only">{label.filter(Boolean).join(', ')}</span>
      <span className="plate-name" aria-hidden>
        {narrow ? [...name][0] : name}
      </span>
      {isBot(player) && !narrow && !bid && <BotMark />}
      {children}
      {bid && (
        <span className="plate-net is-won" aria-hidden>
          {money(bid.amount)}
        </span>
      )}
    </AriaButton>
  );
}

/** The seats at the sides have little room for a word; the plate says it when it is read out or touched. */
const BotMark = () => (
  <svg className="plate-bot" viewBox="0 0 14 14" width={13} aria-hidden>
    <path d="M7 1v2.500M3 4h8a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z" />
    <path d="M5.200 7.200v1M8.800 7.200v1M5 10.200h4" />
  </svg>
);
