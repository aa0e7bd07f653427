import { useMemo } from 'react';
import { FlyingChips } from '../any-game/flying-chips.tsx';
import { useAllGently } from '../any-game/use-gently.ts';
import { useGeometry } from '../any-game/use-geometry.ts';
import { CallPlace } from '../circulo/call-place.tsx';
import { OwnMarks } from '../circulo/own-marks.tsx';
import { Shoe } from '../circulo/shoe.tsx';
import { StakesOnCloth } from '../circulo/stakes-on-cloth.tsx';
import { BankPlace } from './bank-place.tsx';
import { Cards } from './cards.tsx';
import { Cloth } from './cloth.tsx';
import { accountIn, geometryOf, leastFor, stakeIn } from './geometry.ts';
import { Hands } from './hands.tsx';
import { LotsPlace, OfferPlace } from './offer-place.tsx';
import type { Playback } from './playback.ts';
import { isSide } from './scene.ts';
import { Seats } from './seats.tsx';
import { FIELDS } from './stake-form.tsx';
import { useDosPanos } from './use-dos-panos.ts';

interface StageProps {
  readonly playback: Pick<Playback, 'scene'>;
  readonly onFree: (seat: number) => void;
  readonly onPerson: (player: string) => void;
}

const ON_ITS_WAY: ReadonlySet<string> = new Set(['offer', 'auction', 'lots']);

/** The lit table. Everything on it is placed by the geometry; only transforms and opacity move. */
export function Stage({ playback, onFree, onPerson }: StageProps) {
  const { message, dosPanos } = useDosPanos();
  const scene = useAllGently(playback.scene);
  const each = message.view.table?.settings.seatsPerPano ?? 6;
  const draughtsman = useMemo(
    () => ({
      least: (width: number) => leastFor(width, each),
      draw: (width: number, height: number) => geometryOf(width, height, each),
    }),
    [each],
  );
  const { element, geometry } = useGeometry(draughtsman, scene.people);
  const moves = scene.walk !== null && ON_ITS_WAY.has(scene.phase);
  const lots = message.view.lots?.for === 'banco' ? message.view.lots.among : [];
  return (
    <div className="stage circulo-stage dos-panos-stage" ref={element}>
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
            fields={FIELDS}
            mark={geometry.mark}
            placeOf={(player, zone) => stakeIn(geometry, scene.people, player, zone)}
          />
          <Shoe at={geometry.shoe} pack={scene.pack} narrow={geometry.narrow} />
          <Cards scene={scene} geometry={geometry} />
          {moves || lots.length > 0 ? (
            <div
              className="circulo-place circulo-middle"
              style={{ left: geometry.middle.x, top: geometry.middle.y, width: geometry.middle.w }}
            >
              {lots.length > 0 ? (
                <LotsPlace among={lots.map((one) => (isSide(one) ? dosPanos.hand[one] : one))} />
              ) : (
                <OfferPlace scene={scene} />
              )}
              <CallPlace scene={scene} at={null} />
            </div>
          ) : (
            <>
              <Hands scene={scene} geometry={geometry} />
              <CallPlace scene={scene} at={geometry.call} />
            </>
          )}
          <Seats scene={scene} geometry={geometry} onFree={onFree} onPerson={onPerson} />
          <FlyingChips
            now={scene.now}
            placeOf={(account) => accountIn(geometry, scene, account)}
            size={geometry.mark * 0.82}
          />
        </>
      )}
    </div>
  );
}
