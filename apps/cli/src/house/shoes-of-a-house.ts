import { setTimeout as pause } from 'node:timers/promises';
import type { Dealt } from '@sabot/fairness';
import { BadCall, NobodyThere } from '../call/bad-call.ts';
import { dealtInHistory } from '../history/dealt-in-history.ts';
import { lineIn } from './door.ts';

/** What a house shows of one shuffle of a table. */
interface ShoeShown {
  readonly talla: number;
  readonly commitment: string;
  /** Null: still in play, or given up. */
  readonly proof: unknown;
  readonly dealt: Dealt | null;
  readonly abandoned: string | null;
}
export interface TableShown {
  readonly record: readonly { readonly [field: string]: unknown }[];
  readonly shoes: AsyncIterable<ShoeShown>;
}

const PATIENCE_MS = 20_000;
/** A house that is asked too fast is asked again, for so long. */
const [WAIT_MS, TRIES] = [700, 40];

async function asked(origin: string, path: string): Promise<{ readonly status: number; readonly text: string }> {
  for (let tried = 0; ; tried += 1) {
    const response = await fetch(origin + path, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
      () => {
        throw new NobodyThere(origin);
      },
    );
    const text = await response.text();
    if (response.status !== 429 || tried >= TRIES) return { status: response.status, text };
    await pause(WAIT_MS);
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What was dealt, as the house tells its history; null where it does not tell it. */
async function dealtAt(origin: string, path: string, talla: number): Promise<Dealt | null> {
  const { status, text } = await asked(origin, `${path}/history.sabot?talla=${talla}`);
  if (status !== 200) return null;
  return dealtInHistory(text, `${path}/history.sabot`).shoes.get(talla) ?? null;
}

/** Every shuffle a table of a house ever began, each with its proof and what was dealt; or that of one talla. */
export async function shoesOf(origin: string, table: string, only: number | null): Promise<TableShown> {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  const { status, text } = await asked(origin, `${path}/record`);
  const record = parsed(text) as TableShown['record'];
  if (status !== 200 || !Array.isArray(record))
    throw new BadCall(() => lineIn({ status, body: parsed(text), cookie: null, at: null }));
  async function* shoes(): AsyncIterable<ShoeShown> {
    for (const { deed, talla, commitment } of record) {
      if (deed !== 'begun' || (only !== null && talla !== only)) continue;
      const lines = record.filter((line) => line.commitment === commitment);
      const gaveUp = lines.find((line) => line.deed === 'abandoned');
      const isOver = lines.some((line) => line.deed === 'revealed');
      const shown = { talla: Number(talla), commitment: String(commitment) };
      const abandoned = gaveUp === undefined ? null : String(gaveUp.reason);
      if (!isOver) {
        yield { ...shown, proof: null, dealt: null, abandoned };
        continue;
      }
      const proof = parsed((await asked(origin, `${path}/proofs/${shown.talla}`)).text);
      yield { ...shown, proof, dealt: await dealtAt(origin, path, shown.talla), abandoned };
    }
  }
  return { record, shoes: shoes() };
}
