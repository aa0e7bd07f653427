import { useMemo } from 'react';
import { FlyingChips } from '../any-game/flying-chips.tsx';
import { useAllGently } from '../any-game/use-gently.ts';
import { useSize } from '../any-game/use-size.ts';
import { Auction } from '../circulo/auction.tsx';
import { CallPlace } from '../circulo/call-place.tsx';
import { Shoe } from '../circulo/shoe.tsx';
import { StakesOnCloth } from '../circulo/stakes-on-cloth.tsx';
import { OfferPlace } from './bank-ladder.tsx';
import { BankPlace } from './bank-place.tsx';
import { Cards } from './cards.tsx';
import { Cloth } from './cloth.tsx';
import { accountIn, geometryOf, shoeIn, stakeIn } from './geometry.ts';
import { Hands } from './hands.tsx';
import type { Playback } from './playback.ts';
import { Seats } from './seats.tsx';
import { useCdf } from './use-cdf.ts';
import { Windows } from './windows.tsx';

interface StageProps {
  readonly playback: Playback;
  readonly onFree: (seat: number) => void;
  readonly onPerson: (player: string) => void;
}

/** The lit table. Everything on it is placed by the geometry; only transforms and opacity move. */
export function Stage({ playback, onFree, onPerson }: StageProps) {
  const { message } = useCdf();
  const scene = useAllGently(playback.scene);
  const [element, size] = useSize<HTMLDivElement>();
  const seats = message.view.table?.settings.seats ?? 9;
  const geometry = useMemo(() => {
    const { width, height } = size ?? { width: 0, height: 0 };
    return width > 0 && height > 0 ? geometryOf(width, height, seats) : null;
  }, [size, seats]);
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
            placeOf={(player, zone) => stakeIn(geometry, scene.people, player, zone)}
          />
          <Shoe at={shoeIn(geometry, scene)} pack={scene.pack} narrow={geometry.narrow} />
          <Cards scene={scene} geometry={geometry} />
          {moves ? (
            <div
              className="circulo-place circulo-middle"
              style={{ left: geometry.middle.x, top: geometry.middle.y, width: geometry.middle.w }}
            >
              {scene.phase === 'auction' ? <Auction walk={scene.walk} /> : <OfferPlace scene={scene} />}
            </div>
          ) : (
            <Hands scene={scene} geometry={geometry} />
          )}
          {!geometry.narrow && (
            <div className="circulo-place" style={{ left: geometry.call.x, top: geometry.call.y + 74 }}>
              <Windows phase={scene.phase} />
            </div>
          )}
          <CallPlace scene={scene} geometry={geometry} />
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
