import type { TermsAnswer } from '@sabot/protocol';
import { useEffect, useState } from 'react';
import { type Reply, tell } from '../client/house.ts';

export type Settings = Readonly<Record<string, string | number | boolean>>;

/** Whoever types is not asked about at every letter. */
const AFTER_MS = 250;

/** What the law says of terms while they are being chosen; null: it is being asked. */
export function useTerms(ruleset: string | null, settings: Settings): Reply<TermsAnswer> | null {
  const asked = JSON.stringify({ ruleset, settings });
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly reply: Reply<TermsAnswer> } | null>(null);
  const isOther = answer === null || JSON.parse(answer.asked).ruleset !== ruleset;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked says all
  useEffect(() => {
    if (ruleset === null) return;
    let wanted = true;
    const ask = async (): Promise<void> => {
      const reply = await tell<TermsAnswer>('/api/tables/check', { ruleset, settings });
      if (wanted) setAnswer({ asked, reply });
    };
    const due = setTimeout(() => void ask(), isOther ? 0 : AFTER_MS);
    return () => {
      wanted = false;
      clearTimeout(due);
    };
  }, [asked]);
  return isOther ? null : answer.reply;
}
