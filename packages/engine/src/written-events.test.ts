import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents, ZERO } from './money/cents.ts';
import type { Posting } from './money/posting.ts';
import { Route } from './money/route.ts';
import { type Leg, Routes } from './money/routes.ts';
import { Made, made } from './numbered.ts';
import { type Outline, Pattern } from './pattern.ts';
import { BEFORE_TYPES, END, type Pen } from './pen.ts';
import { readEvents } from './read-events.ts';
import type { GameEvent } from './ruleset.ts';
import type { ShapedUnion, Shapes } from './shape.ts';
import { EventWriter } from './written-events.ts';

const SHAPES = {
  Paid: { player: 'player', amount: 'amount', fate: ['won', 'lost'], grounds: 'grounds', postings: 'postings' },
  Noted: { no: 'number?', note: 'text?', cards: 'cards', asked: 'flag', between: 'data' },
  Closed: {},
  Said: { word: 'word', grounds: 'grounds' },
} as const satisfies Shapes;
type TestEvent = ShapedUnion<typeof SHAPES>;
type Paid = Extract<TestEvent, { readonly type: 'Paid' }>;

/** Who is paid by which way: how much is left open, unless it is nothing. */
class WayPaid extends Pattern<Paid> {
  readonly player: string;
  readonly isPaid: boolean;
  readonly isTipped: boolean;
  readonly routes: Routes;

  constructor(player: string, isPaid: boolean, isTipped: boolean) {
    super();
    const pay: Leg = { route: new Route('house', `player:${player}`, 'X-1'), amount: 0 };
    const tip: Leg = { route: new Route(`player:${player}`, 'house', 'X-2'), amount: 1 };
    this.routes = new Routes(isTipped ? [pay, tip] : [pay]);
    this.player = player;
    this.isPaid = isPaid;
    this.isTipped = isTipped;
  }

  event(amount: Cents, tip: Cents): Paid {
    const postings = this.routes.postings(amount, tip, ZERO);
    return { type: 'Paid', player: this.player, amount, fate: 'won', grounds: ['X-1'], postings };
  }

  outline(): Outline {
    const amount = this.isPaid ? {} : { amount: 0 };
    const postings = this.routes.outline((which) => (which === 0 ? 'amount' : undefined));
    return { type: 'Paid', player: this.player, ...amount, fate: 'won', grounds: ['X-1'], postings };
  }

  writeOpen(pen: Pen, { amount, postings }: Paid): void {
    if (this.isPaid) pen.figure(amount);
    if (this.isTipped) pen.figure(postings[1]?.amount);
  }
}

/** How something is handed to a writer: as it is, as something made once, or with its pattern. */
type Handed = GameEvent | Made<GameEvent> | { readonly way: WayPaid; readonly event: Paid };
const plainly = (handed: Handed): GameEvent =>
  'event' in handed ? (handed.event as GameEvent) : (handed as GameEvent);
const on = (way: WayPaid, amount: number, tip = 0): Handed => ({ way, event: way.event(cents(amount), cents(tip)) });

type Commands = readonly (readonly Handed[])[];
const plain = (commands: Commands): readonly (readonly GameEvent[])[] => commands.map((events) => events.map(plainly));

function written(commands: Commands): Uint8Array {
  const writer = new EventWriter<TestEvent>(SHAPES);
  for (const events of commands) {
    for (const handed of events) {
      if (handed instanceof Made) writer.whole(handed as Made<TestEvent>);
      else if ('way' in handed) writer.patterned(handed.way, handed.event);
      else writer.event(handed as TestEvent);
    }
    writer.end();
  }
  return writer.page.bytes;
}
const readBack = (...commands: Commands): readonly (readonly GameEvent[])[] => readEvents(SHAPES, written(commands));

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
const ways = ['ana', 'Íñigo', '{"amount":1}', '__proto__'].flatMap((player) => [
  new WayPaid(player, true, false),
  new WayPaid(player, false, false),
  new WayPaid(player, true, true),
]);
const paidOnPattern = fc
  .tuple(fc.constantFrom(...ways), figure, figure)
  .map(([way, amount, tip]) => on(way, way.isPaid ? amount : 0, tip));
const event = fc.oneof(
  paidOnPattern,
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
  fc.record({ type: fc.constant('Said'), word: fc.constantFrom('a', 'b'), grounds }),
);

