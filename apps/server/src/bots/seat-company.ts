import { randomInt } from 'node:crypto';
import { namesIn } from '@sabot/engine';
import { mindFor, playerOf } from '../games.ts';
import type { Clock } from '../ports/clock.ts';
import type { Room } from '../room.ts';
import type { Floor, Reported } from '../staff/floor.ts';
import type { TableRunner } from '../table/table-runner.ts';
import { seatBot } from './bot-client.ts';
import { type Bot, Bots, isBot } from './company.ts';
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
  /** Who of them is free; all are unless told otherwise. */
  readonly bots?: Bots;
  /** Somebody else sees to the company of this table. */
  readonly isOthers?: (table: TableRunner) => boolean;
}

/** What a bot is given when its wallet is empty: ten thousand, in cents. */
const BOT_GRANT = 10_000_00;

/** Gives every table its bots, unless somebody else sees to its company. */
export function seatCompany(
  room: Room,
  { bots = new Bots(), isOthers = () => false, ...parts }: CompanyParts,
): Company {
  const { clock, pace, chance = (n) => randomInt(n), practice } = parts;
  const seat = seating(room, parts);
  const leave = room.attend((table) => {
    const player = playerOf(table.scene.ruleset.game.id);
    if (player === null || isOthers(table)) return () => undefined;
    // A table that was opened before, here or on another node, goes on with those who sit there.
    const seated = bots.named(namesIn(table.summary.people).filter(isBot));
    const company = [...seated, ...bots.free(player.company - seated.length)];
    const ends = company.map((bot) => seat(table, bot));
    if (practice !== undefined) {
      const { often, floor } = practice;
      const claim = (bot: string, mishap: Reported) => void floor.claim(table, bot, mishap);
      ends.push(letThemErr({ table, errors: player.errors, chance, clock, pace, often, claim }));
    }
    return () => {
      for (const end of ends) end();
      for (const bot of company) bots.giveBack(bot);
    };
  });
  return { leave };
}

/** How one bot comes to one table; what it gives ends it. */
export function seating(
  { desk }: Room,
  { clock, pace, chance = (n) => randomInt(n), practice }: Omit<CompanyParts, 'bots' | 'isOthers'>,
): (table: TableRunner, bot: Bot) => () => void {
  const grant = (name: string) => desk.grant(name, BOT_GRANT, clock.now(), BOT_GRANT);
  return (table, bot) => {
    const usual = mindFor(table.scene.ruleset.game.id);
    if (usual === null) return () => undefined;
    const mind = practice === undefined ? usual : erring(usual, practice.often);
    return seatBot(bot, { table, mind, clock, chance, pace, grant });
  };
}
