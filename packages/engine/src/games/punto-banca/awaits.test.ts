import { describe, expect, it } from 'vitest';
import { plainCoup, plainTable } from '../../../test/plain-table.ts';
import { CROUPIER, player, SHOE } from '../../table/actor.ts';
import { awaits } from './awaits.ts';
import { evolve } from './evolve.ts';
import { INITIAL } from './state.ts';

describe('the table waits', () => {
  it('for a dealer to whom the shoe came unasked to deal or to decline, and takes silence for a no', () => {
    expect(awaits(plainCoup({ asked: false }))).toEqual([
      {
        by: [player('ana')],
        acts: ['Deal', 'DeclineShoe'],
        clock: 'deal',
        lapse: { act: 'DeclineShoe', by: player('ana') },
      },
    ]);
  });

  it('for a dealer who was asked before, or for the croupier, to deal', () => {
    expect(awaits(plainCoup({ asked: true }))).toMatchObject([{ by: [player('ana')], acts: ['Deal'], clock: 'deal' }]);
    const byCroupier = { by: [CROUPIER], acts: ['Deal'], clock: 'house', lapse: { act: 'Deal', by: CROUPIER } };
    expect(awaits(plainCoup({ dealer: null }))).toEqual([byCroupier]);
  });

  it('for the person in charge to deal and to uncover banca, where that person deals', () => {
    const inspector = { kind: 'inspector', id: 'house' };
    const awaited = (coup: Parameters<typeof plainCoup>[0]) =>
      awaits(plainCoup({ dealer: null, staff: 'inspector', ...coup }));
    expect(awaited({})).toEqual([
      { by: [inspector], acts: ['Deal'], clock: 'deal', lapse: { act: 'Deal', by: inspector } },
    ]);
    expect(awaited({ step: 'uncover', handed: { hand: 'banca', to: null } })).toMatchObject([{ by: [inspector] }]);
    expect(awaited({ step: 'uncover', handed: { hand: 'punto', to: null } })).toMatchObject([{ by: [CROUPIER] }]);
  });

  it('for a card from the shoe', () => {
    const card = { by: [SHOE], acts: ['DrawCard'], clock: 'house', lapse: { act: 'DrawCard', by: SHOE } };
    expect(awaits(plainCoup({ step: 'draw' }))).toEqual([card]);
  });

  it('for the croupier to say that none is left, once the shoe is empty', () => {
    const { pack } = plainTable();
    const empty = plainCoup({ step: 'draw' }, { pack: { ...pack, out: 312 } });
    const report = { act: 'ReportIncident', by: CROUPIER };
    expect(awaits(empty)).toEqual([{ by: [CROUPIER], acts: ['ReportIncident'], clock: 'house', lapse: report }]);
    expect(awaits(plainCoup({ step: 'settle' }, { pack: empty.pack }))).toMatchObject([{ acts: ['Settle'] }]);
  });

  it('for nobody in the moment between a shoe declined and the next offer', () => {
    const offered = plainTable({ phase: 'offer', shoe: { ...INITIAL.shoe, offeredTo: 'ana' } });
    expect(awaits(offered)).toMatchObject([{ by: [player('ana')], acts: ['TakeShoe', 'DeclineShoe'], clock: 'shoe' }]);
    expect(awaits(evolve(offered, { type: 'ShoeDeclined', player: 'ana', grounds: ['T-1'] }))).toEqual([]);
  });
});
