import type { EveningSheet } from '@sabot/protocol';
import { useState } from 'react';
import { ProofCheck } from '../fairness/proof-check.tsx';
import { useEveningWords } from './evening-words.ts';

/** Shoe by shoe: how its coups ended, the export, and the proof of its shuffle. */
export function Shoes({ sheet: { table, tallas } }: { readonly sheet: EveningSheet }) {
  const { shoes } = useEveningWords();
  return (
    <section aria-labelledby="evening-shoes">
      <h2 className="section-title" id="evening-shoes">
        {shoes.title}
      </h2>
      <ol className="evening-shoes">
        {tallas.map(({ talla, isOver, ends }) => (
          <li key={talla}>
            <header>
              <h3>
                {shoes.talla(talla)}
                {!isOver && <small> {shoes.inPlay}</small>}
              </h3>
              <a
                className="no-print"
                href={`/api/tables/${encodeURIComponent(table)}/history.sabot?talla=${talla}`}
                download
                aria-label={shoes.exportLabel(talla)}
              >
                {shoes.export}
              </a>
            </header>
            <p>
              {shoes.ends(ends.punto, ends.banca, ends.tie)}
              {ends.annulled > 0 && `, ${shoes.annulled(ends.annulled)}`}
            </p>
            {isOver ? <Proof table={table} talla={talla} /> : <p className="quiet">{shoes.noProof}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Proof({ table, talla }: { readonly table: string; readonly talla: number }) {
  const { shoes } = useEveningWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="evening-proof" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{shoes.proof}</summary>
      {isOpen && <ProofCheck table={table} talla={talla} atOnce />}
    </details>
  );
}
