import { setTimeout as pause } from 'node:timers/promises';
import { freshBytes } from '@sabot/fairness';
import type { LobbyTable } from '@sabot/protocol';
import { newShoe, type ShoeStory, tellerOf } from '@sabot/story';
import { BadCall } from '../../call/bad-call.ts';
import { rulesetNamed } from '../../call/choose-ruleset.ts';
import type { Call } from '../../commands/command.ts';
import { lobbyOf, type Session } from '../../house/door.ts';
import type { House } from '../../house/house.ts';
import { OwnTables, RefusedThere } from '../../house/own-table.ts';
import { INDENT } from '../scene.ts';
import type { LineInput } from '../screen/line-input.ts';
import { playAs } from './sit-down.ts';

/** So often somebody who waits looks whether the host has answered. */
const LOOK_AGAIN_MS = 1500;

/** The shoe as the lobby tells it, before anything is followed. */
export const shoeOf = ({ game, talla, results }: LobbyTable): ShoeStory => ({
  ...newShoe(tellerOf(game)),
  talla,
  results,
});

/** Sits down at a table of a house that one was let in at. */
export async function sitAt(
  call: Call,
  { house, table, coups = null }: { readonly house: House; readonly table: string; readonly coups?: number | null },
  input: LineInput,
  session: Session,
): Promise<void> {
  const line = (await lobbyOf(house, session.cookie)).find((one) => one.table === table);
  if (line === undefined) throw new BadCall((bad) => bad.ownTable.turnedAway);
  const place = {
    house,
    table,
    entry: rulesetNamed(line.ruleset, call),
    earlier: shoeOf(line),
    name: null,
    seed: null,
    coups,
    fresh: freshBytes,
    timeOf: null,
  };
  await playAs(call, place, input, session);
}

/** Comes in by a code: one is let in at once, or the host is asked and answers. The name of the table. */
export async function comeIn(
  call: Call,
  house: House,
  code: string,
  input: LineInput,
  { cookie }: Session,
): Promise<string | null> {
  const own = new OwnTables(house, cookie, call.words);
  const { table, entry } = await own.join(code);
  if (entry === 'admitted') return table;
  const { host } = await own.invitation(code);
  const { ownTable } = call.words;
  const say = (line: string): void => input.interject(INDENT + call.paint.dim(line));
  say(ownTable.asked(host));
  let isLeft = false;
  void input.left.then(() => {
    isLeft = true;
  });
  while (!isLeft) {
    await Promise.race([pause(LOOK_AGAIN_MS), input.left]);
    const you = isLeft ? 'asking' : await relationAt(own, table);
    if (you === 'admitted' || you === 'host') {
      say(ownTable.letIn);
      return table;
    }
    if (you !== 'asking') throw new BadCall((bad) => bad.ownTable.turnedAway);
  }
  return null;
}

/** What one is to the table now; whoever was turned away no longer finds it. */
async function relationAt(own: OwnTables, table: string): Promise<string> {
  try {
    return (await own.sheet(table)).you;
  } catch (error) {
    if (error instanceof RefusedThere && error.code === 'unknown-table') return 'nobody';
    throw error;
  }
}
