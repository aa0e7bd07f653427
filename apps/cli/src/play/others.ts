import type { AnyScene } from './scene.ts';

/** How the others at the table are named in a list: alone among bots the label says so, else each bot is marked. */
export interface Names {
  readonly label: string;
  readonly of: (id: string) => string;
}

export function namesOf(ids: readonly string[], { table, words }: AnyScene): Names {
  const { stakes, bot } = words.table;
  if (ids.every((id) => table.isBot(id))) return { label: stakes.bots, of: (id) => id };
  return { label: stakes.others, of: (id) => (table.isBot(id) ? `${id} (${bot})` : id) };
}
