import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  checkRecord,
  croupierDepth,
  drawLots,
  houseCommitment,
  playerCommitment,
  shoeOrder,
  VERSION,
  verify,
} from '../src/index.ts';
import vectors from '../vectors/sabot-shuffle-1.json' with { type: 'json' };
import {
  PlainStream,
  plainBlock,
  plainCroupierDepth,
  plainEntryHash,
  plainHouseCommitment,
  plainLots,
  plainMessage,
  plainOrder,
  plainPlayerCommitment,
} from './plain.ts';

const { shuffles, lots, proofs, records } = vectors;
const named = <T extends { readonly name: string }>(list: readonly T[]): [string, T][] =>
  list.map((one) => [one.name, one]);

test('are of this version', () => {
  expect(vectors.version).toBe(VERSION);
});

describe('a shuffle', () => {
  test.each(named(shuffles))('%s', (_, { order, ...shuffle }) => {
    expect(shoeOrder(shuffle).join(' ')).toBe(order);
    expect(houseCommitment(shuffle.secret)).toBe(shuffle.commitment);
    for (const { player, entropy, commitment } of shuffle.contributions) {
      expect(playerCommitment(shuffle.commitment, player, entropy)).toBe(commitment);
    }
    expect(croupierDepth(shuffle.secret, shuffle, shuffle.contributions)).toBe(shuffle.croupierDepth);
  });

  test.each(named(shuffles))('in the plain way: %s', (_, { order, depth, ...shuffle }) => {
    expect(plainOrder(shuffle, depth).join(' ')).toBe(order);
    expect(plainHouseCommitment(shuffle.secret)).toBe(shuffle.commitment);
    const message = plainMessage('order', shuffle, Buffer.alloc(0), 0);
    expect(message.toString('hex')).toBe(shuffle.firstMessage);
    expect(plainBlock(shuffle.secret, message).toString('hex')).toBe(shuffle.firstBlock);
    const sealed = shuffle.contributions.map(({ player, entropy, commitment }) => {
      expect(plainPlayerCommitment(shuffle.commitment, player, entropy)).toBe(commitment);
      return { player, entropy: commitment };
    });
    expect(plainCroupierDepth({ ...shuffle, contributions: sealed })).toBe(shuffle.croupierDepth);
  });

  test('one of them throws a word away', () => {
    const thrown = shuffles.map((shuffle) => {
      const stream = new PlainStream('order', shuffle);
      stream.shuffle(new Array(52 * shuffle.decks).fill(''));
      return stream.thrownAway;
    });
    expect(thrown.reduce((sum, n) => sum + n)).toBe(1);
  });
});

describe('lots', () => {
  test.each(named(lots))('%s', (_, { drawn, ...among }) => {
    expect(drawLots(among)).toEqual(drawn);
    expect(plainLots(among, among.no, among.among)).toEqual(drawn);
  });
});

describe('a proof', () => {
  test.each(named<(typeof proofs)[number]>(proofs))('%s', (_, { proof, verdict }) => {
    expect(verify(proof)).toMatchObject(verdict);
  });
});

describe('a record', () => {
  test.each(named<(typeof records)[number]>(records))('%s', (_, { record, verdict }) => {
    expect(checkRecord(record)).toEqual(verdict);
  });

  test('hashed in the plain way', () => {
    for (const entry of records[0]?.record ?? []) expect(plainEntryHash(entry)).toBe(entry.hash);
  });
});

test('the example of docs/fairness.md is the first of them', () => {
  const page = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
  const [first] = shuffles;
  expect(page).toContain(`${first?.firstMessage}\n${first?.firstBlock}\n`);
});
