import type { CheminDeFerState, OrderAhead, Ruleset } from '@sabot/engine';
import { describe, expect, it } from 'vitest';
import { seatCompany } from '../../src/bots/seat-company.ts';
import { enter } from '../kit/client.ts';
import { testRoom } from '../kit/room.ts';
import { testServer } from '../kit/test-server.ts';
import { CHEMIN_DE_FER, keptAt, seeded, stateAt } from './chemin-de-fer.ts';

type State = CheminDeFerState;
const { ruleset } = CHEMIN_DE_FER as { readonly ruleset: Ruleset };
const order = (state: State, of: OrderAhead['of']): readonly string[] =>
  ruleset
    .orderAhead(state)
    .find((one) => one.of === of)
    ?.ranks.map(({ player }) => player) ?? [];

/** A talla among bots: every event with the table before it. */
async function played() {
  const test = await testRoom(CHEMIN_DE_FER);
  seatCompany(test.room, { clock: test.clock, pace: 1, chance: seeded(11) });
  for (let i = 0; i < 20_000 && stateAt(test.table).talla < 2; i++) await test.clock.step();
  let state = ruleset.game.initial as State;
  return keptAt(test).map(({ event }) => {
    const before = state;
    state = ruleset.game.evolve(state, event) as State;
    return { before, event };
  });
}

describe('the order that is told ahead', () => {
  it('is the one in which the bank is then offered, and in which calls of banco are then ranked', async () => {
    const steps = await played();
    let [offers, bancos] = [0, 0];
    for (const [i, { before, event }] of steps.entries()) {
      if (event.type === 'BankLost') {
        const after = steps.slice(i + 1).map((step) => step.event);
        const walk = after.slice(
          0,
          after.findIndex(({ type }) => type === 'StageReached' || type === 'BankAwarded') + 1,
        );
        const rest = after.slice(walk.length);
        const until = rest.findIndex(({ type }) => type === 'StageReached' || type === 'BankAwarded');
        const asked = rest
          .slice(0, until)
          .flatMap((one) => (one.type === 'BankOffered' || one.type === 'BankNotOffered' ? [one.player] : []));
        expect(order(before, 'mano').slice(0, asked.length)).toEqual(asked);
        offers += asked.length;
      }
      if (event.type === 'BancoMade' && before.phase === 'banco' && before.calls.banco.length > 0) {
        const callers = [...before.calls.banco, ...(before.calls.seguido === null ? [] : [before.calls.seguido])];
        expect(order(before, 'banco').find((player) => callers.includes(player))).toBe(event.player);
        bancos += 1;
      }
    }
    expect(offers).toBeGreaterThan(10);
    expect(bancos).toBeGreaterThan(3);
  });

  it('names the rule that puts each there, and is served to whoever looks on', async () => {
    const { server, table } = await testServer(CHEMIN_DE_FER);
    await enter(server, 'ana');
    const reply = await server.app.inject(`/api/tables/${table}/order`);
    expect(reply.json()).toEqual([]);
    expect((await server.app.inject('/api/tables/none/order')).statusCode).toBe(404);
    const orders = (await played()).flatMap(({ before }) => ruleset.orderAhead(before));
    expect(orders.length).toBeGreaterThan(100);
    for (const { ranks } of orders) for (const { why } of ranks) expect(why).toMatch(/^AST-CF-/);
    await server.stop();
  });
});
