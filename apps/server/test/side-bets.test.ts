import { type PuntoBancaState, stakeOn } from '@sabot/engine';
import type { RuleSheet } from '@sabot/protocol';
import { ofAnyGame } from '@sabot/regulations';
import { SIDE_BETS_ENTRY } from '@sabot/testkit';
import { expect, it } from 'vitest';
import { Client, enter } from './kit/client.ts';
import { testServer } from './kit/test-server.ts';

it('a house serves a regulation that is in no registry: its card, its bets, its refusals, and bots that play it', async () => {
  const { server, table, clock } = await testServer(ofAnyGame(SIDE_BETS_ENTRY), { bots: true });
  const [card] = (await server.app.inject('/api/rulesets')).json();
  expect(card.ruleset).toBe('made-up/side-bets');
  expect(card.layout.zones.map(({ bet, on }: { bet: string; on: string | null }) => [bet, on])).toEqual([
    ['punto', 'punto'],
    ['banca', 'banca'],
    ['tie', 'tie'],
    ['punto-pair', null],
    ['banca-pair', null],
    ['lucky-six', null],
  ]);
  expect(card.layout.zones.at(-1).name).toEqual({ es: 'seis de la suerte', en: 'lucky six' });
  expect([card.rules, card.short.en]).toEqual([4, 'Made up']);
  const sheets: readonly RuleSheet[] = (await server.app.inject('/api/rules/made-up/side-bets')).json();
  expect(sheets.find(({ rule }) => rule === 'MADE-UP-2')).toMatchObject({
    ruleset: 'made-up/side-bets',
    locator: 'section 2',
    wording: { en: 'A pair is paid 11 to 1 if the first two cards of its hand are of the same rank.' },
    grounds: [{ ref: 'MADE-UP-2', basis: 'text', reading: null }],
  });
  // What it takes over stands where it stood.
  expect(sheets.find(({ rule }) => rule === 'AST-PB-A2-5')).toMatchObject({ ruleset: 'asturias-2011/punto-y-banca' });
  const ana = await Client.open(server, await enter(server, 'ana'));
  expect(await ana.act(table, 'Sit', { seat: 1 })).toMatchObject({ ok: true });
  expect(await ana.act(table, 'BuyChips', { amount: 200_00 })).toMatchObject({ ok: true });
  const state = () => server.room.tables.get(table)?.scene.state as PuntoBancaState;
  await clock.until(() => state().phase === 'stakes');
  expect(await ana.act(table, 'SetStakes', { stakes: [['lucky-six', 10_00]] })).toMatchObject({ ok: true });
  expect(stakeOn(state(), 'ana', 'lucky-six')).toBe(10_00);
  expect(await ana.act(table, 'SetStakes', { stakes: [['perfect-pair', 10_00]] })).toMatchObject({
    ok: false,
    refusal: { code: 'no-such-bet', grounds: ['MADE-UP-1'] },
  });
  await clock.until(() => state().coups >= 4);
  expect(stakeOn(state(), 'ana', 'lucky-six')).toBe(0);
  await server.stop();
});
