import { type Hex32, isHex32 } from '../bytes.ts';
import { isDecks, isTalla, type Shoe } from '../context.ts';
import { isName } from '../encoding.ts';
import { VERSION } from '../version.ts';
import type { Seated } from './ceremony.ts';
import { proceed, refuse, type Step } from './refusal.ts';

export interface Beginning extends Shoe {
  readonly commitment: Hex32;
  readonly seated: readonly Seated[];
}

/** The house publishes what it has committed to, and who sits there. */
export function begin({ table, talla, decks, commitment, seated }: Beginning): Step {
  if (!isName(table)) return refuse('bad-table');
  if (!isTalla(talla)) return refuse('bad-talla');
  if (!isDecks(decks)) return refuse('bad-decks');
  if (!isHex32(commitment)) return refuse('bad-commitment');
  const names = new Set(seated.map(({ player }) => player));
  if (names.size !== seated.length || ![...names].every(isName)) return refuse('bad-seated');
  return proceed({
    version: VERSION,
    table,
    talla,
    decks,
    phase: 'shuffling',
    seated: seated.map(({ player, bot }) => ({ player, bot })),
    joined: [],
    commitment,
    contributions: [],
    cut: null,
    secret: null,
    abandoned: null,
  });
}
