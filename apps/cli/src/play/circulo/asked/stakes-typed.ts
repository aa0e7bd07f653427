import { lookUp } from '@sabot/engine';
import type { Offered } from '@sabot/protocol';
import { separatorsIn } from '@sabot/words';
import { amountIn, isOneOf, plain } from '../../stake-words.ts';
import type { CirculoScene } from '../scene.ts';
import type { Stakes } from '../table.ts';

/** Nothing anywhere, in the places that are offered. */
export const noStakes = ({ fields }: Offered): Stakes =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, 0]));

/** Reads `50`, `p1 50`, `50 c`, `p1 50 p2 20`; a lone amount goes before your seat. Null: that makes no sense. */
export function stakesIn(line: string, offered: Offered, { table, words, language }: CirculoScene): Stakes | null {
  const { placeKeys } = words.circulo.stakes;
  const separators = separatorsIn(language);
  const places = Object.keys(offered.fields);
  const placeIn = (token: string): string | undefined =>
    places.find((one) => isOneOf(token, lookUp(placeKeys, one) ?? []));
  const laid = new Map<string, number>();
  let pending: { readonly place?: string; readonly amount?: number } = {};
  for (const token of plain(line).split(/\s+/)) {
    const place = placeIn(token);
    const amount = place === undefined ? amountIn(token, separators) : null;
    if (place === undefined && amount === null) return null;
    if (place !== undefined ? pending.place !== undefined : pending.amount !== undefined) return null;
    pending = place === undefined ? { ...pending, amount: amount ?? 0 } : { ...pending, place };
    if (pending.place === undefined || pending.amount === undefined) continue;
    if (laid.has(pending.place)) return null;
    laid.set(pending.place, pending.amount);
    pending = {};
  }
  const isAlone = pending.amount !== undefined && laid.size === 0;
  if (pending.place !== undefined || (pending.amount !== undefined && !isAlone)) return null;
  return {
    ...noStakes(offered),
    ...Object.fromEntries(laid),
    ...(isAlone ? { [table.ownPlace]: pending.amount ?? 0 } : {}),
  };
}
