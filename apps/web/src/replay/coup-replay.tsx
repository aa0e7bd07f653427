import type { CoupReplay as CoupSheet } from '@sabot/protocol';
import { refusalIn } from '@sabot/words';
import { type ReactNode, useState } from 'react';
import { toReplay } from '../client/route.ts';
import { useCell } from '../client/use-cell.ts';
import { useDesk, useOnce } from '../client/use-desk.ts';
import { useWords } from '../locales/words.ts';
import { Button } from '../ui/button.tsx';
import { ReplayPlayer } from './replay-player.tsx';
import { useReplayWords } from './replay-words.ts';

interface CoupReplayProps {
  readonly table: string;
  readonly coup: number;
  readonly from?: number;
  readonly children?: ReactNode;
}

/** A past coup of a table, to be seen again, with a link that leads here. */
export default function CoupReplay({ table, coup, from, children }: CoupReplayProps) {
  const words = useReplayWords().room;
  const { dictionary } = useWords();
  const guest = useCell(useDesk().guest);
  const [step, setStep] = useState(from ?? 0);
  const reply = useOnce<CoupSheet>(`/api/tables/${encodeURIComponent(table)}/coups/${coup}`);
  if (reply === null) return <p className="quiet">{words.loading}</p>;
  if (!reply.ok) {
    const { code } = reply.refusal;
    const line = refusalIn(dictionary, { code, facts: {} }, { game: null, money: String });
    return <p role="alert">{line}</p>;
  }
  const { leftOut } = reply.value;
  return (
    <ReplayPlayer
      replay={reply.value}
      table={table}
      you={guest?.name ?? null}
      onStep={setStep}
      {...(from !== undefined && { from })}
    >
      <p className="replay-ways">
        <CopyLink path={toReplay(table, coup, step)} />
        {children}
      </p>
      {leftOut !== undefined && <p className="quiet">{words.leftOut(leftOut)}</p>}
    </ReplayPlayer>
  );
}

function CopyLink({ path }: { readonly path: string }) {
  const words = useReplayWords().room;
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(path, location.href).href);
      setCopied(path);
    } catch {
      // Without leave to the clipboard the address of the link itself can be copied.
      setCopied(null);
    }
  };
  return (
    <>
      <Button kind="quiet" onPress={() => void copy()}>
        {words.copy}
      </Button>
      <span role="status">{copied === path ? words.copied : ''}</span>
    </>
  );
}
