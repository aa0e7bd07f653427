import type { Guest } from '@sabot/protocol';
import { holdingsIn } from '../money/holdings.ts';
import type { Room } from '../room.ts';

/** A guest as they see themselves: the wallet, and what lies at the tables. */
export async function guestSheet({ desk, tables }: Room, name: string): Promise<Guest> {
  const held = [...tables.values()].flatMap(({ scene }) => {
    const { summary, table } = scene;
    return Object.hasOwn(summary.people, name) ? [{ table, ...holdingsIn(summary.books, name) }] : [];
  });
  return { name, chips: await desk.balance(name), tables: held, money: 'play' };
}
