import { ChipStack } from '../../ui/chip.tsx';
import { BETS, type Bet, type Stakes } from './bets.ts';
import type { Geometry } from './geometry.ts';
import { zoneIn } from './places.ts';
import { type Scene, stakesOf } from './scene.ts';

interface StakesOnClothProps {
  readonly scene: Scene;
  readonly geometry: Geometry;
  readonly you: string | null;
  /** What you are laying out, while you may. */
  readonly draft: Stakes | null;
  readonly money: (cents: number) => string;
}

/** Every stake where it lies, with its amount. */
export function StakesOnCloth({ scene, geometry, you, draft, money }: StakesOnClothProps) {
  return (
    <div className="cloth-stakes" aria-hidden>
      {Object.keys(scene.people).flatMap((player) => {
        const mine = player === you;
        const sent = stakesOf(scene, player);
        const stakes = mine && draft !== null ? draft : sent;
        return BETS.filter((bet) => stakes[bet] > 0).map((bet) => (
          <Stake
            key={`${player}:${bet}`}
            at={zoneIn(geometry, scene.people, player, bet)}
            cents={stakes[bet]}
            chip={
              inCentre(geometry, bet) ? Math.min(geometry.mark, boxHeight(geometry, bet) * 0.94) : geometry.mark * 0.94
            }
            pending={mine && draft !== null && draft[bet] !== sent[bet]}
            mine={mine}
            caption={money(stakes[bet])}
          />
        ));
      })}
    </div>
  );
}

const inCentre = ({ rows }: Geometry, bet: Bet): boolean => rows.some((row) => row.bet === bet);
const boxHeight = ({ rows, mark }: Geometry, bet: Bet): number =>
  rows.find((row) => row.bet === bet)?.boxes[0]?.h ?? mark;

interface StakeProps {
  readonly at: { readonly x: number; readonly y: number } | null;
  readonly cents: number;
  readonly chip: number;
  readonly pending: boolean;
  readonly mine: boolean;
  readonly caption: string;
}

function Stake({ at, cents, chip, pending, mine, caption }: StakeProps) {
  if (at === null) return null;
  return (
    <div
      className={`cloth-stake ${pending ? 'is-pending' : ''} ${mine ? 'is-mine' : ''}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)`, ['--chip' as string]: `${chip}px` }}
    >
      <ChipStack cents={cents} />
      <span className="cloth-amount">{caption}</span>
    </div>
  );
}
