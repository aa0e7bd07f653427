import type { Contribution, Cut, Seated } from '../ceremony/ceremony.ts';
import type { Shoe } from '../context.ts';
import { UINT32_LIMIT } from '../encoding.ts';
import { CARDS_IN_A_DECK, MOST_DECKS } from '../pack.ts';
import { VERSION } from '../version.ts';
import { demand } from './fault.ts';
import { type Fields, flagAt, hexAt, listAt, nameAt, nullable, objectAt, wholeAt } from './read-json.ts';

export function readVersion(fields: Fields, at = ''): typeof VERSION {
  demand(fields.version === VERSION, `${at}version`, 'unknown-version');
  return VERSION;
}

export const readShoe = ({ table, talla, decks }: Fields, at = ''): Shoe => ({
  table: nameAt(table, `${at}table`),
  talla: wholeAt(talla, `${at}talla`, 1, UINT32_LIMIT - 1),
  decks: wholeAt(decks, `${at}decks`, 1, MOST_DECKS),
});

export const readSeated = (value: unknown, at: string): Seated[] =>
  listAt(value, at, (item, place) => {
    const { player, bot } = objectAt(item, place);
    return { player: nameAt(player, `${place}.player`), bot: flagAt(bot, `${place}.bot`) };
  });

export const readContributions = (value: unknown, at: string): Contribution[] =>
  listAt(value, at, (item, place) => {
    const { player, commitment, revealed } = objectAt(item, place);
    return {
      player: nameAt(player, `${place}.player`),
      commitment: hexAt(commitment, `${place}.commitment`),
      revealed: nullable(hexAt)(revealed, `${place}.revealed`),
    };
  });

export function readCut(value: unknown, at: string, decks: number): Cut {
  const { by, depth } = objectAt(value, at);
  return {
    by: nullable(nameAt)(by, `${at}.by`),
    depth: wholeAt(depth, `${at}.depth`, 1, decks * CARDS_IN_A_DECK - 1),
  };
}
