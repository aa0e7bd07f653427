import { capital } from '@sabot/words';
import { useNarrow } from '../any-game/use-wide.ts';
import { NowLine as AnyNowLine } from '../circulo/now-line.tsx';
import { useCheminDeFer } from './use-chemin-de-fer.ts';
import { Windows } from './windows.tsx';

export function NowLine() {
  const { cheminDeFer, message, offered } = useCheminDeFer();
  const { now } = cheminDeFer;
  const mayChoose = offered('SayCarta') ?? offered('SayNo');
  const isNarrow = useNarrow();
  return (
    <AnyNowLine
      below={isNarrow && <Windows phase={message.view.phase} />}
      own={({ clock, mine, who }) => {
        switch (clock) {
          case 'mesa':
            return now.mesa;
          case 'speak':
            return !mine ? now.speak(who) : mayChoose || !offered('Abatir') ? now.yourSpeak : capital(now.yourAbatir);
          case 'speak-warned':
            return mine ? now.warned : now.speak(who);
          case 'withdraw':
            return now.withdraw;
          default:
            return null;
        }
      }}
    />
  );
}
