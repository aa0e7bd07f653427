import { describe, expect, it } from 'vitest';
import { recorded } from '../../../test/recorded.ts';
import { en } from '../../locales/en.ts';
import { es } from '../../locales/es.ts';
import { follow } from './follow.ts';
import { headlineOf } from './headline.ts';
import { type Scene, sceneOf } from './scene.ts';

const { messages } = recorded('punto-banca/oval');
const { view } = messages[0]!;

const CALLED = [
  { type: 'StakesOpened', coup: 7, grounds: ['X-1'] },
  { type: 'Called', occasion: 'closing', words: ['no va más'], grounds: ['X-4'] },
];

/** Ana has taken the shoe; at the closing call somebody else deals. In the order in which it happens. */
function closed(dealer: string | null): Scene {
  return after([
    ...CALLED,
    { type: 'DealerPassedOver', player: 'Ana', grounds: ['X-2'] },
    { type: 'StakesClosed', coup: 7, dealer, grounds: ['X-3'] },
  ]);
}

function after(events: readonly object[]): Scene {
  return events.reduce<Scene>((scene, event) => follow(scene, event as never, view), sceneOf(view));
}

describe('the closing call', () => {
  it('names nobody as the dealer before it is known who deals', () => {
    const told = headlineOf(after(CALLED), { words: en.table, language: 'en', you: 'Ana' });
    expect([told.said, told.reason]).toEqual([expect.anything(), null]);
  });

  it('says who deals as soon as that is known', () => {
    const known = after([...CALLED, { type: 'StakesClosed', coup: 7, dealer: 'Pelayo', grounds: ['X-3'] }]);
    expect(headlineOf(known, { words: en.table, language: 'en', you: 'Ana' }).reason).toBe('Pelayo deals');
  });
});

describe('a coup that somebody else deals than whoever took the shoe', () => {
  it('says to them why, with the rule', () => {
    const told = headlineOf(closed('Pelayo'), { words: en.table, language: 'en', you: 'Ana' });
    expect(told.reason).toBe('You lack the stake a dealer must have: Pelayo deals');
    expect(told.grounds).toContain('X-2');
  });

  it('says it to the others, and who deals instead', () => {
    const teller = { words: es.table, language: 'es', you: 'Pelayo' } as const;
    expect(headlineOf(closed('Pelayo'), teller).reason).toBe('A Ana le falta la apuesta para repartir: reparte usted');
    expect(headlineOf(closed(null), teller).reason).toMatch(/: reparte el crupier$/);
  });

  it('is forgotten when stakes open again', () => {
    const again = follow(closed('Pelayo'), { type: 'StakesOpened', coup: 8, grounds: ['X-1'] } as never, view);
    expect(again.passedOver).toBeNull();
  });
});
