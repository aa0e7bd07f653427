import type { TableLink } from '../../house/table-link.ts';
import { signed } from '../../terminal/money.ts';
import type { Played } from '../played.ts';
import type { AnyScene } from '../scene.ts';
import type { LineInput } from '../screen/line-input.ts';
import type { Time } from '../screen/time.ts';
import type { Hand } from './hand.ts';

export interface Leaving {
  readonly scene: AnyScene;
  readonly link: TableLink;
  readonly hand: Hand;
  readonly time: Time;
  readonly played: Played;
  readonly input: LineInput;
}

function farewell({ scene, hand, played: { told, teller } }: Leaving, worth: number): void {
  const { words, money, paint } = scene;
  const { leaving } = words.table;
  const change = signed(money, worth - hand.brought);
  teller.note(leaving.goodbye(money(hand.brought), money(worth), change, told.coups));
  teller.note(paint.dim(leaving.playMoney));
}

/** Politely: a coup under way is played to its end, then the chips are taken. Asked twice, at once. */
export async function leaveTable(leaving: Leaving): Promise<void> {
  const { scene, link, hand, time, played, input } = leaving;
  const { told, teller } = played;
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
  let worth = table.means(you);
  while (table.isSeated) {
    if (isHeld) await told.catchUp();
    worth = table.means(you);
    if (table.offered('Leave') !== undefined && (await hand.act('Leave')).ok) break;
    const duty = played.dutyIn(table.message as TableLink['latest']);
    if (duty !== null && (await played.finish(duty))) continue;
    if (!link.hasNews) await Promise.race([time.news(), input.insisted]);
    if (hasInsisted) {
      teller.note(words.house.leftAtOnce);
      return;
    }
    if (!isHeld) table.show(link.latest);
  }
  farewell(leaving, worth);
}
