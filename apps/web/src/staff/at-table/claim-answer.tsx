import type { ClaimAnswer as Answer, Notice, StaffTableSheet } from '@sabot/protocol';
import { moneyIn, refusalIn } from '@sabot/words';
import { useState } from 'react';
import { tell } from '../../client/house.ts';
import { useLanguage, useWords } from '../../locales/words.ts';
import { Button } from '../../ui/button.tsx';
import { useStaffWords } from '../staff-words.ts';

interface ClaimProps {
  readonly sheet: StaffTableSheet;
  readonly claim: Notice;
  readonly changed: () => Promise<void>;
}

/** Dismisses a claim, with the reason that the table is told. */
export function ClaimAnswer({ sheet, claim, changed }: ClaimProps) {
  const { floor } = useStaffWords();
  const { dictionary } = useWords();
  const spoken = useLanguage();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  const [role] = sheet.duties;
  if (role === undefined) return null;
  const dismiss = async (): Promise<void> => {
    const path = `/api/staff/tables/${encodeURIComponent(sheet.table)}/claims/${encodeURIComponent(claim.id)}`;
    const reply = await tell<Answer>(path, { as: role, reason: reason.trim() });
    if (!reply.ok) setFault(reply.refusal.line);
    else if (!reply.value.ok)
      setFault(
        refusalIn(dictionary, reply.value.refusal, { money: (cents) => moneyIn(spoken, cents), game: sheet.game }),
      );
    await changed();
  };
  return (
    <>
      <label>
        <span>{floor.reason}</span>
        <input value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
      </label>
      <p role="alert" className="staff-fault">
        {fault}
      </p>
      <Button disabled={reason.trim() === ''} onPress={() => void dismiss()}>
        {floor.dismiss}
      </Button>
    </>
  );
}
