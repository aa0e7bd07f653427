import { fullPack, kindOf, type Pack } from './pack.ts';
import { CARDS_NEEDED } from './shoe.ts';

export type Remaining = { readonly ok: true; readonly pack: Pack } | { readonly ok: false; readonly fault: PackFault };
export type PackFault =
  | { readonly code: 'bad-decks'; readonly given: number }
  | { readonly code: 'unknown-card' | 'no-more-of-it'; readonly given: string }
  | { readonly code: 'too-few-cards'; readonly given: number };

export const MOST_DECKS = 20;

/** A pack of so many decks without the cards that are gone, or what is impossible about it. */
export function remaining(decks: number, removed: readonly string[] = []): Remaining {
  if (!Number.isInteger(decks) || decks < 1 || decks > MOST_DECKS)
    return { ok: false, fault: { code: 'bad-decks', given: decks } };
  const pack = [...fullPack(decks)];
  for (const card of removed) {
    const kind = kindOf(card);
    if (kind === null) return { ok: false, fault: { code: 'unknown-card', given: card } };
    if (pack[kind] === 0) return { ok: false, fault: { code: 'no-more-of-it', given: card } };
    pack[kind] = (pack[kind] as number) - 1;
  }
  const left = 52 * decks - removed.length;
  return left < CARDS_NEEDED ? { ok: false, fault: { code: 'too-few-cards', given: left } } : { ok: true, pack };
}
