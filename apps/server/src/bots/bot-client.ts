import { randomBytes } from 'node:crypto';
import { player, type Unchecked } from '@sabot/engine';
import { commandIdAt, type TableMessage } from '@sabot/protocol';
import type { Frame } from '../broadcast/encoder.ts';
import type { Clock } from '../ports/clock.ts';
import type { Outcome } from '../table/answers.ts';
import type { TableRunner } from '../table/table-runner.ts';
import type { Bot } from './company.ts';
import type { Memory, Mind } from './mind.ts';
import type { Chance } from './stakes.ts';

export interface BotParts {
  readonly table: TableRunner;
  readonly mind: Mind;
  readonly clock: Clock;
  readonly chance: Chance;
  /** The pace of the room: a fast table has quick bots. */
  readonly pace: number;
  /** A bot whose wallet is empty gets play chips. */
  readonly grant: (name: string) => Promise<unknown>;
}

/** A bot takes this long at least, and at most this much longer, whatever lies on the table. */
const LEAST_MS = 700;
const SPREAD_MS = 1800;

/** So long where somebody is alone with bots, and waits for nobody else. */
const AT_ONCE_MS = 120;

/** Follows a table as any client does, knows nothing but what it is sent, and acts through the same door. Returns what ends it. */
export function seatBot(bot: Bot, { table, mind, clock, chance, pace, grant }: BotParts): () => void {
  const memory: Memory = { times: 1, coup: -1 };
  let latest: Frame | null = null;
  let thinking: (() => void) | null = null;
  let isActing = false;
  /** The table as its last word left it: what was told before knows nothing of that word, and would have it say it again. */
  let since = 0;

  const say = async (command: Unchecked): Promise<Outcome> => {
    isActing = true;
    try {
      return await table.act(`bot:${bot.name}:${commandIdAt(clock.now(), randomBytes(10))}`, command);
    } finally {
      isActing = false;
    }
  };
  const act = async (): Promise<void> => {
    thinking = null;
    if (table.aside.isStopped || isActing) return;
    // It looks up like everybody else, and then thinks anew.
    if (table.aside.startled > 0) return think();
    const told = latest;
    const message = told === null ? null : (JSON.parse(told.text) as TableMessage);
    latest = null;
    const wish = message === null || message.version < since ? null : mind(bot, message, chance, memory);
    if (wish === null) return;
    const outcome = await say({ ...wish.fields, type: wish.act, by: player(bot.name) });
    if (latest !== null) think();
    if (outcome.ok) since = outcome.version;
    else if (outcome.refusal.code === 'beyond-the-wallet') {
      await grant(bot.name);
      // It wants the same again: where nothing else happens, nobody would tell it anything new.
      latest ??= told;
      think();
    }
  };
  /** The time it takes is drawn before it looks at anything, and counts from when the felt has shown what happened. */
  const think = (): void => {
    // Where the store fails the house itself says so; a bot only keeps still.
    const now = () => void act().catch(() => undefined);
    if (thinking !== null) return;
    const drawn = LEAST_MS + chance(SPREAD_MS);
    thinking = clock.after(
      Math.round((table.isForOne ? AT_ONCE_MS : drawn) * pace),
      now,
      Math.max(table.showing, table.aside.startled),
    );
  };
  // It looks up once in a while: the whole table then, rather than every change.
  const leave = table.follow({ viewer: bot.name, views: 'whole', have: null }, (frame) => {
    latest = frame;
    think();
  });
  return () => {
    leave();
    thinking?.();
  };
}
