import { useState } from 'react';
import { useCell } from '../../client/use-cell.ts';
import { useDesk } from '../../client/use-desk.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { AmountChoice, amountsFor } from './amount-choice.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useTableContext } from './table-context.ts';

export function BuySheet({ onClose }: { readonly onClose: () => void }) {
  const { words } = useTableContext();
  return (
    <Sheet title={words.buy.title} open onClose={onClose}>
      <BuyForm onClose={onClose} />
    </Sheet>
  );
}

function BuyForm({ onClose }: { readonly onClose: () => void }) {
  const { words, message, acts, money } = useTableContext();
  const wallet = useCell(useDesk().guest)?.chips ?? 0;
  const amounts = amountsFor(message.view.table?.settings.minimum ?? 100, wallet);
  const [amount, setAmount] = useState(amounts[2] ?? amounts.at(-1) ?? 0);
  const buy = async (): Promise<void> => {
    if (await acts.send('BuyChips', { amount })) onClose();
  };
  return (
    <div className="form">
      <p>{amounts.length > 0 ? words.buy.line(money(wallet)) : words.buy.empty}</p>
      {amounts.length > 0 && (
        <AmountChoice label={words.buy.amount} amounts={amounts} value={amount} onChange={setAmount} />
      )}
      <RefusalNotice />
      {amounts.length > 0 && (
        <Button kind="act" onPress={() => void buy()} disabled={acts.pending !== null}>
          {words.buy.confirm(money(amount))}
        </Button>
      )}
    </div>
  );
}
