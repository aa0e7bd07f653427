import { type Change, makeChange, type Offered } from '@sabot/protocol';
import type { Offers } from './offers.ts';

/** What a client knows of what it may do: the acts offered now, and every act as it was last offered. */
export interface KnownOffers {
  readonly offers: Offers;
  readonly byName: ReadonlyMap<string, Offered>;
}

export const knownFrom = (offers: Offers): KnownOffers => ({
  offers,
  byName: new Map(offers.acts.map((offer) => [offer.act, offer])),
});

/** What a client is told of its acts, and what it knows then. */
export interface OffersDelta {
  readonly known: KnownOffers;
  /** The change of `forbidden`, as a field of `change`; empty where there is none. */
  readonly forbidden: string;
  /** The fields `acts` and `offers`, each with a comma before it; empty where nothing has changed. */
  readonly text: string;
}

export function offersDelta(before: KnownOffers, now: Offers): OffersDelta {
  if (before.offers === now) return { known: before, forbidden: '', text: '' };
  const changes: Record<string, Change> = {};
  for (const offer of now.acts) {
    const change = makeChange(before.byName.get(offer.act), offer);
    if (change !== undefined) changes[offer.act] = change;
  }
  const isOther = Object.keys(changes).length > 0;
  const byName = isOther ? new Map([...before.byName, ...knownFrom(now).byName]) : before.byName;
  const names = now.acts.map(({ act }) => act);
  const acts = areEqual(names, before.offers.acts) ? '' : `,"acts":${JSON.stringify(names)}`;
  const forbidden = makeChange(told(before.offers.forbidden), told(now.forbidden));
  return {
    known: { offers: now, byName },
    forbidden:
      forbidden === undefined ? '' : `"forbidden":${now.forbidden.length === 0 ? '0' : JSON.stringify(forbidden)}`,
    text: isOther ? `${acts},"offers":${JSON.stringify(changes)}` : acts,
  };
}

/** A message leaves an empty list out. */
const told = (forbidden: Offers['forbidden']): Offers['forbidden'] | undefined =>
  forbidden.length === 0 ? undefined : forbidden;

const areEqual = (names: readonly string[], acts: readonly Offered[]): boolean =>
  names.length === acts.length && names.every((name, i) => name === acts[i]?.act);
