import type { PuntoBancaMessage } from '@sabot/protocol';
import { describe, expect, it } from 'vitest';
import { dutyIn } from './duty.ts';

const offered = (act: string) => ({ act, fields: {}, joint: [], grounds: [] });
const view = { talla: 1, coups: 4, coup: null, shoe: { declined: [] } };

/** A table that waits for Ana and Eva to do something. */
const awaiting = (act: string, more: object = {}): PuntoBancaMessage =>
  ({
    view,
    shuffle: null,
    acts: [offered(act)],
    awaits: [
      { by: ['ana', 'eva'].map((id) => ({ kind: 'player', id })), acts: [act], clock: 'c', lapse: 'x', until: 9 },
    ],
    ...more,
  }) as unknown as PuntoBancaMessage;
const shuffle = (phase: string, waitsFor: readonly string[]) => ({ shuffle: { phase, waitsFor } });

describe('what the table waits for from you', () => {
  it.each([
    ['SetStakes', 'stakes'],
    ['CutPack', 'cut'],
    ['TakeShoe', 'offer'],
    ['Deal', 'turn'],
    ['Uncover', 'turn'],
  ])('%s is asked as %s', (act, kind) => {
    expect(dutyIn(awaiting(act), 'ana')).toMatchObject({ kind, awaited: { until: 9 } });
  });
  it('nothing where others are awaited, the act was not offered, or a person has no part in it', () => {
    expect(dutyIn(awaiting('SetStakes'), 'xana')).toBeNull();
    expect(dutyIn(awaiting('SetStakes', { acts: [] }), 'ana')).toBeNull();
    expect(dutyIn(awaiting('shuffle'), 'ana')).toBeNull();
  });
  it('whoever had no seat at the shuffle is not asked to cut, nor anybody before it is over', () => {
    expect(dutyIn(awaiting('CutPack', shuffle('cutting', ['ana'])), 'ana')?.kind).toBe('cut');
    expect(dutyIn(awaiting('CutPack', shuffle('cutting', ['eva'])), 'ana')).toBeNull();
    expect(dutyIn(awaiting('CutPack', shuffle('shuffling', ['ana'])), 'ana')).toBeNull();
  });
  it('is the same question until the next coup, whatever others do meanwhile', () => {
    const key = (more: object) => dutyIn(awaiting('SetStakes', more), 'ana')?.key;
    expect(key({ bots: ['Xana'], version: 7 })).toBe(key({}));
    expect(key({ view: { ...view, coups: 5 } })).not.toBe(key({}));
  });
});
