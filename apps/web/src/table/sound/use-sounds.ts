import { lookUp } from '@sabot/engine/by-name';
import { useEffect } from 'react';
import type { Cell } from '../../client/cell.ts';
import { isWriting } from '../../ui/is-writing.ts';
import { useMyCoup } from '../any-game/my-result.tsx';
import { useTableContext } from '../any-game/table-context.ts';
import { heardOf } from './heard.ts';
import { hear, setSound, sound } from './sound.ts';
import { turn } from './turn.ts';

const MUTE = 'm';

/** What is heard of the table, at the moment the felt shows it: cards, chips, your turn, a coup you have won. One key turns it off. */
export function useSounds(shown: Cell<{ readonly type: string } | null>): void {
  const { message, you, isShowing } = useTableContext();
  useEffect(
    () =>
      shown.subscribe(() => {
        const what = shown.value === null ? null : heardOf(shown.value.type);
        if (what !== null && !document.hidden) hear(what);
      }),
    [shown],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== MUTE || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return;
      setSound(sound.value === 'off');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const isMine = you !== null && !isShowing && message.awaits.some(({ by }) => by.some(({ id }) => id === you));
  useEffect(() => {
    turn.set(isMine);
    if (isMine) hear('turn');
    return () => turn.set(false);
  }, [isMine]);
  const won = useMyCoup();
  const coup = won !== null && you !== null && (lookUp(won.story.nets, you) ?? 0) > 0 ? won.no : null;
  useEffect(() => {
    if (coup !== null) hear('win');
  }, [coup]);
}
