import { type DealtHere, type PuntoBancaMessage, seenIn, type TableMessage } from '@sabot/protocol';
import { describe, expect, test } from 'vitest';
import { messageOf } from '../../test/paper-house.ts';
import { ShoeNotes, seenShoe } from './seen-shoe.ts';

type Event = { readonly type: string; readonly [field: string]: unknown };
const drawn = (no: number, card: string, hand = 'punto'): Event => ({ type: 'CardDrawn', no, card, hand, face: 'up' });

interface Step {
  readonly events: readonly Event[];
  readonly out: number;
  readonly talla?: number;
  readonly cloth?: readonly { readonly no: number; readonly card: string; readonly hand: string }[];
}

/** Messages one after the other, each with its events; `skipped` says that some were missed before it. */
class Table {
  version = 0;

  say({ events, out, talla = 1, cloth }: Step, skipped = 0): TableMessage {
    this.version += events.length + skipped;
    const message = messageOf({ version: this.version, talla, events: skipped > 0 ? [] : events, pack: { out } });
    return cloth === undefined
      ? message
      : { ...message, view: { ...message.view, coup: { drawn: cloth } } as unknown as PuntoBancaMessage['view'] };
  }
}
const watched = (...messages: readonly TableMessage[]): readonly DealtHere[] => {
  const ended: DealtHere[] = [];
  let last: DealtHere | null = null;
  for (const message of messages) {
    const shoes = seenIn(last, message);
    ended.push(...shoes.slice(0, -1));
    last = shoes.at(-1) as DealtHere;
  }
  return [...ended, last as DealtHere];
};

const BURN: Step = {
  events: [
    { type: 'PackBrought', talla: 1, decks: 6 },
    { type: 'CardBurnt', card: '3s', unseen: 3 },
  ],
  out: 4,
};

describe('what a browser saw leave the shoe', () => {
  test('is every card in its place: burnt, dealt open, and turned up later', () => {
    const table = new Table();
    const [shoe] = watched(
      table.say({ events: [{ type: 'TableOpened' }], out: 0, talla: 0 }),
      table.say(BURN),
      table.say({ events: [drawn(1, 'Kd'), drawn(2, '??', 'banca')], out: 6 }),
      table.say({ events: [drawn(3, '??')], out: 7, cloth: [{ no: 3, card: '9h', hand: 'punto' }] }),
      table.say({
        events: [
          { type: 'HandUncovered', hand: 'banca', cards: ['7c'] },
          { type: 'CoupEnded', coup: 1 },
        ],
        out: 7,
      }),
      table.say({ events: [{ type: 'TallaEnded', talla: 1 }], out: 7 }),
    ).slice(-1);
    expect(shoe).toMatchObject({ talla: 1, isWhole: true, cards: ['3s', '??', '??', '??', 'Kd', '7c', '9h'] });
  });

  test('has holes where something was missed, and goes on in the right place', () => {
    const table = new Table();
    const [shoe] = watched(
      table.say({ events: [{ type: 'StakesOpened', coup: 4 }], out: 20 }),
      table.say({ events: [drawn(1, 'Kd')], out: 21 }),
      table.say(
        {
          events: [],
          out: 30,
          cloth: [
            { no: 1, card: '2h', hand: 'punto' },
            { no: 2, card: '??', hand: 'banca' },
          ],
        },
        40,
      ),
      table.say({ events: [{ type: 'HandUncovered', hand: 'banca', cards: ['7c'] }], out: 30 }),
    );
    const holes = (count: number) => Array.from({ length: count }, () => null);
    expect(shoe?.cards).toEqual([...holes(20), 'Kd', ...holes(7), '2h', '7c']);
    expect(shoe?.isWhole).toBe(false);
  });

  test('keeps the first card it was told of a place, and a new shoe begins a new list', () => {
    const table = new Table();
    const shoes = watched(
      table.say({ events: [{ type: 'TableOpened' }], out: 0, talla: 0 }),
      table.say({
        ...BURN,
        events: [...BURN.events, drawn(1, 'Kd')],
        out: 5,
        cloth: [{ no: 1, card: '2c', hand: 'punto' }],
      }),
      table.say({
        events: [
          { type: 'TallaEnded', talla: 1 },
          { type: 'PackBrought', talla: 2, decks: 6 },
        ],
        out: 0,
        talla: 2,
      }),
    );
    expect(shoes.map(({ talla, isWhole }) => [talla, isWhole])).toEqual([
      [0, false],
      [1, true],
      [2, false],
    ]);
    expect(shoes[1]?.cards.at(-1)).toBe('Kd');
  });

  test('is kept beyond a page that is loaded again, and never in the way of one that may not keep', () => {
    const kept = new Map<string, string>();
    const keep = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const table = new Table();
    const first = new ShoeNotes('one', keep);
    first.see(table.say({ events: [{ type: 'TableOpened' }], out: 0, talla: 0 }));
    first.see(table.say(BURN));
    const second = new ShoeNotes('one', keep);
    second.see(table.say({ events: [], out: 4 }, 3));
    second.see(table.say({ events: [drawn(1, 'Kd')], out: 5 }));
    expect(seenShoe('one', 1, keep)).toEqual({ cards: ['3s', '??', '??', '??', 'Kd'], isWhole: false });
    expect(seenShoe('one', 2, keep)).toBeNull();
    const broken = () => {
      throw new Error('no storage');
    };
    const none = { getItem: broken, setItem: broken, removeItem: broken };
    new ShoeNotes('one', none).see(table.say(BURN));
    expect(seenShoe('one', 1, none)).toBeNull();
  });
});
