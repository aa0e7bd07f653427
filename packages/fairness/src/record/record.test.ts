import { describe, expect, test } from 'vitest';
import {
  begun,
  bytes,
  closed,
  committed,
  done,
  over,
  playedProof,
  revealing,
  SEATED,
  SECRET,
} from '../../test/played-shoe.ts';
import { begin } from '../ceremony/begin.ts';
import type { Ceremony } from '../ceremony/ceremony.ts';
import { abandon } from '../ceremony/end.ts';
import { houseCommitment } from '../commitment.ts';
import { lineAfter, putOnRecord } from './append.ts';
import { canonicalJson } from './canonical-json.ts';
import { checkRecord } from './check.ts';
import { type Entry, hashOf, NO_ENTRY } from './entry.ts';
import { verifyOnRecord } from './verify-on-record.ts';

const other = (seed: string, table = 'asturias-1'): Ceremony =>
  done(begin({ table, talla: 3, decks: 6, commitment: houseCommitment(bytes(seed)), seated: SEATED }));

function recordOf(...ceremonies: readonly Ceremony[]): readonly Entry[] {
  return ceremonies.reduce<readonly Entry[]>((record, ceremony) => {
    const put = putOnRecord(record, ceremony);
    if (!put.ok) throw new Error(put.refusal);
    return put.record;
  }, []);
}

const givenUp = () => [other('first'), done(abandon(other('first'), 'nobody came back', bytes('first')))] as const;
const full = () => recordOf(...givenUp(), begun(), closed(), over());

/** One line with other contents, all hashes and links made to fit again. */
function forged(record: readonly Entry[], at = -1, change: object = {}): Entry[] {
  const lines: Entry[] = [];
  record.forEach((entry, i) => {
    const { hash: _, ...unsealed } = { ...entry, ...(i === at ? change : {}) } as Entry;
    const linked = { ...unsealed, previous: lines.at(-1)?.hash ?? NO_ENTRY };
    lines.push({ ...linked, hash: hashOf(linked) });
  });
  return lines;
}

describe('the record of a table', () => {
  test('is written line by line by whoever holds the last one alone', () => {
    const record = full();
    const ceremonies = [...givenUp(), begun(), closed(), over()];
    ceremonies.forEach((ceremony, i) => {
      expect(lineAfter(record[i - 1], ceremony)).toEqual({ ok: true, entry: record[i] });
    });
    expect(lineAfter(record.at(-1), closed())).toEqual({ ok: false, refusal: 'out-of-turn' });
    expect(lineAfter(record[2], revealing())).toEqual({ ok: false, refusal: 'nothing-to-record' });
    expect(lineAfter(record[1], other('second', 'elsewhere'))).toEqual({ ok: false, refusal: 'other-table' });
  });

  test('keeps every commitment, those of abandoned ceremonies too', () => {
    const record = full();
    expect(record.map(({ no, deed }) => `${no} ${deed}`)).toEqual([
      '1 begun',
      '2 abandoned',
      '3 begun',
      '4 closed',
      '5 revealed',
    ]);
    expect(new Set(record.map(({ commitment }) => commitment)).size).toBe(2);
    expect(record[1]).toMatchObject({ reason: 'nobody came back', during: 'shuffling', secret: bytes('first') });
    expect(checkRecord(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, head: record.at(-1)?.hash });
    expect(checkRecord([])).toEqual({ ok: true, head: NO_ENTRY });
  });

  test('a shoe given up after it was closed stays with all that made it', () => {
    const record = recordOf(begun(), closed(), done(abandon(closed(), 'a card face up', SECRET)));
    expect(record[2]).toMatchObject({ during: 'closed', cut: { by: 'bea', depth: 77 }, secret: SECRET });
    expect(checkRecord(record)).toMatchObject({ ok: true });
  });

  test.each([
    ['nothing-to-record', [], committed()],
    ['nothing-to-record', [begun()], revealing()],
    ['other-table', [...givenUp()], other('second', 'asturias-2')],
    ['out-of-turn', [begun()], other('second')],
    ['out-of-turn', [begun(), closed()], other('second')],
    ['out-of-turn', [], closed()],
    ['out-of-turn', [begun()], over()],
    ['out-of-turn', [begun(), closed()], closed()],
    ['out-of-turn', [other('first')], closed()],
    ['out-of-turn', [...givenUp()], givenUp()[1]],
    ['commitment-used-before', [...givenUp()], other('first')],
  ])('%s', (refusal, before, next) => {
    expect(putOnRecord(recordOf(...before), next)).toEqual({ ok: false, refusal });
  });
});

