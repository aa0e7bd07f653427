import { isNamedIn } from '@sabot/engine/by-name';
import { useMemo } from 'react';
import { FlyingChips } from '../any-game/flying-chips.tsx';
import { useAllGently } from '../any-game/use-gently.ts';
import { useGeometry } from '../any-game/use-geometry.ts';
import { Baize } from './baize.tsx';
import { CallPlace } from './call.tsx';
import { Cards } from './cards.tsx';
import { lay } from './draft.ts';
import { geometryOf, leastFor, seatNumbers } from './geometry.ts';
import { Hands } from './hands.tsx';
import { OwnHand } from './own-hand.tsx';
import { OwnZones } from './own-zones.tsx';
import { PackPlace } from './pack-place.tsx';
import { accountIn } from './places.ts';
import type { Playback } from './playback.ts';
import { Seats } from './seats.tsx';
import { ShoePlace } from './shoe.tsx';
import { StakesOnCloth } from './stakes-on-cloth.tsx';
import { isLaying, type Staking } from './use-draft.ts';
import { usePuntoBanca } from './use-punto-banca.ts';

interface StageProps {
  readonly playback: Pick<Playback, 'scene'>;
  readonly staking: Staking;
  readonly chip: number;
  readonly onFree: (seat: number) => void;
  readonly onPerson: (player: string) => void;
  readonly onTouch: () => void;
}

/** The lit table. Everything on it is placed by the geometry; only transforms and opacity move. */
export function Stage({ playback, staking, chip, onFree, onPerson, onTouch }: StageProps) {
  const { card, message, words, you, language } = usePuntoBanca();
  const scene = useAllGently(playback.scene);
  const laying = isLaying(staking, scene);
  const seats = message.view.table?.settings.seats ?? 12;
  const draughtsman = useMemo(() => {
    const numbers = seatNumbers(seats);
    return {
      least: (width: number) => leastFor(width, card.layout, numbers),
      draw: (width: number, height: number) => geometryOf(width, height, card.layout, numbers),
    };
  }, [card.layout, seats]);
  const { element, geometry } = useGeometry(draughtsman, scene.people);
  const isHere = you !== null && isNamedIn(scene.people, you);
  return (
    <div className="stage" ref={element}>
      {geometry && (
        <>
          <Baize layout={card.layout} geometry={geometry} words={words} />
          <div className="stage-shade" />
          <ShoePlace pack={scene.pack} geometry={geometry} />
          <StakesOnCloth
            scene={scene}
            geometry={geometry}
            you={you}
            draft={laying ? staking.draft.stakes : null}
            language={language}
          />
          {laying && isHere && (
            <OwnZones
              scene={scene}
              geometry={geometry}
              onZone={(bet) => {
                onTouch();
                staking.change((draft) => lay(draft, bet, chip));
              }}
            />
          )}
          <Cards scene={scene} geometry={geometry} you={you} />
          {scene.stage === 'pack' ? (
            <PackPlace scene={scene} geometry={geometry} />
          ) : (
            <Hands scene={scene} geometry={geometry} />
          )}
          <OwnHand scene={scene} geometry={geometry} key={`${scene.coup?.no}:${scene.handed?.hand}`} />
          <CallPlace scene={scene} geometry={geometry} />
          <Seats scene={scene} geometry={geometry} onFree={onFree} onPerson={onPerson} />
          <FlyingChips
            now={scene.now?.type === 'StakesSet' && scene.now.player === you ? null : scene.now}
            placeOf={(account) => accountIn(geometry, scene.people, account)}
            size={geometry.mark * 0.9}
          />
        </>
      )}
    </div>
  );
}
