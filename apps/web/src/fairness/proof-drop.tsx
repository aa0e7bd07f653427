import { type DragEvent, useId, useState } from 'react';
import type { Verdict } from './checks.ts';
import { useFairnessWords } from './fairness-words.ts';
import { judgeCarried, readCarried } from './offline-file.ts';
import { VerdictView } from './verdict-view.tsx';

/** A proof from a file: dropped here or chosen, checked at once, sent nowhere. */
export function ProofDrop() {
  const words = useFairnessWords().drop;
  const id = useId();
  const [verdict, setVerdict] = useState<Verdict | 'unread' | null>(null);
  const [isOver, setOver] = useState(false);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const carried = readCarried(await file.text());
    setVerdict(carried === null ? 'unread' : judgeCarried(carried));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };
  return (
    <div className="proof-drop">
      <label
        htmlFor={id}
        className={isOver ? 'is-over' : ''}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span>{words.label}</span>
        <span className="button" aria-hidden="true">
          {words.choose}
        </span>
        <input
          id={id}
          type="file"
          className="sr-only"
          accept=".json,application/json"
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </label>
      {verdict === 'unread' && <p role="alert">{words.unread}</p>}
      {verdict !== null && verdict !== 'unread' && <VerdictView verdict={verdict} />}
    </div>
  );
}