describe('a record that was tampered with', () => {
  const record = full();
  const at = (i: number) => record[i] as Entry;

  test.each<[string, string, readonly unknown[]]>([
    ['[1].previous', 'link-broken', [at(0), { ...at(1), previous: bytes('x') }]],
    ['[1].hash', 'hash-differs', [at(0), { ...at(1), reason: 'another' }]],
    ['[1].no', 'out-of-order', [at(0), at(2)]],
    ['[0].no', 'out-of-order', record.slice(2)],
    ['[1].table', 'other-table', forged(record, 1, { table: 'asturias-2' })],
    ['[1].deed', 'out-of-turn', forged([at(0), { ...at(4), no: 2 }])],
    ['[2].commitment', 'commitment-used-before', forged(record, 2, { commitment: at(0).commitment })],
    ['[1].secret', 'secret-does-not-fit', forged(record, 1, { secret: bytes('x') })],
    ['[4].secret', 'secret-does-not-fit', forged(record, 4, { secret: bytes('x') })],
    [
      '[3].contributions[0].player',
      'bot-among-people',
      forged(record, 3, { contributions: [{ player: 'bot-1', commitment: bytes('b'), revealed: null }] }),
    ],
    ['[3].cut.by', 'not-seated', forged(record, 3, { cut: { by: 'zoe', depth: 5 } })],
    ['[3].cut.depth', 'out-of-range', forged(record, 3, { cut: { by: 'ana', depth: 312 } })],
    ['[2].seated[1]', 'seated-twice', forged(record, 2, { seated: [SEATED[0], SEATED[0]] })],
    ['[0].deed', 'unknown-deed', [{ ...at(0), deed: 'forgotten' }]],
    ['[1].during', 'out-of-range', [at(0), { ...at(1), during: 'sleeping' }]],
    ['[0].version', 'unknown-version', [{ ...at(0), version: 2 }]],
    ['[1]', 'not-an-object', [at(0), null]],
  ])('at %s: %s', (place, reason, lines) => {
    expect(checkRecord(lines)).toEqual({ ok: false, at: place, reason });
  });

  test('is no list', () => {
    expect(checkRecord({})).toEqual({ ok: false, at: '', reason: 'not-a-list' });
  });
});

describe('a proof and the record', () => {
  const proof = playedProof();

  test('belong together', () => {
    expect(verifyOnRecord(proof, full())).toMatchObject({ ok: true, checked: 36 });
    expect(verifyOnRecord(proof, full().slice(0, 4))).toMatchObject({ ok: true });
  });

  test('or do not', () => {
    expect(verifyOnRecord(proof, recordOf(...givenUp()))).toEqual({
      ok: false,
      at: 'commitment',
      reason: 'not-on-record',
    });
    expect(verifyOnRecord(proof, full().slice(0, 3))).toEqual({ ok: false, at: 'commitment', reason: 'not-on-record' });
    const shown = { ...proof, cards: [] };
    expect(verifyOnRecord({ ...shown, cut: { by: 'ana', depth: 78 }, lots: [] }, full())).toEqual({
      ok: false,
      at: 'cut',
      reason: 'differs-from-record',
    });
    const seated = [...SEATED, { player: 'zoe', bot: false }];
    expect(verifyOnRecord({ ...proof, seated }, full())).toEqual({
      ok: false,
      at: 'seated',
      reason: 'differs-from-record',
    });
    expect(verifyOnRecord({ ...proof, secret: bytes('x') }, full())).toMatchObject({ ok: false, at: 'secret' });
  });
});

describe('canonical JSON', () => {
  test('sorts names and leaves no space', () => {
    expect(canonicalJson({ b: [1, null, { d: true, c: 'ñ"\n' }], a: {}, A: [] })).toBe(
      '{"A":[],"a":{},"b":[1,null,{"c":"ñ\\"\\n","d":true}]}',
    );
  });
  test.each([undefined, Number.NaN, () => 1, 1n])('%o has no place in it, and is not left out in silence', (value) => {
    expect(() => canonicalJson({ a: [value] })).toThrow('has no place in JSON');
  });
});
