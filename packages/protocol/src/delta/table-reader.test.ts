import { describe, expect, it } from 'vitest';
import type { TableDelta, TableMessage } from '../outbound.ts';
import { outbound } from '../outbound.ts';
import { EVENTS_KEPT } from '../version.ts';
import { TableReader } from './table-reader.ts';

const sit = (max: number) => ({
  act: 'Sit',
  fields: { seat: { kind: 'between', min: 1, max, grounds: { min: 'A-1', max: 'A-1' } } },
  joint: [],
  grounds: ['A-1'],
});
const whole = (more: object = {}): TableMessage =>
  outbound.parse({
    type: 'table',
    table: 't',
    ruleset: 'r',
    game: 'punto-banca',
    version: 7,
    revision: 20,
    bots: [],
    shuffle: null,
    view: { phase: 'stakes', books: { amounts: [1, 2] } },
    events: [{ no: 7, event: { type: 'Called', occasion: 'opening' } }],
    awaits: [],
    acts: [sit(9)],
    ...more,
  }) as TableMessage;
const delta = (from: number, more: object = {}): TableDelta =>
  outbound.parse({ type: 'delta', table: 't', from, to: from + 1, events: [], ...more }) as TableDelta;

function reading() {
  const asked: object[] = [];
  return { asked, reader: new TableReader((known) => asked.push(known)) };
}

describe('a reader of a table', () => {
  it('makes the whole message of what has changed', () => {
    const { reader, asked } = reading();
    reader.read(whole());
    const change = { view: { books: { amounts: { 1: [5] } } }, situation: [{ plays: null }] };
    expect(reader.read(delta(20, { change, events: [[1], [2, { occasion: ['closing'] }], { type: 'X' }] }))).toEqual(
      whole({
        version: 10,
        revision: 21,
        view: { phase: 'stakes', books: { amounts: [1, 5] } },
        situation: { plays: null },
        events: [
          { no: 8, event: { type: 'Called', occasion: 'opening' } },
          { no: 9, event: { type: 'Called', occasion: 'closing' } },
          { no: 10, event: { type: 'X' } },
        ],
      }),
    );
    expect(reader.read(delta(21, { change: { situation: 0 } }))).not.toHaveProperty('situation');
    expect([asked, reader.known]).toEqual([[], { have: 10 }]);
  });

  it('remembers an act as it was last offered', () => {
    const { reader } = reading();
    reader.read(whole());
    expect(reader.read(delta(20, { acts: [] }))?.acts).toEqual([]);
    expect(reader.read(delta(21, { acts: ['Sit'] }))?.acts).toEqual([sit(9)]);
    const offers = { Sit: { fields: { seat: { max: [8] } } }, Leave: [{ ...sit(1), act: 'Leave' }] };
    const acts = reader.read(delta(22, { acts: ['Leave', 'Sit'], offers }))?.acts;
    expect(acts).toEqual([{ ...sit(1), act: 'Leave' }, sit(8)]);
    expect(reader.read(delta(23))?.acts).toEqual(acts);
  });

  it.each([
    ['starts from another revision', delta(19)],
    ['is of another table', { ...delta(20), table: 'u' }],
    ['refers to an event it was never told', delta(20, { events: [[2]] })],
    ['names an act that was never offered', delta(20, { acts: ['constructor'] })],
    ['changes an offer that was never made', delta(20, { offers: { Leave: { fields: [1] } } })],
    ['changes a place that is not there', delta(20, { change: { view: { books: { amounts: { 5: [1] } } } } })],
  ])('asks once for the whole table where a delta %s', (_, misfit) => {
    const { reader, asked } = reading();
    reader.read(whole());
    for (const message of [misfit, misfit, delta(20)]) expect(reader.read(message)).toBeNull();
    expect(asked).toEqual([{ have: 7 }]);
    expect(reader.read(whole({ version: 9, revision: 30 }))).toMatchObject({ version: 9 });
    expect(reader.read(delta(30))).toMatchObject({ version: 9, revision: 31 });
    reader.read(delta(1));
    expect(asked).toEqual([{ have: 7 }, { have: 9 }]);
  });

  it('asks for the whole table where a delta comes first', () => {
    const { reader, asked } = reading();
    expect(reader.read(delta(0))).toBeNull();
    expect(asked).toEqual([{}]);
  });

  it('keeps as many events as a delta may refer to, and no more', () => {
    const { reader } = reading();
    reader.read(whole());
    let from = 20;
    const next = (events: unknown[]) => reader.read(delta(from++, { events }));
    for (let i = 1; i < EVENTS_KEPT; i += 1) expect(next([{ type: 'X' }])).not.toBeNull();
    expect(next([[EVENTS_KEPT]])?.events).toMatchObject([{ event: { occasion: 'opening' } }]);
    expect(next([[EVENTS_KEPT + 1]])).toBeNull();
  });

  it('asks again where the request may have been lost too, and not for every delta', () => {
    const { reader, asked } = reading();
    reader.read(whole());
    for (let revision = 30; revision < 39; revision++) expect(reader.read(delta(revision))).toBeNull();
    expect(asked).toEqual([{ have: 7 }, { have: 7 }]);
    expect(reader.read(whole({ revision: 40 }))).not.toBeNull();
    expect(reader.read(delta(40))).not.toBeNull();
  });
});
