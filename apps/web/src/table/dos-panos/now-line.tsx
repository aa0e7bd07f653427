import { capital } from '@sabot/words';
import { NowLine as AnyNowLine } from '../circulo/now-line.tsx';
import { useDosPanos } from './use-dos-panos.ts';

export function NowLine() {
  const { message, dosPanos, offered } = useDosPanos();
  const mayChoose = offered('SayCarta') ?? offered('SayNo');
  const { now } = dosPanos;
  const { coup, bank, lacks } = message.view;
  const hand = dosPanos.hand[coup?.turn ?? 'pano-1'];
  return (
    <AnyNowLine
      own={({ clock, mine, who }) => {
        switch (clock) {
          case 'name':
            return now.name;
          case 'deposit':
            return mine ? now.yourDeposit : now.deposit(who);
          case 'keep':
            if (!bank?.broken) return null;
            if (!mine) return capital(now.broken(who));
            return offered('RenewBank') ? now.yourBroken : now.yourBrokenShort;
          case 'repeat':
            return mine ? now.yourRepeat : now.repeat(who);
          case 'speak':
            if (!mine) return now.speak(who, hand);
            return mayChoose || !offered('Abatir') ? now.yourSpeak(hand) : `${hand}: ${now.yourAbatir}`;
          case 'speak-warned':
            return mine ? now.warned : now.speak(who, hand);
          case 'dinner':
            return now.dinner;
          case 'ended':
            return now.ended;
          case 'pause':
            return lacks === 'stakes' ? now.pause : null;
          default:
            return null;
        }
      }}
    />
  );
}
