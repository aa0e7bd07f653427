import { moneyIn } from '@sabot/words';
import { useCell } from '../client/use-cell.ts';
import { useDesk } from '../client/use-desk.ts';
import { useLanguage, useWords } from '../locales/words.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';

/** A guest asked to be told how long they have played and what came of it: gently, and only that. */
export function RealityNotice() {
  const words = useWords().shell.reality;
  const spoken = useLanguage();
  const { reality } = useDesk().connection;
  const check = useCell(reality);
  const close = (): void => reality.set(null);
  return (
    <Sheet title={words.title} open={check !== null} onClose={close}>
      {check !== null && (
        <div className="reality">
          <p>{words.played(check.minutes)}</p>
          <p>
            {check.net === 0 ? words.even : words[check.net > 0 ? 'won' : 'lost'](moneyIn(spoken, Math.abs(check.net)))}
          </p>
          <Button kind="act" onPress={close} autoFocus>
            {words.goOn}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
