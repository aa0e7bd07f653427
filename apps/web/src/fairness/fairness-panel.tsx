import './fairness.css';
import type { TableMessage } from '@sabot/protocol';
import { useEffect } from 'react';
import { toFairness } from '../client/route.ts';
import { RoomLink } from '../shell/room-link.tsx';
import { useFairnessWords } from './fairness-words.ts';
import { ProofCheck } from './proof-check.tsx';
import { note } from './seen-shuffle.ts';
import { ThisShoe } from './this-shoe.tsx';

/** The commitment before, the shuffle of one's own, the proof after. */
export function FairnessPanel({ table, message }: { readonly table: string; readonly message: TableMessage }) {
  const words = useFairnessWords();
  const { talla } = message.view;
  const shuffle = message.shuffle;
  useEffect(() => {
    if (shuffle !== null) note(table, shuffle.talla, shuffle.commitment);
  }, [table, shuffle]);
  const last = (message.shuffle?.talla ?? talla + 1) - 1;
  return (
    <section className="fairness-panel" aria-label={words.title}>
      <section>
        <h3>{words.thisShoe(message.shuffle?.talla ?? talla)}</h3>
        {message.shuffle === null ? (
          <p className="quiet">{words.betweenShoes}</p>
        ) : (
          <ThisShoe table={table} shuffle={message.shuffle} bots={message.bots} />
        )}
      </section>
      <section>
        <h3>{words.lastShoe}</h3>
        {last >= 1 ? <ProofCheck table={table} talla={last} /> : <p className="quiet">{words.noneOver}</p>}
      </section>
      <p>
        <RoomLink to={toFairness(table)}>{words.allOf}</RoomLink>
      </p>
    </section>
  );
}
