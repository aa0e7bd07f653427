import { useMemo } from 'react';
import { Languages } from '../../shell/languages.tsx';
import { useFairnessWords } from '../fairness-words.ts';
import { judgeCarried, readCarried } from '../offline-file.ts';
import { ProofDrop } from '../proof-drop.tsx';
import { VerdictView } from '../verdict-view.tsx';

/** The same check without the house: the proof is in the page. */
export function OfflinePage({ carried }: { readonly carried: string }) {
  const words = useFairnessWords();
  const held = useMemo(() => (carried.trim() === '' ? null : readCarried(carried)), [carried]);
  const verdict = useMemo(() => (held === null ? null : judgeCarried(held)), [held]);
  const { proof } = verdict ?? {};
  return (
    <div className="shell offline">
      <header className="shell-bar">
        <span className="wordmark">Sabot</span>
        <Languages />
      </header>
      <main className="fairness-room">
        <header>
          <h1 className="room-title">{words.offline.title}</h1>
          <p className="room-lead">{words.offline.lead}</p>
        </header>
        {verdict && (
          <section className="shoe-checked">
            {proof && <h2 className="section-title">{words.shoeOf(proof.talla, proof.table)}</h2>}
            <VerdictView verdict={verdict} />
          </section>
        )}
        <section>
          <h2 className="section-title">{words.offline.another}</h2>
          <ProofDrop />
        </section>
      </main>
    </div>
  );
}
