import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from './money/cents.ts';
import type { Posting } from './money/posting.ts';
import type { Shapes } from './shape.ts';
import { EventWriter, readEvents } from './written-events.ts';

const SHAPES = {
  Paid: { player: 'player', amount: 'amount', fate: ['won', 'lost'], grounds: 'grounds', postings: 'postings' },
  Noted: { no: 'number?', note: 'text?', cards: 'cards', asked: 'flag', between: 'data' },
  Closed: {},
} as const satisfies Shapes;

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
function written(...commands: readonly (readonly { readonly type: string }[])[]): string {
  const writer = new EventWriter(SHAPES);
  for (const events of commands) writer.write(events);
  return decode(writer.page.text);
}

const grounds = fc.constantFrom(['X-1'], ['X-1', 'X-2~AMB-3']) as fc.Arbitrary<readonly string[]>;
const name = fc.oneof(fc.constantFrom('ana', 'Íñigo', 'ñ', '李'), fc.string());
const figure = fc.oneof(
  fc.nat(),
  fc.maxSafeInteger(),
  fc.constantFrom(0, 9, 10, 999, 1000, 999_999_999, 1_000_000_000),
);
const posting: fc.Arbitrary<Posting> = fc.record({
  from: name.map((who) => `player:${who}` as const),
  to: fc.constantFrom('house', 'stake:ana:tie'),
  amount: figure.map(cents),
  ground: fc.constantFrom('X-1', 'X-2~AMB-3'),
});
const event = fc.oneof(
  fc.record({
    type: fc.constant('Paid'),
    player: name,
    amount: figure,
    fate: fc.constantFrom('won', 'lost'),
    grounds,
    postings: fc.array(posting, { maxLength: 4 }),
  }),
  fc.record({
    type: fc.constant('Noted'),
    no: fc.option(figure),
    note: fc.option(fc.string({ unit: 'binary' })),
    cards: fc.array(fc.constantFrom('As', 'T', 'Kd')),
    asked: fc.boolean(),
    between: fc.jsonValue(),
  }),
  fc.record({ type: fc.constant('Closed') }),
);

describe('written events', () => {
  it('are read back as they were, whatever is in them and whatever was written before', () => {
    fc.assert(
      fc.property(fc.array(fc.array(event)), (commands) => {
        // Minus nought is the one number that JSON does not keep.
        const plain = JSON.parse(JSON.stringify(commands));
        expect(readEvents(written(...commands))).toEqual(plain);
      }),
      { seed: 3 },
    );
  });

  it('are plain JSON, a line for each command, the fields in the order of the shape', () => {
    const paid = { postings: [], grounds: ['X-1'], fate: 'won', amount: 1500, player: 'ana', type: 'Paid' };
    const line = '[{"type":"Paid","player":"ana","amount":1500,"fate":"won","grounds":["X-1"],"postings":[]}]\n';
    expect(written([paid], [paid])).toBe(line + line);
    expect(written([{ type: 'Closed' }, { type: 'Closed' }])).toBe('[{"type":"Closed"},{"type":"Closed"}]\n');
  });

  it('go on past the end of a page, and start again on a cleared one', () => {
    const writer = new EventWriter(SHAPES);
    const note = { type: 'Noted', no: 1, note: 'n'.repeat(400), cards: ['As'], asked: true, between: null };
    for (let i = 0; i < 200; i++) writer.write([note]);
    expect(readEvents(decode(writer.page.text))).toEqual(Array.from({ length: 200 }, () => [note]));
    writer.page.clear();
    expect(writer.page.length).toBe(0);
    writer.write([note]);
    expect(readEvents(decode(writer.page.text))).toEqual([[note]]);
  });

  it('do not mix up events whose lists are new every time', () => {
    const paid = (n: number) => ({
      type: 'Paid',
      player: 'ana',
      amount: n,
      fate: 'won',
      grounds: [`X-${n % 3}`],
      postings: [],
    });
    const events = Array.from({ length: 500 }, (_, n) => paid(n));
    expect(readEvents(written(events))).toEqual([events]);
  });

  it('of no known type are not written', () => {
    expect(() => written([{ type: 'Danced' }])).toThrow('Danced');
  });
});
