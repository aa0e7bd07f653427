import { useAllGently } from '../any-game/use-gently.ts';
import { PersonFacts } from '../circulo/person-facts.tsx';
import type { Playback } from './playback.ts';
import { stakeOn, ZONES } from './scene.ts';
import { useMarks } from './seats.tsx';
import { useDosPanos } from './use-dos-panos.ts';

interface PersonSheetProps {
  readonly player: string;
  readonly playback: Playback;
  readonly onClose: () => void;
}

/** Somebody with what they have staked, zone by zone, and what counts for their turn. */
export function PersonSheet({ player, playback, onClose }: PersonSheetProps) {
  const { words, dosPanos, money } = useDosPanos();
  const scene = useAllGently(playback.scene);
  const marksOf = useMarks();
  const stakes = ZONES.filter((zone) => stakeOn(scene, player, zone) > 0);
  return (
    <PersonFacts player={player} scene={scene} marks={marksOf(player, scene)} onClose={onClose}>
      {stakes.length === 0 && <p>{words.seat.nothing}</p>}
      {stakes.map((zone) => (
        <p key={zone}>
          {dosPanos.zones[zone]}: {money(stakeOn(scene, player, zone))}
        </p>
      ))}
    </PersonFacts>
  );
}
