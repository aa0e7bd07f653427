import { isNamedIn } from '@sabot/engine/by-name';
import { type ReactNode, useState } from 'react';
import { useCell } from '../../client/use-cell.ts';
import { useDesk } from '../../client/use-desk.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { AmountChoice, amountsFor } from './amount-choice.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useTableContext } from './table-context.ts';

interface SitSheetProps {
  readonly seat: number;
  readonly onClose: () => void;
  /** What it costs to sit down or move now. */
  readonly cost?: ReactNode;
}

/** A seat was touched: sit down there with chips, or move there. Nothing happens before it is confirmed. */
export function SitSheet({ seat, onClose, cost }: SitSheetProps) {
  const { words } = useTableContext();
  return (
    <Sheet title={words.sit.title(seat)} open onClose={onClose}>
      <SitForm seat={seat} onClose={onClose} cost={cost} />
    </Sheet>
  );
}

function SitForm({ seat, onClose, cost }: SitSheetProps) {
  const { words, message, you, acts, money } = useTableContext();
  const guest = useCell(useDesk().guest);
  const minimum = message.view.table?.settings.minimum ?? 100;
  const amounts = amountsFor(minimum, guest?.chips ?? 0);
  const [amount, setAmount] = useState(amounts[2] ?? amounts.at(-1) ?? 0);
  const isHere = you !== null && isNamedIn(message.view.people, you);
  const sit = async (): Promise<void> => {
    if (!(await acts.send('Sit', { seat }))) return;
    if (!isHere && amount > 0) await acts.send('BuyChips', { amount });
    onClose();
  };
  return (
    <div className="form">
      {!isHere && (
        <>
          <p>{words.sit.line}</p>
          {amounts.length > 0 ? (
            <AmountChoice label={words.sit.withChips} amounts={amounts} value={amount} onChange={setAmount} />
          ) : (
            <p>{words.buy.empty}</p>
          )}
        </>
      )}
      {cost}
      <RefusalNotice />
      <Button kind="act" onPress={() => void sit()} disabled={acts.pending !== null}>
        {isHere ? words.sit.move(seat) : words.sit.confirm(money(amount))}
      </Button>
    </div>
  );
}
