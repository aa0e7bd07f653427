import { lookUp } from '@sabot/engine/by-name';
import type { Layout } from '@sabot/protocol';
import { describe, expect, it } from 'vitest';
import { isClear } from '../any-game/room.ts';
import { CARD_RATIO } from '../any-game/travelling-card.tsx';
import { geometryOf, leastFor, seatNumbers } from './geometry.ts';

const BETS = ['punto', 'banca', 'tie'] as const;
const zones = (places: readonly ('seat' | 'centre')[]): Layout['zones'] =>
  BETS.map((bet, i) => ({ bet, on: bet, name: null, place: places[i] ?? 'seat', mark: 'box', ground: 'X' }));
const OVAL = { shape: 'oval', zones: zones(['seat', 'centre', 'centre']), basket: 'basket', grounds: [] } as Layout;
const MINI = { shape: 'half-moon', zones: zones(['seat', 'seat', 'seat']), basket: 'basket', grounds: [] } as Layout;
const MIDI = { shape: 'half-moon', zones: zones(['seat', 'seat', 'centre']), basket: 'basket', grounds: [] } as Layout;

/** The stage on telephones upright and on their side, on tablets, at 200 %, on a desk and on a large screen. */
const SIZES = [
  [312, 300],
  [382, 480],
  [368, 344],
  [572, 334],
  [672, 590],
  [760, 750],
  [812, 910],
  [864, 628],
  [1424, 900],
] as const;
const TABLES = [
  ['oval', OVAL, 12],
  ['oval', OVAL, 14],
  ['half-moon', MINI, 7],
  ['half-moon', MIDI, 9],
] as const;
const cases = TABLES.flatMap(([name, layout, seats]) => SIZES.map(([w, h]) => ({ name, layout, seats, w, h })));

describe('seat numbers', () => {
  it('skip thirteen', () => {
    expect(seatNumbers(12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(seatNumbers(14).slice(-3)).toEqual([12, 14, 15]);
    expect(seatNumbers(14)).not.toContain(13);
  });
});

describe.each(cases)('$name with $seats seats on $w × $h', ({ layout, seats, w, h }) => {
  const numbers = seatNumbers(seats);
  const least = leastFor(w, layout, numbers);
  const geometry = geometryOf(w, Math.max(h, least), layout, numbers);
  const first = geometry.seats[0]!;
  const last = geometry.seats.at(-1)!;

  it('puts seat 1 at the croupier’s right, which is our left, and goes on to the right of each player', () => {
    expect(first.plate.x).toBeLessThan(geometry.croupier.x);
    expect(last.plate.x).toBeGreaterThan(geometry.croupier.x);
    const middle = geometry.seats[Math.floor(seats / 2)]!;
    expect(middle.plate.y).toBeGreaterThan(first.plate.y);
    expect(middle.plate.y).toBeGreaterThan(last.plate.y);
    const xs = geometry.seats.map(({ plate }) => plate.x);
    const turn = xs.indexOf(Math.min(...xs));
    expect(
      xs.slice(turn).every((x, i, rest) => i === 0 || x > rest[i - 1]! || i >= rest.indexOf(Math.max(...rest))),
    ).toBe(true);
  });

  it('asks for no more height than a telephone can scroll through', () => {
    expect(least).toBeLessThan(720);
    expect(geometry.curve.bottom - geometry.curve.top).toBeGreaterThanOrEqual(240);
  });

  it('keeps hands, call, basket and shoe clear of each other and of every mark', () => {
    const { cardWidth, hands, call, basket, shoe, noteBelow } = geometry;
    const tall = { w: 2 * cardWidth, h: 2 * noteBelow };
    const places = [
      { ...hands.punto, ...tall },
      { ...hands.banca, ...tall },
      { ...call, w: Math.min(call.w, 190) },
      { ...basket, w: 50, h: 24 },
      { ...shoe, w: 60, h: 36 },
    ];
    const marked = BETS.filter((bet) => !geometry.rows.some((row) => row.bet === bet));
    const marks = geometry.seats.flatMap(({ zones: at }) =>
      marked.map((bet) => ({ ...lookUp(at, bet)!, w: geometry.mark, h: geometry.mark })),
    );
    expect(isClear(places, marks)).toBe(true);
  });

  it('lays punto’s cards at the croupier’s right and banca’s at his left', () => {
    expect(geometry.hands.punto.x).toBeLessThan(geometry.croupier.x);
    expect(geometry.hands.banca.x).toBeGreaterThan(geometry.croupier.x);
  });

  it('keeps both hands on the cloth, off the rim', () => {
    const { cardWidth, hands, curve } = geometry;
    const high = hands.punto.y - (cardWidth * CARD_RATIO) / 2;
    for (const { x } of [hands.punto, hands.banca]) {
      expect(Math.abs(x - curve.cx) + cardWidth).toBeLessThan(curve.halfWidth(high));
    }
  });

  it('keeps every mark on the cloth, and no two of one seat’s neighbours on top of each other', () => {
    const marked = BETS.filter((bet) => !geometry.rows.some((row) => row.bet === bet));
    const marks = geometry.seats.flatMap(({ zones: at }) => marked.map((bet) => lookUp(at, bet)!));
    for (const { x, y } of marks) {
      expect(Math.abs(x - geometry.curve.cx)).toBeLessThan(geometry.curve.halfWidth(y));
      expect(y).toBeGreaterThan(geometry.curve.top);
      expect(y).toBeLessThan(geometry.curve.bottom);
    }
    for (const [i, a] of marks.entries()) {
      for (const b of marks.slice(i + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(geometry.mark * 0.9);
      }
    }
  });

  it('numbers a department for every seat, clear of the marks', () => {
    const marked = BETS.filter((bet) => !geometry.rows.some((row) => row.bet === bet));
    for (const row of geometry.rows) {
      expect(row.boxes.map(({ n }) => n)).toEqual(seatNumbers(seats));
      for (const box of row.boxes) {
        expect(box.w).toBeGreaterThan(10);
        for (const { zones: at } of geometry.seats) {
          for (const bet of marked) {
            const apart = Math.max(
              Math.abs(lookUp(at, bet)!.x - box.x) - box.w / 2,
              Math.abs(lookUp(at, bet)!.y - box.y) - box.h / 2,
            );
            expect(apart).toBeGreaterThan(geometry.mark / 2 - 3);
          }
        }
      }
    }
  });
});

it.each([700, 710, 720])('leaves the departments of the Midi room for their sums on a tablet, %i high', (height) => {
  const [row] = geometryOf(760, height, MIDI, seatNumbers(9)).rows;
  expect(row?.boxes[0]?.w).toBeGreaterThan(24);
});
