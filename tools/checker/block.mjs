// A sealed block: docs/event-store.md, “Sealed blocks”.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { hashOf } from './chain.mjs';

const ZERO = Buffer.alloc(32);
const perhaps = (field) => (field === '' ? null : field.slice(1));
const bytes = (hex) => Buffer.from(hex, 'hex');

/** The compressed bytes of a block, from the store or from the file it was moved to. */
export function bodyOf({ block, sum, file }, body, folders) {
  let found = body;
  if (file !== null) {
    const path = folders.map((folder) => join(folder, file)).find((one) => existsSync(one));
    if (path === undefined) throw new Error(`block ${block}: ${file} is in none of the archives`);
    const content = readFileSync(path);
    const end = content.indexOf('\n');
    const [form, no, , named] = content.subarray(0, end).toString('latin1').split(' ');
    if (form !== 'sabot-archive-1' || no !== String(block) || named !== Buffer.from(sum).toString('hex'))
      throw new Error(`block ${block}: ${path} is another file`);
    found = content.subarray(end + 1);
  }
  if (!createHash('sha256').update(found).digest().equals(Buffer.from(sum)))
    throw new Error(`block ${block}: its sum is another`);
  return found;
}

/** The appends of a block by their numbers. What is `left` of one lies in the log. */
export function readBlock({ block, size }, body) {
  const fields = zstdDecompressSync(body, { maxOutputLength: Number(size) })
    .toString('utf8')
    .split('\0');
  let at = 0;
  const text = () => {
    if (at >= fields.length) throw new Error(`block ${block} ends too early`);
    return fields[at++];
  };
  const integer = () => {
    const field = text();
    if (!/^-?\d+$/.test(field)) throw new Error(`block ${block}: ${field} is no number`);
    return BigInt(field);
  };
  const count = () => Number(integer());
  if (text() !== 'sabot-block-1') throw new Error(`block ${block} is of a form that is not known`);
  const appends = new Map();
  const [places, runs] = [new Map(), []];
  let [number, time] = [0n, 0n];
  for (let left = count(); left > 0; left -= 1) {
    number += integer();
    const [command_id, actor] = [text(), text()];
    time += integer();
    const append = { id: command_id, actor, at: time, answer: perhaps(text()), writes: [] };
    for (let writes = count(); writes > 0; writes -= 1) append.writes.push(readWrite());
    appends.set(number, append);

    function readWrite() {
      const stream = text();
      const length = text();
      if (length === 'left') return { stream, left: true };
      const [before, prev, ruleset, edition] = [text(), text(), text(), count()];
      let place = before === '' ? places.get(stream) : { version: Number(before), hash: bytes(prev) };
      const first = place;
      const events = [];
      for (let n = Number(length); n > 0; n -= 1) {
        const [type, data, act] = [text(), text(), perhaps(text())];
        const version = place.version + 1;
        const commit_no = number > 0n ? number : 0n;
        const event = { stream, version, commit_no, command_id, actor, at: time, ruleset, edition, act, type, data };
        const hash = hashOf({ ...event, prev: place.hash });
        events.push({ ...event, prev: place.hash, hash });
        place = { version, hash };
      }
      places.set(stream, place);
      if (events.length > 0) follow(stream, first, place);
      return { stream, left: false, events, version: place.version, hash: place.hash };
    }
  }
  function follow(stream, first, last) {
    const open = runs.findLast((run) => run.stream === stream);
    if (open !== undefined && open.to === first.version && open.hash.equals(first.hash)) {
      open.to = last.version;
      open.hash = last.hash;
    } else runs.push({ stream, from: first.version + 1, to: last.version, prev: first.hash ?? ZERO, hash: last.hash });
  }
  const told = [];
  for (let n = count(); n > 0; n -= 1)
    told.push({ stream: text(), from: count(), to: count(), prev: bytes(text()), hash: bytes(text()) });
  if (at !== fields.length) throw new Error(`block ${block} goes on too long`);
  if (plain(runs) !== plain(told)) throw new Error(`block ${block}: its hashes do not end where they must`);
  return { appends, runs };
}

/** Runs as a text, to be compared. */
export const plain = (runs) =>
  runs
    .map(({ stream, from, to, prev, hash }) => [from, to, prev.toString('hex'), hash.toString('hex'), stream].join(' '))
    .sort()
    .join('\n');

/** The numbers of a block's appends, from the list beside it. */
export function numbersIn({ first_commit, commits }) {
  const numbers = [];
  let [last, value, scale] = [first_commit, 0n, 1n];
  for (const byte of commits) {
    value += BigInt(byte & 0x7f) * scale;
    scale *= 128n;
    if (byte >= 0x80) continue;
    last += value;
    numbers.push(last);
    [value, scale] = [0n, 1n];
  }
  return numbers;
}
