import { describe, expect, it } from 'vitest';
import { plainLaw } from '../../../../test/plain-law.ts';
import { doneAt, plainCoup, plainTable, withStakes } from '../../../../test/plain-table.ts';
import { showStopCard } from './stop-card.ts';

describe('the stop card', () => {
  it('seen in a coup lets it be finished where the law says so', () => {
    const { events, state } = doneAt(plainLaw(), plainCoup({ step: 'draw' }), showStopCard);
    expect(events).toEqual([
      { type: 'StopCardShown', last: true, grounds: ['T-stopCard', 'T-afterStopCard-under-way'] },
    ]);
    expect(state).toMatchObject({ phase: 'coup', pack: { stopCardShown: true } });
  });

  it('seen in a coup annuls it with its talla where the law ends both', () => {
    const law = plainLaw({ afterStopCard: () => 'end' });
    const state = withStakes(plainCoup({ step: 'draw' }), { bea: [10, 0, 0] });
    const { events } = doneAt(law, state, showStopCard);
    const why = 'T-afterStopCard-under-way';
    expect(events.slice(0, 4)).toMatchObject([
      { type: 'StopCardShown', last: false, grounds: ['T-stopCard', why] },
      { type: 'CoupAnnulled', coup: 1, grounds: [why] },
      { type: 'StakesReturned', player: 'bea', grounds: [why] },
      { type: 'CoupEnded', coup: 1, outcome: 'annulled', grounds: [why] },
    ]);
    expect(events.slice(4).map(({ type }) => type)).toEqual(['TallaEnded', 'PackBrought']);
  });

  it('seen between two coups ends the talla, and stakes go back, those on the tie too', () => {
    const state = withStakes(plainTable(), { ana: [0, 0, 30], ciro: [0, 20, 0] });
    const { events } = doneAt(plainLaw(), state, showStopCard);
    expect(events.map((event) => [event.type, 'player' in event ? event.player : null])).toEqual([
      ['StopCardShown', null],
      ['StakesReturned', 'ana'],
      ['StakesReturned', 'ciro'],
      ['TallaEnded', null],
      ['PackBrought', null],
    ]);
  });
});
