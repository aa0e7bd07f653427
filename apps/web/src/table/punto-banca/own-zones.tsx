import { betsIn } from '../any-game/bets.ts';
import { useTableContext } from '../any-game/table-context.ts';
import type { Geometry } from './geometry.ts';
import { zoneIn } from './places.ts';
import type { Scene } from './scene.ts';

interface OwnZonesProps {
  readonly scene: Scene;
  readonly geometry: Geometry;
  readonly onZone: (bet: string) => void;
}

/** Your own marks on the cloth, lit while you may stake: for whoever points there instead of at the deck's buttons. */
export function OwnZones({ scene, geometry, onZone }: OwnZonesProps) {
  const { you, offered, card } = useTableContext();
  const isRound = (bet: string): boolean => card.layout.zones.find((zone) => zone.bet === bet)?.mark === 'circle';
  const fields = offered('SetStakes')?.fields;
  if (you === null || fields === undefined) return null;
  return (
    <div className="own-zones" aria-hidden>
      {betsIn(card.layout).map((bet) => {
        const at = zoneIn(geometry, scene.people, you, bet);
        const box = geometry.rows.find((row) => row.bet === bet)?.boxes[0];
        if (at === null || fields[bet] === undefined) return null;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the accessible controls are in the deck
          // biome-ignore lint/a11y/useKeyWithClickEvents: the accessible controls are in the deck
          <span
            key={bet}
            className={`own-zone ${isRound(bet) ? '' : 'is-box'}`}
            style={{
              transform: `translate(${at.x}px, ${at.y}px)`,
              width: box?.w ?? geometry.mark + 2,
              height: box?.h ?? geometry.mark + 2,
            }}
            onClick={() => onZone(bet)}
          />
        );
      })}
    </div>
  );
}
