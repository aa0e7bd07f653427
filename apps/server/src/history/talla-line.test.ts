import type { GameEvent } from '@sabot/engine';
import { expect, it } from 'vitest';
import { beginning, type Reading, readOn } from './talla-line.ts';

const posted = (from: string, to: string) => [{ from, to, amount: 10_00, ground: 'X-1' }];

const readAll = (events: readonly GameEvent[]): Reading =>
  events.reduce<Reading>((reading, event, i) => readOn(reading, event, i + 1, 0, null), beginning(1, 1, null, 'shape'));

it('a banco that is played again is a coup of its own, though nobody announces the bank anew', () => {
  const banco = { type: 'BancoMade', player: 'bea', postings: posted('player:bea', 'stake:bea:pano-1') } as GameEvent;
  const events = [
    { type: 'BankAnnounced', player: 'ana' },
    banco,
    { type: 'StakesClosed', coup: 1, banker: 'ana' },
    { type: 'CoupEnded', coup: 1 },
    { type: 'BancoRepeated', player: 'bea' },
    banco,
    { type: 'StakesClosed', coup: 2, banker: 'ana' },
    { type: 'CoupEnded', coup: 2 },
  ] as readonly GameEvent[];
  expect(readAll(events).coups).toMatchObject([
    { coup: 1, from: 1, to: 4, stakers: ['ana', 'bea'] },
    { coup: 2, from: 5, to: 8, stakers: ['bea', 'ana'] },
  ]);
});

it('a coup is also theirs who had the bank, or a part in it', () => {
  const events: readonly (GameEvent & object)[] = [
    { type: 'BankAnnounced', player: 'ana', amount: 10_00, postings: [] } as GameEvent,
    { type: 'StakesOpened', coup: 1 } as GameEvent,
    { type: 'StakesSet', player: 'bea', postings: posted('player:bea', 'stake:bea:punto') } as GameEvent,
    { type: 'StakeSettled', player: 'bea', postings: posted('stake:bea:punto', 'bank:ana') } as GameEvent,
    { type: 'BankSettled', postings: posted('bank:ana', 'bank:carlos') } as GameEvent,
    { type: 'CoupEnded', coup: 1 } as GameEvent,
  ];
  const read = readAll(events);
  expect(read.coups.map(({ stakers }) => [...stakers].sort())).toEqual([['ana', 'bea', 'carlos']]);
});
