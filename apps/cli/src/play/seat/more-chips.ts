import type { AnyScene } from '../scene.ts';
import type { Voice } from '../screen/voice.ts';
import { BUY_IN, type Hand } from './hand.ts';

/** Brings chips from the wallet, and says how many it was. */
export async function moreChips({ table, you, words, money }: AnyScene, hand: Hand, teller: Voice): Promise<void> {
  const bought = await hand.buy(BUY_IN);
  const means = money(table.means(you));
  if (typeof bought === 'object') teller.refuse(bought);
  else if (bought === 0) teller.note(words.house.noChips);
  else if (bought < BUY_IN) teller.note(words.house.onlyChips(money(bought), means));
  else teller.note(words.table.stakes.bought(money(bought), means));
}