describe('written events', () => {
  it('are read back as they were, whatever is in them and whatever was written before', () => {
    fc.assert(
      fc.property(fc.array(fc.array(event)), (commands) => {
        // Minus nought is the one number that JSON does not keep.
        expect(readBack(...commands)).toEqual(JSON.parse(JSON.stringify(plain(commands))));
      }),
      { seed: 3 },
    );
  });

  it('take few bytes for what has been said before, and fewest when they were made once', () => {
    const grounds = ['X-1', 'X-2~AMB-3'];
    const said = made({ type: 'Said', word: 'faites vos jeux', grounds });
    const route = new Route('house', 'player:ana', 'X-1');
    const paid = (amount: number) => ({
      type: 'Paid',
      player: 'ana',
      amount,
      fate: 'won',
      grounds,
      postings: [route.posting(cents(amount))],
    });
    const commands = [[said, paid(1500)], [said], [paid(1500)]];
    const length = (count: number): number => written(commands.slice(0, count)).length;
    // Which event; the end.
    expect(length(2) - length(1)).toBe(2);
    // Type, player, amount in two bytes, fate, grounds; how many postings; route and amount; the end.
    expect(length(3) - length(2)).toBe(6 + 1 + 3 + 1);
    expect(readBack(...commands)).toEqual(plain(commands));
  });

  it('that were made once are known to each writer by his own number', () => {
    const said = ['a', 'b', 'c'].map((word) => made({ type: 'Said', word, grounds: ['X-1'] }));
    const forwards = said.map((event) => [event]);
    const backwards = forwards.toReversed();
    expect(readBack(...forwards)).toEqual(plain(forwards));
    expect(readBack(...backwards, ...forwards)).toEqual(plain([...backwards, ...forwards]));
  });

  it('made on a pattern are that pattern, spelled once, and their figures', () => {
    const [paid, , tipped] = ways as [WayPaid, WayPaid, WayPaid];
    const commands = [[on(paid, 1500)], [on(tipped, 70, 5)]];
    const again = [[on(paid, 70_000)], [on(tipped, 7, 0)]];
    const length = (...written_: Commands): number => written(written_).length;
    const first = length(...commands);
    // Which pattern; its figure in three bytes; the end.
    expect(length(...commands, again[0] as Commands[number]) - first).toBe(5);
    // The same with two figures of a byte each.
    expect(length(...commands, ...again) - first).toBe(5 + 4);
    expect(readBack(...commands, ...again)).toEqual(plain([...commands, ...again]));
  });

  it('made on a pattern are read back field for field in the order of the shape', () => {
    const paid = {
      type: 'Paid',
      player: 'ana',
      amount: 70,
      fate: 'won',
      grounds: ['X-1'],
      postings: [
        { from: 'house', to: 'player:ana', amount: 70, ground: 'X-1' },
        { from: 'player:ana', to: 'house', amount: 5, ground: 'X-2' },
      ],
    };
    expect(JSON.stringify(readBack([on(ways[2] as WayPaid, 70, 5)]))).toBe(JSON.stringify([[paid]]));
  });

  it('go on past the end of a page, and start again on a cleared one', () => {
    const writer = new EventWriter(SHAPES);
    const note = { type: 'Noted', no: 1, note: 'n'.repeat(400), cards: ['As'], asked: true, between: null } as const;
    for (let i = 0; i < 200; i++) writer.write([note]);
    const first = writer.page.bytes.slice();
    expect(readEvents(SHAPES, first)).toEqual(Array.from({ length: 200 }, () => [note]));
    writer.page.clear();
    expect(writer.page.length).toBe(0);
    writer.write([note]);
    // The second page is read after the first: it uses what the first has taught.
    expect(readEvents(SHAPES, Uint8Array.from([...first, ...writer.page.bytes])).length).toBe(201);
  });

  it('do not mix up events whose lists are new every time, and forget names before they are too many', () => {
    const paid = (n: number) => ({
      type: 'Paid',
      player: `guest-${n}`,
      amount: n,
      fate: 'won',
      grounds: [`X-${n % 3}`],
      postings: [],
    });
    // Every tenth guest is paid on a pattern of his own, and one who was there before all others again and again.
    const [ana] = ways as [WayPaid];
    const commands = Array.from({ length: 15_000 }, (_, n) => [
      n % 10 === 0 ? on(new WayPaid(`guest-${n}`, true, n % 20 === 0), n, 1) : paid(n),
      on(ana, n),
    ]);
    expect(readBack(...commands)).toEqual(plain(commands));
  });

  it('of no known type, with no such word or with no such card are not written', () => {
    expect(() => written([[{ type: 'Danced' }]])).toThrow('Danced');
    const paid = { type: 'Paid', player: 'ana', amount: 1, fate: 'eaten', grounds: ['X-1'], postings: [] };
    expect(() => written([[paid]])).toThrow('eaten');
    const note = { type: 'Noted', no: 1, note: null, cards: ['1s'], asked: true, between: null };
    expect(() => written([[note]])).toThrow('1s');
  });

  it('that are torn off are not read', () => {
    const said = { type: 'Said', word: 'a', grounds: ['X-1'] };
    const bytes = written([[said]]);
    expect(() => readEvents(SHAPES, bytes.subarray(0, -1))).toThrow(RangeError);
    const neverSaid = BEFORE_TYPES + Object.keys(SHAPES).length + 1;
    expect(() => readEvents(SHAPES, Uint8Array.of(neverSaid, END))).toThrow('never said');
    // It is said that somebody is called ana, who is no event.
    const name = new TextEncoder().encode('"ana"');
    const bytesOfName = Uint8Array.of(0, name.length, ...name, neverSaid, END);
    expect(() => readEvents(SHAPES, bytesOfName)).toThrow('no event');
  });
});
