import type { TableLink } from '../house/table-link.ts';
import { signed } from '../money.ts';
import { dutyIn } from './duty.ts';
import type { Hand } from './hand.ts';
import type { LineInput } from './line-input.ts';
import type { Scene } from './scene.ts';
import type { Teller } from './teller.ts';
import type { Time } from './time.ts';
import type { ToldTable } from './told-table.ts';

export interface Leaving {
  readonly scene: Scene;
  readonly link: TableLink;
  readonly hand: Hand;
  readonly time: Time;
  readonly told: ToldTable;
  readonly teller: Teller;
  readonly input: LineInput;
}

function farewell({ scene, hand, told, teller }: Leaving, worth: number): void {
  const { words, money, paint } = scene;
  const { leaving } = words.table;
  const change = signed(money, worth - hand.brought);
  teller.note(leaving.goodbye(money(hand.brought), money(worth), change, told.coups));
  teller.note(paint.dim(leaving.playMoney));
}

/** Does what is left for you to do in a coup, so that nobody has to wait for you. True: something was done. */
async function finish({ scene, hand }: Leaving, done: Set<string>): Promise<boolean> {
  const duty = dutyIn(scene.table.message, scene.you);
  if (duty?.kind !== 'turn' || done.has(duty.key)) return false;
  done.add(duty.key);
  return (await hand.act(duty.awaited.acts[0] ?? 'Deal')).ok;
}

/** Politely: a coup under way is played to its end, then the chips are taken. Asked twice, at once. */
export async function leaveTable(leaving: Leaving): Promise<void> {
  const { scene, link, hand, time, told, teller, input } = leaving;
  const { table, you, words } = scene;
  teller.hurry();
  teller.say(['']);
  table.show(link.latest);
  if (table.view.phase === 'closed') teller.note(words.house.tableClosed);
  const isHeld = table.isSeated && table.offered('Leave') === undefined;
  if (isHeld) teller.note(words.table.leaving.playedOut);
  if (isHeld && link.isShared) teller.aside(words.house.leaveAtOnce);
  let hasInsisted = false;
  void input.insisted.then(() => {
    hasInsisted = true;
  });
  const done = new Set<string>();
  let worth = table.means(you);
  while (table.isSeated) {
    if (isHeld) await told.catchUp();
    worth = table.means(you);
    if (table.offered('Leave') !== undefined && (await hand.act('Leave')).ok) break;
    if (await finish(leaving, done)) continue;
    if (!link.hasNews) await Promise.race([time.news(), input.insisted]);
    if (hasInsisted) {
      teller.note(words.house.leftAtOnce);
      return;
    }
    if (!isHeld) table.show(link.latest);
  }
  farewell(leaving, worth);
}
