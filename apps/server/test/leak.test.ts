import { setImmediate } from 'node:timers/promises';
import type { Card } from '@sabot/engine';
import { playerCommitment } from '@sabot/fairness';
import { PROTOCOL } from '@sabot/protocol';
import { REGISTRY } from '@sabot/regulations';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { Client, enter } from './kit/client.ts';
import { stateOf } from './kit/room.ts';
import { changedShuffler } from './kit/seeded-shuffler.ts';
import { testServer } from './kit/test-server.ts';

/** Every byte each was sent, and when; what the house wrote into its log. By deltas, and those with an `s` by whole views. */
interface Traffic {
  readonly ana: readonly string[];
  readonly bea: readonly string[];
  readonly onlooker: readonly string[];
  readonly anas: readonly string[];
  readonly onlookers: readonly string[];
  readonly log: readonly string[];
  readonly hidden: readonly (readonly [place: number, seenBy: readonly string[]])[];
}

const isTable = (text: string): boolean => text.includes('"type":"table"');

/** Takes part in the shuffle as a client does, with bytes that are the same each time. */
async function shuffle(client: Client, table: string): Promise<void> {
  const entropy = 'a5'.repeat(32);
  const ceremony = () => client.tables.at(-1)?.shuffle;
  const at = { table, talla: 1 };
  const commitment = playerCommitment(ceremony()!.commitment, 'ana', entropy);
  client.say({ type: 'shuffle', ...at, commandId: 'shuffle', commitment });
  await client.until((one) => one.type === 'answer' && one.commandId === 'shuffle');
  await client.act(table, 'CutPack', { at: 77 }, 'cut');
  client.say({ type: 'reveal', ...at, commandId: 'reveal', entropy });
  const answer = await client.until((one) => one.type === 'answer' && one.commandId === 'reveal');
  expect([answer, ceremony()?.phase]).toMatchObject([{ ok: true }, 'closed']);
}

/** Plays up to a coup whose cards lie face down, or a few coups where none ever do, and gives every byte each viewer was sent until then. */
async function play(
  entry: (typeof REGISTRY)[number],
  change: (order: Card[]) => void,
  coups: number,
): Promise<Traffic> {
  const log: string[] = [];
  const logger = pino({ base: null, timestamp: false }, { write: (line: string) => void log.push(line) });
  const { server, store, clock, table } = await testServer(entry, {
    shuffler: changedShuffler('leak', change),
    logger,
  });
  const cookie = await enter(server, 'ana');
  const [ana, bea] = [await Client.open(server, cookie), await Client.open(server, await enter(server, 'bea'))];
  const onlooker = await Client.open(server);
  const simple = { protocol: PROTOCOL, views: 'whole' };
  const [anas, onlookers] = [await Client.open(server, cookie, simple), await Client.open(server, '', simple)];
  const timed: Record<'ana' | 'bea' | 'onlooker' | 'anas' | 'onlookers', string[]> = {
    ana: [],
    bea: [],
    onlooker: [],
    anas: [],
    onlookers: [],
  };
  for (const [name, client] of Object.entries({ ana, bea, onlooker, anas, onlookers })) {
    client.socket.on('message', (data) => timed[name as keyof typeof timed].push(`${clock.now()} ${String(data)}`));
    client.say({ type: 'watch', table });
  }
  for (const [client, seat] of [
    [ana, 1],
    [bea, 2],
  ] as const) {
    await client.act(table, 'Sit', { seat });
    await client.act(table, 'BuyChips', { amount: 1000_00 });
    // Bea comes when the order is fixed.
    if (client === ana) await shuffle(ana, table);
  }
  const runner = server.room.tables.get(table)!;
  const state = () => stateOf(runner);
  const down = () => state().coup?.drawn.filter(({ face }) => face === 'down') ?? [];
  let takes = 0;
  const takeShoe = async () => {
    const { offeredTo } = state().shoe;
    if (offeredTo !== null) await (offeredTo === 'ana' ? ana : bea).act(table, 'TakeShoe', {}, `t${++takes}`);
  };
  const stakes = async () => {
    if (state().phase !== 'stakes' || state().coup !== null) return;
    await ana.act(
      table,
      'SetStakes',
      { stakes: [['banca', state().table!.settings.minimum * 2]] },
      `a${state().coups}`,
    );
    await bea.act(
      table,
      'SetStakes',
      { stakes: [['punto', state().table!.settings.minimum * 2]] },
      `b${state().coups}`,
    );
  };
  for (let i = 0; i < 60 && state().coups < coups + 3 && !(state().coups >= coups && down().length >= 2); i++) {
    await takeShoe();
    await stakes();
    await clock.step();
  }
  // Somebody else's cards are asked for, and a deal out of turn: what is refused must not tell either.
  await bea.act(table, 'Uncover', {}, 'nosy');
  await bea.act(table, 'Settle', {}, 'hasty');
  // What cannot be written is logged: the log must not tell either.
  store.failing = true;
  for (const client of [ana, bea]) await client.act(table, 'BuyChips', { amount: 10_00 }, 'unlucky');
  store.failing = false;
  for (let i = 0; i < 20; i++) await setImmediate();
  const first = state().pack.out - (state().coup?.drawn.length ?? 0);
  const hidden = down().map(({ no, seenBy }) => [first + no - 1, seenBy] as const);
  await server.stop();
  return { ...timed, log, hidden };
}

const TABLES = REGISTRY.filter(({ ruleset }) => ruleset.game.id === 'punto-banca');

describe('nobody learns a card before its time', () => {
  it.each(TABLES.map((entry) => [entry.id, entry] as const))('%s', async (_, entry) => {
    const whole = await play(entry, () => undefined, 3);
    // Where every card is dealt face up there is nothing to hide.
    for (const [place, seenBy] of whole.hidden) {
      const other = await play(
        entry,
        (order) => {
          order[place] = order[place]?.[0] === '9' ? '2s' : '9s';
        },
        3,
      );
      expect(other.onlooker).toEqual(whole.onlooker);
      expect(other.onlookers).toEqual(whole.onlookers);
      expect(other.log).toEqual(whole.log);
      for (const name of ['ana', 'bea'] as const) {
        if (seenBy.includes(name)) expect(other[name]).not.toEqual(whole[name]);
        else expect(other[name]).toEqual(whole[name]);
      }
      if (seenBy.includes('ana')) expect(other.anas).not.toEqual(whole.anas);
      else expect(other.anas).toEqual(whole.anas);
    }
  });

  it('and there are tables where cards lie face down and one person has seen them', async () => {
    const seen = [];
    for (const entry of TABLES) seen.push(await play(entry, () => undefined, 3));
    const squeezed = seen.filter(({ hidden }) => hidden.some(([, seenBy]) => seenBy.length > 0));
    expect(squeezed.length).toBeGreaterThan(0);
    for (const { onlookers } of squeezed) expect(onlookers.findLast(isTable)).toContain('"??"');
    expect(seen.some(({ onlookers }) => onlookers.some((text) => text.includes('"phase":"cutting"')))).toBe(true);
    for (const { onlooker, onlookers, log } of seen) {
      expect(onlooker.filter(isTable)).toHaveLength(1);
      expect(log.length).toBeGreaterThanOrEqual(2);
      for (const phase of ['shuffling', 'revealing', 'closed']) {
        expect(onlookers.some((text) => text.includes(`"phase":"${phase}"`))).toBe(true);
      }
      expect(onlookers.some((text) => text.includes('"clock":"reveal"'))).toBe(true);
    }
  });
});
