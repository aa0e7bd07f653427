import { expect, test } from 'vitest';
import { NO_HASH } from './envelope.ts';
import { canonicalBytes, hashOf, snapshotSum } from './hash.ts';
import { isSound } from './read-checked.ts';

const old = {
  stream: 'table-1',
  version: 1,
  commit: 0,
  commandId: 'c-1',
  actor: 'player:ana',
  at: 1_700_000_000_000,
  ruleset: 'punto-banca',
  edition: 3,
  act: null,
  type: 'Noted',
  data: '{"value":"ñ €"}',
  prev: NO_HASH,
};
const first = { ...old, commit: 41, act: '{"type":"Note","by":{"kind":"player","id":"ana"}}' };

/** Computed with another program in another language, from the layout in docs/event-store.md. */
const KNOWN_OLD = [
  'e505e42f14b12e9c5fe23f675fcc90069896e112e6857e55a2298ae52d3809a4',
  'fc915989059cedfb6af40bf2b11ae64042613d8418bc33a43a6c39483960287d',
];
const KNOWN = [
  'cfab0329ea9d9f636244c64b086ac38325841a56351d9c1a18986cb75277662e',
  '9f8fbab8c87f257310b891c7d1efabcf459c753c3d66b7836ba71898ab89321e',
];

test('known answers of the form before acts were kept', () => {
  const second = { ...old, version: 2, commandId: 'c-2', actor: 'croupier', at: Number.MAX_SAFE_INTEGER };
  expect(hashOf(old)).toBe(KNOWN_OLD[0]);
  expect(hashOf({ ...second, ruleset: '', edition: 0, data: '[]', prev: KNOWN_OLD[0]! })).toBe(KNOWN_OLD[1]);
});

test('known answers', () => {
  const second = { ...first, version: 2, commit: Number.MAX_SAFE_INTEGER, commandId: 'c-2', actor: 'croupier' };
  expect(hashOf(first)).toBe(KNOWN[0]);
  expect(hashOf({ ...second, act: null, ruleset: '', edition: 0, data: '[]', prev: KNOWN[0]! })).toBe(KNOWN[1]);
});

test('every field counts, and none can be moved into its neighbour', () => {
  const others = [
    { ...first, stream: 'table-2' },
    { ...first, version: 2 },
    { ...first, commit: 42 },
    { ...first, commandId: 'c-2' },
    { ...first, commandId: 'c-1p', actor: 'layer:ana' },
    { ...first, actor: 'player:bea' },
    { ...first, at: first.at + 1 },
    { ...first, ruleset: 'mini' },
    { ...first, edition: 4 },
    { ...first, act: null },
    { ...first, act: first.act.replace('ana', 'bea') },
    { ...first, act: `${first.act}N`, type: 'oted' },
    { ...first, type: 'Note', data: `d${first.data}` },
    { ...first, data: '{"value":"n €"}' },
    { ...first, prev: KNOWN[1]! },
    old,
  ];
  expect(new Set([first, ...others].map(hashOf)).size).toBe(others.length + 1);
});

test('the layout begins with its name and has no gaps', () => {
  const bytes = canonicalBytes(first);
  expect(bytes.subarray(0, 17).toString('latin1')).toBe('\0\0\0\x0dsabot-event-2');
  expect(bytes.length).toBe(17 + 32 + 11 + 4 + 8 + 7 + 14 + 8 + 15 + 4 + (4 + first.act.length) + 9 + 22);
  expect(canonicalBytes(old).length).toBe(17 + 32 + 11 + 4 + 7 + 14 + 8 + 15 + 4 + 9 + 22);
});

test('an act put beside an event of the old form is no part of its hash, and is found all the same', () => {
  const event = { ...old, hash: hashOf(old) };
  expect(isSound(event)).toBe(true);
  expect(isSound({ ...event, act: first.act })).toBe(false);
  const now = { ...first, act: null };
  expect(isSound({ ...now, hash: hashOf(now) })).toBe(true);
  expect(isSound({ ...now, act: '', hash: hashOf(now) })).toBe(false);
});

test('a snapshot is guarded in all its parts', () => {
  const sums = [
    snapshotSum('v1', 1, 'x'),
    snapshotSum('v1x', 1, ''),
    snapshotSum('v1', 2, 'x'),
    snapshotSum('v1', 1, 'y'),
  ];
  expect(new Set(sums).size).toBe(4);
});
