import { useAllGently } from '../any-game/use-gently.ts';
import { PersonFacts } from '../circulo/person-facts.tsx';
import type { Playback } from './playback.ts';
import { stakesOf } from './scene.ts';
import { useMarks } from './seats.tsx';
import { useCheminDeFer } from './use-chemin-de-fer.ts';

interface PersonSheetProps {
  readonly player: string;
  readonly playback: Playback;
  readonly onClose: () => void;
}

/** Somebody with what they have staked, their part in the bank, and what counts for their turn. */
export function PersonSheet({ player, playback, onClose }: PersonSheetProps) {
  const { words, money } = useCheminDeFer();
  const scene = useAllGently(playback.scene);
  const marksOf = useMarks();
  const { punto, line } = stakesOf(scene, player);
  return (
    <PersonFacts player={player} scene={scene} marks={marksOf(player, scene)} onClose={onClose}>
      <p>{punto + line > 0 ? words.seat.staked(money(punto + line)) : words.seat.nothing}</p>
    </PersonFacts>
  );
}
