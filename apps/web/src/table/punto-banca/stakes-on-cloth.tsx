import { entriesIn, namesIn } from '@sabot/engine/by-name';
import { moneyIn } from '@sabot/words';
import { memo } from 'react';
import type { Language } from '../../locales/language.ts';
import { ChipStack } from '../../ui/chip.tsx';
import { type Stakes, stakeOn } from '../any-game/bets.ts';
import type { Point } from '../any-game/curve.ts';
import type { Geometry } from './geometry.ts';
import { zoneIn } from './places.ts';
import { type Scene, stakesOf } from './scene.ts';

interface StakesOnClothProps {
  readonly scene: Scene;
  readonly geometry: Geometry;
  readonly you: string | null;
  /** What you are laying out, while you may. */
  readonly draft: Stakes | null;
  readonly language: Language;
}

/** Every stake where it lies, with its amount. */
export function StakesOnCloth({ scene, geometry, you, draft, language }: StakesOnClothProps) {
  return (
    <div className="cloth-stakes" aria-hidden>
      {namesIn(scene.people).flatMap((player) => {
        const mine = player === you;
        const sent = stakesOf(scene, player);
        const stakes = mine && draft !== null ? draft : sent;
        return entriesIn(stakes).map(([bet, cents]) => (
          <Stake
            key={`${player}:${bet}`}
            {...at(zoneIn(geometry, scene.people, player, bet))}
            cents={cents}
            chip={chipOn(geometry, bet)}
            pending={mine && draft !== null && cents !== stakeOn(sent, bet)}
            mine={mine}
            caption={moneyIn(language, cents)}
          />
        ));
      })}
    </div>
  );
}

const at = (point: Point | null) => ({ x: point?.x ?? null, y: point?.y ?? null });

/** How wide a chip is: in a row in the middle no wider than from one seat's box to the next. */
function chipOn({ rows, mark }: Geometry, bet: string): number {
  const [box, next] = rows.find((row) => row.bet === bet)?.boxes ?? [];
  if (box === undefined) return mark * 0.94;
  return Math.min(mark, box.h * 0.94, next === undefined ? mark : Math.abs(next.x - box.x) - 1);
}

interface StakeProps {
  readonly x: number | null;
  readonly y: number | null;
  readonly cents: number;
  readonly chip: number;
  readonly pending: boolean;
  readonly mine: boolean;
  readonly caption: string;
}

const Stake = memo(function Stake({ x, y, cents, chip, pending, mine, caption }: StakeProps) {
  if (x === null || y === null) return null;
  return (
    <div
      className={`cloth-stake ${pending ? 'is-pending' : ''} ${mine ? 'is-mine' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)`, ['--chip' as string]: `${chip}px` }}
    >
      <ChipStack cents={cents} />
      <span className="cloth-amount">{caption}</span>
    </div>
  );
});
