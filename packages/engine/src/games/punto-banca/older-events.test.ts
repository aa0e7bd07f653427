import { expect, it } from 'vitest';
import { inTodaysForm } from './older-events.ts';

const rest = { grounds: ['AST-PB-D-3'], postings: [] };

it('stakes of three fields become the list, without the bets that had nothing', () => {
  const old = { type: 'StakesSet', player: 'ana', punto: 40_00, banca: 0, tie: 10_00, ...rest };
  const today = {
    type: 'StakesSet',
    player: 'ana',
    stakes: [
      ['punto', 40_00],
      ['tie', 10_00],
    ],
    ...rest,
  };
  expect(JSON.stringify(inTodaysForm(old))).toBe(JSON.stringify(today));
  expect(
    inTodaysForm({ type: 'SetStakes', by: { kind: 'player', id: 'ana' }, punto: 0, banca: 10_00, tie: 0 }),
  ).toEqual({
    type: 'SetStakes',
    by: { kind: 'player', id: 'ana' },
    stakes: [['banca', 10_00]],
  });
  expect(inTodaysForm({ ...old, punto: 0, tie: 0 })).toEqual({ ...today, stakes: [] });
});

it('events of today, of other games and other events are left alone', () => {
  for (const event of [
    { type: 'StakesSet', player: 'ana', stakes: [['punto', 40_00]], ...rest },
    { type: 'StakesSet', player: 'ana', punto: 40_00, line: 0, ...rest },
    { type: 'StakesSet', player: 'ana', pano1: 40_00, pano2: 0, line1: 0, line2: 0, caballo: 0, ...rest },
    { type: 'CoupDecided', outcome: 'tie', punto: 6, banca: 6, natural: false, ...rest },
  ]) {
    expect(inTodaysForm(event)).toBe(event);
  }
});
