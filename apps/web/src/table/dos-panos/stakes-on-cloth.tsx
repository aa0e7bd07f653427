import { ChipStack } from '../../ui/chip.tsx';
import { type Geometry, stakeIn } from './geometry.ts';
import type { Scene } from './scene.ts';
import { usePanos } from './use-panos.ts';

/** What lies on each paño, on the lines, and between the two. */
export function StakesOnCloth({ scene, geometry }: { readonly scene: Scene; readonly geometry: Geometry }) {
  const { money, you } = usePanos();
  return (
    <div className="cloth-stakes" aria-hidden>
      {Object.entries(scene.books).map(([account, cents]) => {
        const [kind, player = '', zone = ''] = account.split(':');
        const at = kind === 'stake' && cents > 0 ? stakeIn(geometry, scene.people, player, zone) : null;
        return (
          at && (
            <div
              key={account}
              className={`cloth-stake ${player === you ? 'is-mine' : ''}`}
              style={{
                transform: `translate(${at.x}px, ${at.y}px)`,
                ['--chip' as string]: `${geometry.mark * 0.82}px`,
              }}
            >
              <ChipStack cents={cents} />
              <span className="cloth-amount">{money(cents)}</span>
            </div>
          )
        );
      })}
    </div>
  );
}
