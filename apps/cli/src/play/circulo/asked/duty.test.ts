import type { Awaited, CheminDeFerMessage } from '@sabot/protocol';
import { CHEMIN_DE_FER } from '@sabot/regulations';
import { describe, expect, it } from 'vitest';
import { CheminDeFerTable } from '../../chemin-de-fer/chemin-de-fer-table.ts';
import { circuloDuty } from './duty.ts';

const [entry] = CHEMIN_DE_FER;
if (entry === undefined) throw new Error('no ruleset');

interface Sight {
  readonly chips?: number;
  readonly acts?: readonly string[];
  readonly awaited?: Partial<Awaited>;
  readonly view?: object;
  readonly shuffle?: object | null;
}

/** A table between two coups, as Ana sees it. */
function seen({ chips = 1000_00, acts = [], awaited, view = {}, shuffle = null }: Sight): CheminDeFerMessage {
  const awaits =
    awaited === undefined ? [] : [{ by: [{ kind: 'player', id: 'Ana' }], lapse: '', until: 9, ...awaited }];
  return {
    game: 'chemin-de-fer',
    view: {
      phase: 'banco',
      people: { Ana: { kind: 'seat', n: 1 } },
      books: { accounts: ['player:Ana'], amounts: [chips] },
      bank: null,
      table: null,
      talla: 1,
      coups: 3,
      coup: null,
      passage: null,
      ...view,
    },
    acts: acts.map((act) => ({ act, fields: {}, joint: [], grounds: [] })),
    awaits,
    bots: [],
    shuffle,
    events: [],
  } as unknown as CheminDeFerMessage;
}
const dutyIn = (sight: Sight) => {
  const message = seen(sight);
  return circuloDuty(new CheminDeFerTable(entry, 'Ana', message), message);
};

describe('what the table waits for from you', () => {
  const banco = { acts: ['CallBanco', 'StaySilent'], clock: 'banco' };

  it('is what is awaited and offered', () => {
    expect(dutyIn({ awaited: banco, acts: ['StaySilent'] })?.awaited.clock).toBe('banco');
    expect(dutyIn({ awaited: banco, acts: ['AskRules'] })).toBeNull();
    expect(dutyIn({ acts: ['AskRules'] })).toBeNull();
  });
  it('is the same question while others speak, and another after a higher bid', () => {
    const bid = { awaited: { acts: ['Bid', 'PassBid'], clock: 'bid' }, acts: ['Bid', 'PassBid'] };
    const after = (bids: readonly object[]) => dutyIn({ ...bid, view: { passage: { stage: 'auction', bids } } })?.key;
    expect(after([])).toBe(after([]));
    expect(after([{}])).not.toBe(after([]));
    const quiet = (silent: readonly string[]) =>
      dutyIn({ awaited: banco, acts: ['StaySilent'], view: { calls: { silent } } })?.key;
    expect(quiet(['Xana'])).toBe(quiet([]));
  });
  it('a pack is not cut before it is shuffled, nor by who did not sit there', () => {
    const cut = { awaited: { acts: ['CutPack', 'DeclineCut'], clock: 'cut' }, acts: ['CutPack', 'DeclineCut'] };
    expect(dutyIn({ ...cut, shuffle: { phase: 'shuffling', waitsFor: ['Ana'] } })).toBeNull();
    expect(dutyIn({ ...cut, shuffle: { phase: 'cutting', waitsFor: [] } })).toBeNull();
    expect(dutyIn({ ...cut, shuffle: { phase: 'cutting', waitsFor: ['Ana'] } })?.awaited.clock).toBe('cut');
  });
  it('a pause is waited out, unless a word ends it', () => {
    const pause = { acts: ['ResumePlay', 'BuyChips'], clock: 'pause', until: null };
    expect(dutyIn({ awaited: pause, acts: ['BuyChips'] })).toBeNull();
    expect(dutyIn({ awaited: pause, acts: ['ResumePlay', 'BuyChips'] })?.awaited.clock).toBe('pause');
  });
  it('whoever stands at a table that lacks one is asked to sit down; whoever sits is not', () => {
    const pause = { acts: ['Sit', 'BuyChips'], clock: 'pause', until: null };
    const company = [{ where: 'table', have: 3, need: 4, seats: [1, 2, 3], away: [] }];
    const situation = { missing: { what: 'company', company, least: null, grounds: [] } };
    const at = (place: object) => {
      const message = {
        ...seen({ awaited: pause, view: { people: { Ana: place } } }),
        acts: [{ act: 'Sit', fields: { seat: { kind: 'one-of', options: [2], ground: '' } }, joint: [], grounds: [] }],
        situation,
      } as unknown as CheminDeFerMessage;
      return circuloDuty(new CheminDeFerTable(entry, 'Ana', message), message)?.awaited.clock;
    };
    expect(at({ kind: 'standing', behind: 1, since: 1 })).toBe('pause');
    expect(at({ kind: 'seat', n: 1 })).toBeUndefined();
  });
  it('nothing at all: with less than the least stake, chips; away, when to come back', () => {
    expect(dutyIn({ chips: 9_99, acts: ['BuyChips'] })?.awaited.clock).toBe('chips');
    expect(dutyIn({ chips: 10_00, acts: ['BuyChips'] })).toBeNull();
    expect(dutyIn({ acts: ['ComeBack'] })?.awaited.acts).toEqual(['ComeBack']);
  });
});
