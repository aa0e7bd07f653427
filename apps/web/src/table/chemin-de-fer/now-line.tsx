import { NowLine as AnyNowLine } from '../circulo/now-line.tsx';
import { useCdf } from './use-cdf.ts';

export function NowLine() {
  const { now } = useCdf().cdf;
  return (
    <AnyNowLine
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
