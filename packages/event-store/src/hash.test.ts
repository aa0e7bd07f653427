import { expect, test } from 'vitest';
import { NO_HASH } from './envelope.ts';
import { canonicalBytes, hashOf, snapshotSum } from './hash.ts';

const first = {
  stream: 'table-1',
  version: 1,
  commandId: 'c-1',
  actor: 'player:ana',
  at: 1_700_000_000_000,
  ruleset: 'punto-banca',
  edition: 3,
  type: 'Noted',
  data: '{"value":"ñ €"}',
  prev: NO_HASH,
};

/** Computed with another program in another language, from the layout in docs/event-store.md. */
const KNOWN = [
  'e505e42f14b12e9c5fe23f675fcc90069896e112e6857e55a2298ae52d3809a4',
  'fc915989059cedfb6af40bf2b11ae64042613d8418bc33a43a6c39483960287d',
];

test('known answers', () => {
  const second = { ...first, version: 2, commandId: 'c-2', actor: 'croupier', at: Number.MAX_SAFE_INTEGER };
  expect(hashOf(first)).toBe(KNOWN[0]);
  expect(hashOf({ ...second, ruleset: '', edition: 0, data: '[]', prev: KNOWN[0]! })).toBe(KNOWN[1]);
});

test('every field counts, and none can be moved into its neighbour', () => {
  const others = [
    { ...first, stream: 'table-2' },
    { ...first, version: 2 },
    { ...first, commandId: 'c-2' },
    { ...first, commandId: 'c-1p', actor: 'layer:ana' },
    { ...first, actor: 'player:bea' },
    { ...first, at: first.at + 1 },
    { ...first, ruleset: 'mini' },
    { ...first, edition: 4 },
    { ...first, type: 'Note', data: `d${first.data}` },
    { ...first, data: '{"value":"n €"}' },
    { ...first, prev: KNOWN[1]! },
  ];
  expect(new Set([first, ...others].map(hashOf)).size).toBe(others.length + 1);
});

test('the layout begins with its name and has no gaps', () => {
  const bytes = canonicalBytes(first);
  expect(bytes.subarray(0, 17).toString('latin1')).toBe('\0\0\0\x0dsabot-event-1');
  expect(bytes.length).toBe(17 + 32 + 11 + 4 + 7 + 14 + 8 + 15 + 4 + 9 + 22);
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
