import { useWords } from '../../locales/words.ts';
import { FirstCoup } from '../../newcomer/first-coup.tsx';
import { sumOf } from '../any-game/bets.ts';
import { useMyCoup } from '../any-game/my-result.tsx';
import type { Playback } from './playback.ts';
import type { Scene } from './scene.ts';
import type { Staking } from './use-draft.ts';
import { usePuntoBanca } from './use-punto-banca.ts';
import { useScene } from './use-scene.ts';

const isPlayed = ({ coup, stage }: Scene): boolean => coup !== null && stage !== 'stakes';

/** A first coup: stake, watch, read what it brought, stake again. */
export function PuntoBancaFirstCoup({ playback, staking }: { readonly playback: Playback; readonly staking: Staking }) {
  const { message } = usePuntoBanca();
  const { stake, call, result, again } = useWords().newcomer.puntoBanca.hints;
  const mine = useMyCoup();
  const inCoup = useScene(playback, isPlayed);
  const isStaked = sumOf(staking.sent) > 0 || sumOf(staking.draft.stakes) > 0;
  // The stake after the first result: whoever lays it before they read of it is told at the next.
  const isAgain = isStaked && mine === null;
  return (
    <FirstCoup
      game={message.game}
      hints={[
        { text: stake, place: 'zones', isTime: staking.open, isOver: isStaked },
        { text: call, place: 'call', isTime: inCoup, isOver: mine !== null },
        { text: result, place: 'result', isTime: mine !== null, isOver: mine === null },
        { text: again, place: 'rebet', isTime: staking.open && !isAgain, isOver: isAgain },
      ]}
    />
  );
}
