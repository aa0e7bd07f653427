import type { WitnessedEvent } from '@sabot/protocol';
import { describe, expect, test } from 'vitest';
import { netOf, pictureOf } from './coup-picture.ts';

const seen = (...events: readonly object[]): readonly WitnessedEvent[] =>
  events.map((event) => ({ grounds: ['X-1'], ...event }) as unknown as WitnessedEvent);

const coup = seen(
  { type: 'StakesOpened', coup: 7 },
  {
    type: 'StakesSet',
    player: 'ana',
    stakes: [
      ['banca', 40_00],
      ['tie', 10_00],
    ],
  },
  { type: 'StakesClosed', coup: 7, dealer: null, asked: true },
  { type: 'Called', occasion: 'closing', words: ['No va más'] },
  { type: 'CardDrawn', no: 1, card: '??', hand: 'punto', face: 'down' },
  { type: 'CardDrawn', no: 2, card: '??', hand: 'banca', face: 'down' },
  { type: 'CardDrawn', no: 3, card: '??', hand: 'punto', face: 'down' },
  { type: 'CardDrawn', no: 4, card: '??', hand: 'banca', face: 'down' },
  { type: 'HandUncovered', hand: 'punto', by: 'ana', cards: ['3s', '2h'], total: 5 },
  { type: 'HandUncovered', hand: 'banca', by: null, cards: ['Kd', '6c'], total: 6 },
  { type: 'CardDrawn', no: 5, card: 'Ah', hand: 'punto', face: 'up' },
  { type: 'CoupDecided', outcome: 'tie', punto: 6, banca: 6, natural: false },
);
const settled = seen(
  { type: 'StakeSettled', player: 'ana', bet: 'banca', stake: 40_00, fate: 'null', won: 0, deducted: 0 },
  { type: 'StakeSettled', player: 'ana', bet: 'tie', stake: 10_00, fate: 'won', won: 80_00, deducted: 0 },
  { type: 'CoupEnded', coup: 7, outcome: 'tie' },
);

describe('the picture of a coup', () => {
  test('shows covered cards until they are uncovered, then a third beside them', () => {
    expect(pictureOf(coup.slice(0, 8)).hands.punto).toEqual({ cards: ['??', '??'], total: null });
    expect(pictureOf(coup).hands).toEqual({
      punto: { cards: ['3s', '2h', 'Ah'], total: 6 },
      banca: { cards: ['Kd', '6c'], total: 6 },
    });
  });

  test('leaves a stake that is null on the cloth and takes the others away', () => {
    const picture = pictureOf([...coup, ...settled]);
    expect(picture).toMatchObject({ coup: 7, outcome: 'tie', stakes: { ana: { banca: 40_00 } } });
    expect(pictureOf([...coup, ...settled, ...seen({ type: 'StakesOpened', coup: 8 })])).toMatchObject({
      coup: 8,
      outcome: null,
      hands: { punto: { cards: [] } },
      stakes: { ana: { banca: 40_00 } },
    });
  });

  test('says what somebody won after the deduction, or that they had no stake', () => {
    const banca = {
      type: 'StakeSettled',
      player: 'bea',
      bet: 'banca',
      stake: 40_00,
      fate: 'won',
      won: 40_00,
      deducted: 2_00,
    };
    const lost = { type: 'StakeSettled', player: 'bea', bet: 'tie', stake: 5_00, fate: 'lost', won: 0, deducted: 0 };
    const picture = pictureOf([...coup, ...settled, ...seen(banca, lost)]);
    expect(netOf(picture, 'ana')).toBe(80_00);
    expect(netOf(picture, 'bea')).toBe(33_00);
    expect(netOf(picture, 'zoe')).toBeNull();
    expect(netOf(picture, null)).toBeNull();
  });

  test('is annulled with its coup, and gives stakes back', () => {
    const back = seen({ type: 'CoupAnnulled', coup: 7 }, { type: 'StakesReturned', player: 'ana' });
    expect(pictureOf([...coup, ...back])).toMatchObject({ outcome: 'annulled', stakes: {} });
  });
});
