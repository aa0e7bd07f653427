import { isBot } from '../bots/company.ts';
import { holdingsIn } from '../money/holdings.ts';
import type { Clock } from '../ports/clock.ts';
import type { Room } from '../room.ts';
import { watchTheDoor } from './comings.ts';
import { RealityChecks } from './reality-checks.ts';

/** Follows who plays at the tables of a room, for those who want to be told how long they have played. */
export function watchRealities(room: Room, clock: Clock): { readonly checks: RealityChecks; stop(): void } {
  const { desk } = room;
  const atTables = (name: string): number =>
    [...room.tables.values()].reduce((sum, { summary }) => {
      const { chips, staked } = holdingsIn(summary.books, name);
      return sum + chips + staked;
    }, 0);
  const checks = new RealityChecks({
    clock,
    minutesOf: async (name) => (await desk.limits(name, clock.now())).now.realityMinutes,
    // While chips go from the wallet to a table they are nowhere: nobody counts then.
    playedSoFar: (name) =>
      desk.exclusively([name], async () => (await desk.balance(name)) + atTables(name) - (await desk.granted(name))),
  });
  const doorman = {
    came: (name: string) => void (isBot(name) || checks.came(name)),
    left: (name: string) => void (isBot(name) || checks.left(name)),
  };
  const end = room.attend((table) => watchTheDoor(table, doorman));
  return {
    checks,
    stop() {
      end();
      checks.stop();
    },
  };
}
