import { describe, expect, it } from 'vitest';
import { notBefore, singleChoice } from './single-choice.ts';

const FROM = 1_000_000;
const act = (name: string, fields = {}) => ({ act: name, fields, grounds: [] }) as never;
const asked = (acts: string[], offered: string[], more: object = {}) => ({
  view: { phase: 'coup' },
  acts: offered.map((one) => act(one)),
  awaits: [
    {
      by: [{ kind: 'player', id: 'ana' }],
      acts,
      clock: 'speak',
      lapse: 'UrgeHolder',
      from: FROM,
      until: FROM + 10_000,
    },
  ],
  ...more,
});
const SPEAK = ['SayCarta', 'SayNo', 'Abatir'];
const ALONE = { alone: { name: 'ana', clocks: 'run' as const, felt: 'calm' as const, mayHurry: false } };

describe('a single lawful choice', () => {
  it('acts by itself after a moment where everybody can see that it is the only one', () => {
    expect(singleChoice(asked(['Deal'], ['Deal', 'BuyChips']), 'ana', FROM + 5)).toEqual({
      act: 'Deal',
      at: FROM + 1205,
    });
    expect(singleChoice(asked(['Deal'], ['Deal']), 'ana', FROM - 900)?.at).toBe(FROM + 1200);
  });

  it('and where one is alone with bots, whatever makes it the only one', () => {
    expect(singleChoice(asked(SPEAK, ['Abatir'], ALONE), 'ana', FROM)).toEqual({ act: 'Abatir', at: FROM + 1200 });
    expect(notBefore(asked(SPEAK, ['Abatir'], ALONE), 'ana', 'Abatir')).toBeNull();
  });

  it('sooner where one is alone and wants it quick', () => {
    const quick = { alone: { ...ALONE.alone, felt: 'quick' as const } };
    expect(singleChoice(asked(['Deal'], ['Deal'], quick), 'ana', FROM)).toEqual({ act: 'Deal', at: FROM + 500 });
  });

  it('in company is sent at the same moment as a choice that was made early, whatever the cards and whenever it was drawn', () => {
    const [forced, free] = [asked(SPEAK, ['Abatir']), asked(SPEAK, ['SayCarta', 'SayNo'])];
    const moments = new Set<number | null | undefined>();
    for (const now of [FROM - 3000, FROM, FROM + 700]) moments.add(singleChoice(forced, 'ana', now)?.at);
    for (const word of SPEAK) for (const one of [forced, free]) moments.add(notBefore(one, 'ana', word));
    expect([...moments]).toEqual([FROM + 2000]);
    expect(singleChoice(free, 'ana', FROM)).toBeNull();
  });

  it('never waits longer than half of a short clock', () => {
    const short = asked(SPEAK, ['Abatir']);
    const awaits = short.awaits.map((one) => ({ ...one, until: FROM + 1000 }));
    expect(notBefore({ ...short, awaits }, 'ana', 'Abatir')).toBe(FROM + 500);
  });

  it('is none where there is something to choose or to fill in, outside a coup, or for somebody else', () => {
    expect(singleChoice(asked(['Deal', 'RefuseToDeal'], ['Deal', 'RefuseToDeal']), 'ana', FROM)).toBeNull();
    expect(singleChoice({ ...asked(['Bid'], []), acts: [act('Bid', { amount: {} })] }, 'ana', FROM)).toBeNull();
    expect(singleChoice({ ...asked(['TakeBank'], ['TakeBank']), view: { phase: 'offer' } }, 'ana', FROM)).toBeNull();
    expect(singleChoice(asked(['Deal'], ['Deal']), 'bea', FROM)).toBeNull();
    expect(singleChoice(asked(['Deal'], ['Deal']), null, FROM)).toBeNull();
    expect(notBefore(asked(['Deal'], ['Deal']), 'ana', 'Deal')).toBeNull();
    expect(notBefore(asked(SPEAK, SPEAK), 'ana', 'BuyChips')).toBeNull();
  });
});
