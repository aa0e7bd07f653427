import '../../staff/staff.css';
import type { ClaimAnswer, ReportSheet } from '@sabot/protocol';
import { moneyIn, refusalIn } from '@sabot/words';
import { useEffect, useState } from 'react';
import { ask, type Reply, tell } from '../../client/house.ts';
import { useLanguage, useWords } from '../../locales/words.ts';
import { ReportForm, type Told } from '../../staff/at-table/report-form.tsx';
import { useStaffWords } from '../../staff/staff-words.ts';
import { Sheet } from '../../ui/sheet.tsx';

interface ClaimSheetProps {
  readonly table: string;
  readonly onClose: () => void;
}

/** What a player claims to have gone wrong, where the text lets a player claim: what, and the facts it needs. */
export default function ClaimSheet({ table, onClose }: ClaimSheetProps) {
  const { floor } = useStaffWords();
  const { dictionary } = useWords();
  const spoken = useLanguage();
  const [fault, setFault] = useState('');
  const path = `/api/tables/${encodeURIComponent(table)}/claims`;
  const [reply, setReply] = useState<Reply<ReportSheet | null> | null>(null);
  useEffect(() => void ask<ReportSheet | null>(path).then(setReply), [path]);
  const sheet = reply?.ok === true ? reply.value : null;
  const offered = sheet?.report ?? null;
  const claim = async (told: Told): Promise<void> => {
    const answer = await tell<ClaimAnswer>(path, told);
    if (!answer.ok) return setFault(answer.refusal.line);
    if (answer.value.ok) return onClose();
    const money = (cents: number): string => moneyIn(spoken, cents);
    setFault(refusalIn(dictionary, answer.value.refusal, { money, game: sheet?.game ?? null }));
  };
  return (
    <Sheet title={floor.claimTitle} open onClose={onClose} tall>
      <div className="staff-claim">
        <p>{floor.claimAbout}</p>
        {reply !== null && (sheet === null || offered === null) && <p role="status">{floor.notHeard}</p>}
        {sheet !== null && offered !== null && (
          <ReportForm sheet={sheet} offered={offered} readyWord={floor.claimSend} ready={(told) => void claim(told)} />
        )}
        <p role="alert" className="staff-fault">
          {fault}
        </p>
      </div>
    </Sheet>
  );
}
