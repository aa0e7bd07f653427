import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { AmountChoice } from '../any-game/amount-choice.tsx';
import { chipsOf } from '../any-game/books.ts';
import { RefusalNotice } from '../any-game/refusal-notice.tsx';
import { sceneOf } from './scene.ts';
import { usePuntoBanca } from './use-punto-banca.ts';

const CHIPS = [1, 2, 5, 10, 25];

/** A tip for the staff, in a few of the smallest chips. */
export function TipSheet({ onClose }: { readonly onClose: () => void }) {
  const { words } = usePuntoBanca();
  return (
    <Sheet title={words.tip.title} open onClose={onClose}>
      <TipForm onClose={onClose} />
    </Sheet>
  );
}

function TipForm({ onClose }: { readonly onClose: () => void }) {
  const { words, message, you, acts, money } = usePuntoBanca();
  const unit = message.view.table?.settings.unit ?? 100;
  const chips = you === null ? 0 : chipsOf(sceneOf(message.view), you);
  const amounts = CHIPS.map((many) => many * unit).filter((amount) => amount <= chips);
  const [amount, setAmount] = useState(amounts[0] ?? 0);
  const give = async (): Promise<void> => {
    if (await acts.send('GiveTip', { amount })) onClose();
  };
  return (
    <div className="form">
      <p>{words.tip.line}</p>
      {amounts.length > 0 && (
        <AmountChoice label={words.tip.amount} amounts={amounts} value={amount} onChange={setAmount} />
      )}
      <RefusalNotice />
      {amounts.length > 0 && (
        <Button kind="act" onPress={() => void give()} disabled={acts.pending !== null}>
          {words.tip.confirm(money(amount))}
        </Button>
      )}
    </div>
  );
}
