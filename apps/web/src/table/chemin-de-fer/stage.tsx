import { useMemo } from 'react';
import { FlyingChips } from '../any-game/flying-chips.tsx';
import { useAllGently } from '../any-game/use-gently.ts';
import { useGeometry } from '../any-game/use-geometry.ts';
import { Auction } from '../circulo/auction.tsx';
import { CallPlace } from '../circulo/call-place.tsx';
import { isShoeSlim } from '../circulo/oval.ts';
import { OwnMarks } from '../circulo/own-marks.tsx';
import { Shoe } from '../circulo/shoe.tsx';
import { StakesOnCloth } from '../circulo/stakes-on-cloth.tsx';
import { OfferPlace } from './bank-ladder.tsx';
import { BankPlace } from './bank-place.tsx';
import { Cards } from './cards.tsx';
import { Cloth } from './cloth.tsx';
import { accountIn, geometryOf, leastFor, shoeIn, stakeIn } from './geometry.ts';
import { Hands } from './hands.tsx';
import type { Playback } from './playback.ts';
import { Seats } from './seats.tsx';
import { useCheminDeFer } from './use-chemin-de-fer.ts';
import { Windows } from './windows.tsx';

const ZONES = { punto: 'punto', line: 'line' } as const;

interface StageProps {
  readonly playback: Pick<Playback, 'scene'>;
  readonly onFree: (seat: number) => void;
  readonly onPerson: (player: string) => void;
}

/** The lit table. Everything on it is placed by the geometry; only transforms and opacity move. */
export function Stage({ playback, onFree, onPerson }: StageProps) {
  const { message } = useCheminDeFer();
  const scene = useAllGently(playback.scene);
  const seats = message.view.table?.settings.seats ?? 9;
  const draughtsman = useMemo(
    () => ({
      least: (width: number) => leastFor(width, seats),
      draw: (width: number, height: number) => geometryOf(width, height, seats),
    }),
    [seats],
  );
  const { element, geometry } = useGeometry(draughtsman, scene.people);
  const moves = scene.walk !== null && (scene.phase === 'offer' || scene.phase === 'auction');
  return (
    <div className="stage circulo-stage" ref={element}>
      {geometry && (
        <>
          <Cloth geometry={geometry} />
          <div className="stage-shade" />
          <BankPlace scene={scene} geometry={geometry} />
          <StakesOnCloth
            books={scene.books}
            mark={geometry.mark}
            middle={geometry.curve.cx}
            placeOf={(player, zone) => stakeIn(geometry, scene.people, player, zone)}
          />
          <OwnMarks
            fields={ZONES}
            mark={geometry.mark}
            placeOf={(player, zone) => stakeIn(geometry, scene.people, player, zone)}
          />
          <Shoe at={shoeIn(geometry, scene)} pack={scene.pack} narrow={geometry.narrow || isShoeSlim(geometry)} />
          <Cards scene={scene} geometry={geometry} />
          {moves ? (
            <div
              className="circulo-place circulo-middle"
              style={{ left: geometry.middle.x, top: geometry.middle.y, width: geometry.middle.w }}
            >
              {scene.phase === 'auction' ? <Auction walk={scene.walk} /> : <OfferPlace scene={scene} />}
              <CallPlace scene={scene} at={null} />
            </div>
          ) : (
            <>
              <Hands scene={scene} geometry={geometry} />
              <CallPlace scene={scene} at={geometry.call}>
                {!geometry.narrow && <Windows phase={scene.phase} />}
              </CallPlace>
            </>
          )}
          <Seats scene={scene} geometry={geometry} onFree={onFree} onPerson={onPerson} />
          <FlyingChips
            now={scene.now}
            placeOf={(account) => accountIn(geometry, scene.people, account)}
            size={geometry.mark * 0.82}
          />
        </>
      )}
    </div>
  );
}
