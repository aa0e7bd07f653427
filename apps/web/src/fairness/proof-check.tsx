import type { Entry } from '@sabot/fairness';
import { refusalLine } from '@sabot/words';
import { useEffect, useState } from 'react';
import { ask } from '../client/house.ts';
import { useWords } from '../locales/words.ts';
import { Button } from '../ui/button.tsx';
import { judge, type Verdict } from './checks.ts';
import { useFairnessWords } from './fairness-words.ts';
import { KeepProof } from './keep-proof.tsx';
import type { Carried } from './offline-file.ts';
import { seenShoe } from './seen-shoe.ts';
import { seenShuffle } from './seen-shuffle.ts';
import { VerdictView } from './verdict-view.tsx';

interface ProofCheckProps {
  readonly table: string;
  readonly talla: number;
  /** Check at once, without being asked. */
  readonly atOnce?: boolean;
}

type Got = { readonly carried: Carried; readonly verdict: Verdict };

/** “Check it here”: fetches the proof of a shoe and computes everything again in this browser. */
export function ProofCheck({ table, talla, atOnce = false }: ProofCheckProps) {
  const { dictionary } = useWords();
  const words = useFairnessWords();
  const [got, setGot] = useState<Got | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const check = async (): Promise<void> => {
    setBusy(true);
    const path = `/api/tables/${encodeURIComponent(table)}`;
    const [proof, record] = await Promise.all([
      ask<{ readonly commitment?: unknown }>(`${path}/proofs/${talla}`),
      ask<readonly Entry[]>(`${path}/record`),
    ]);
    setBusy(false);
    if (!proof.ok) return setRefused(proof.refusal.code);
    const { commitment } = proof.value;
    const noted = seenShuffle(table, talla, commitment);
    const dealt = seenShoe(table, talla);
    const carried = { proof: proof.value, record: record.ok ? record.value : null, noted, dealt };
    setRefused(null);
    setGot({ carried, verdict: judge(carried.proof, { record: carried.record, noted, dealt }) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each shoe
  useEffect(() => {
    setGot(null);
    setRefused(null);
    if (atOnce) void check();
  }, [table, talla]);

  return (
    <div className="proof-check">
      {got === null && (
        <Button kind="act" disabled={isBusy} onPress={() => void check()}>
          {words.checkHere}
        </Button>
      )}
      {refused !== null && (
        <p role="alert">{refusalLine(dictionary, refused) ?? refusalLine(dictionary, 'unreachable')}</p>
      )}
      {got !== null && (
        <>
          <VerdictView verdict={got.verdict} />
          <KeepProof name={`${table}.${talla}`} carried={got.carried} />
        </>
      )}
    </div>
  );
}
