import { randomInt } from 'node:crypto';
import { playerOf } from '../games.ts';
import type { Clock } from '../ports/clock.ts';
import type { Room } from '../room.ts';
import type { Floor } from '../staff/floor.ts';
import { seatBot } from './bot-client.ts';
import { companies } from './company.ts';
import { erring } from './erring.ts';
import { letThemErr } from './mishaps.ts';
import type { Chance } from './stakes.ts';

export interface Company {
  /** The bots stop acting; their seats and chips stay as they are. */
  leave(): void;
}

export interface CompanyParts {
  readonly clock: Clock;
  readonly pace: number;
  readonly chance?: Chance;
  /** In so many of a hundred coups something goes wrong among them, so that one can practise. */
  readonly practice?: { readonly often: number; readonly floor: Pick<Floor, 'claim'> };
}

/** What a bot is given when its wallet is empty: ten thousand, in cents. */
const BOT_GRANT = 10_000_00;

/** Gives every table its bots. */
export function seatCompany(
  room: Room,
  { clock, pace, chance = (n) => randomInt(n), practice }: CompanyParts,
): Company {
  const tables = [...room.tables.values()].map((table) => ({ table, player: playerOf(table.scene.ruleset.game.id) }));
  const company = companies(tables.map(({ player }) => player?.company ?? 0));
  const leaving = tables.flatMap(({ table, player }, i) => {
    if (player === null) return [];
    return (company[i] ?? []).map((bot) =>
      seatBot(bot, {
        table,
        mind: practice === undefined ? player.mind : erring(player.mind, practice.often),
        clock,
        chance,
        pace,
        grant: (name) => room.desk.grant(name, BOT_GRANT, clock.now(), BOT_GRANT),
      }),
    );
  });
  const erringTables = tables.flatMap(({ table, player }) =>
    player === null || practice === undefined
      ? []
      : [
          letThemErr({
            table,
            errors: player.errors,
            chance,
            clock,
            pace,
            often: practice.often,
            claim: (bot, mishap) => void practice.floor.claim(table, bot, mishap),
          }),
        ],
  );
  leaving.push(...erringTables);
  return { leave: () => leaving.forEach((leave) => void leave()) };
}
