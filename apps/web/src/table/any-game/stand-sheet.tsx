import { useState } from 'react';
import { Checkbox, Radio, RadioGroup } from 'react-aria-components';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useTableContext } from './table-context.ts';

export function StandSheet({ onClose }: { readonly onClose: () => void }) {
  const { words } = useTableContext();
  return (
    <Sheet title={words.sit.standTitle} open onClose={onClose}>
      <StandForm onClose={onClose} />
    </Sheet>
  );
}

function StandForm({ onClose }: { readonly onClose: () => void }) {
  const { words, offered, acts } = useTableContext();
  const bound = offered('Stand')?.fields.behind;
  const seats = bound?.kind === 'one-of' ? bound.options.map(Number) : [];
  const [behind, setBehind] = useState(seats[0] ?? 1);
  const chairs = offered('Stand')?.fields.chair;
  const [chair, setChair] = useState(false);
  const stand = async (): Promise<void> => {
    if (await acts.send('Stand', chairs === undefined ? { behind } : { behind, chair })) onClose();
  };
  return (
    <div className="form">
      <p>{words.sit.standLine}</p>
      <RadioGroup
        className="choice"
        aria-label={words.sit.behind}
        value={String(behind)}
        onChange={(text) => setBehind(Number(text))}
        orientation="horizontal"
      >
        {seats.map((seat) => (
          <Radio key={seat} value={String(seat)} className="choice-one">
            {seat}
          </Radio>
        ))}
      </RadioGroup>
      {chairs !== undefined && (
        <Checkbox className="choice-one" isSelected={chair} onChange={setChair}>
          {words.sit.chair}
        </Checkbox>
      )}
      <RefusalNotice />
      <Button kind="act" onPress={() => void stand()} disabled={acts.pending !== null}>
        {words.sit.standConfirm(behind)}
      </Button>
    </div>
  );
}
