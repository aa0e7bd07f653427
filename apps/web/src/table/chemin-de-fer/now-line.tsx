import { useNarrow } from '../any-game/use-wide.ts';
import { NowLine as AnyNowLine } from '../circulo/now-line.tsx';
import { useCdf } from './use-cdf.ts';
import { Windows } from './windows.tsx';

export function NowLine() {
  const { cdf, message } = useCdf();
  const { now } = cdf;
  const isNarrow = useNarrow();
  return (
    <AnyNowLine
      below={isNarrow && <Windows phase={message.view.phase} />}
      own={({ clock, mine, who }) => {
        switch (clock) {
          case 'mesa':
            return now.mesa;
          case 'speak':
            return mine ? now.yourSpeak : now.speak(who);
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
