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

describe('why banca draws or stands', () => {
  const drawn = (no: number, card: string, hand: string) => ({
    type: 'CardDrawn',
    no,
    card,
    hand,
    face: 'up',
    grounds: ['X-5'],
  });
  const four = [drawn(1, '2h', 'punto'), drawn(2, '2s', 'banca'), drawn(3, '3h', 'punto'), drawn(4, '2c', 'banca')];
  const decided = (hand: string, decision: string, total: number) => [
    { type: 'HandDecided', hand, decision, total, grounds: ['X-6'] },
    { type: 'Called', occasion: `${hand}-${decision}s`, words: ['carta'], grounds: ['X-7'] },
  ];
  const closing = { type: 'StakesClosed', coup: 7, dealer: 'Pelayo', grounds: ['X-3'] };
  const reasonAfter = (events: readonly object[], language: 'en' | 'es') =>
    headlineOf(after([closing, ...four, ...events]), { words: { en, es }[language].table, language, you: 'Ana' })
      .reason;

  it('says against which card: with the same four it does the one or the other', () => {
    const against = (card: string, language: 'en' | 'es') =>
      reasonAfter([...decided('punto', 'draw', 5), drawn(5, card, 'punto'), ...decided('banca', 'stand', 4)], language);
    expect(against('Jd', 'en')).toBe('With 4 against punto’s jack');
    expect(against('Jd', 'es')).toBe('Con 4 ante la jota del punto');
    expect(against('Ad', 'es')).toBe('Con 4 ante el as del punto');
    expect(against('6d', 'es')).toBe('Con 4 ante el 6 del punto');
  });

  it('says that punto stood, and of punto only what it had', () => {
    const stood = decided('punto', 'stand', 6);
    expect(reasonAfter(stood, 'en')).toBe('With 6');
    expect(reasonAfter([...stood, ...decided('banca', 'draw', 4)], 'en')).toBe('With 4 and punto standing');
    expect(reasonAfter([...stood, ...decided('banca', 'draw', 4)], 'es')).toBe('Con 4 y el punto plantado');
  });
});
