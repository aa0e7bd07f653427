import { makeChange } from '@sabot/protocol';
import type { Offers } from './offers.ts';

/** What a client knows of what it may do: the acts offered now, and every act as it was last offered. */
export interface KnownOffers {
  readonly offers: Offers;
  readonly byName: ReadonlyMap<string, string>;
}

const textsIn = ({ acts }: Offers): readonly (readonly [string, string])[] => acts.map(({ act, text }) => [act, text]);

export const knownFrom = (offers: Offers): KnownOffers => ({ offers, byName: new Map(textsIn(offers)) });

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
  const changes: string[] = [];
  for (const { act, text } of now.acts) {
    const last = before.byName.get(act) ?? '';
    if (last !== text) changes.push(`${JSON.stringify(act)}:${changeText(last, text)}`);
  }
  const byName = changes.length > 0 ? new Map([...before.byName, ...textsIn(now)]) : before.byName;
  const acts = haveSameNames(before.offers, now) ? '' : `,"acts":${JSON.stringify(now.acts.map(({ act }) => act))}`;
  const forbidden = before.offers.forbidden;
  return {
    known: { offers: now, byName },
    forbidden: forbidden === now.forbidden ? '' : `"forbidden":${changeText(forbidden, now.forbidden)}`,
    text: changes.length > 0 ? `${acts},"offers":{${changes.join()}}` : acts,
  };
}

/** The change between two texts of JSON that differ; an empty one is a field that is not there. */
function changeText(before: string, after: string): string {
  if (after === '') return '0';
  if (before === '') return `[${after}]`;
  const change = makeChange(JSON.parse(before), JSON.parse(after));
  return change === undefined ? `[${after}]` : JSON.stringify(change);
}

const haveSameNames = (one: Offers, other: Offers): boolean =>
  one.acts.length === other.acts.length && one.acts.every(({ act }, i) => act === other.acts[i]?.act);
