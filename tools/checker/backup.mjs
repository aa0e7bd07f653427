// A folder of backup files: docs/event-store.md, “Backup and restore”. Nothing of the packages is used.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { readRow } from './log-row.mjs';

const NAME = /^sabot-\d{12}\.backup$/;

/** One file, unpacked and summed up: what it goes on from, its appends and its end. */
function readFile(path) {
  const bytes = zstdDecompressSync(readFileSync(path));
  let at = 0;
  const take = (count) => {
    if (at + count > bytes.length) throw new Error(`${path} ends too early`);
    at += count;
    return bytes.subarray(at - count, at);
  };
  const signed = () => take(8).readBigInt64BE();
  const sized = () => take(take(4).readUInt32BE());
  if (sized().toString() !== 'sabot-backup-1') throw new Error(`${path} is of a form that is not known`);
  const [previous, after, appends] = [take(32), signed(), []];
  for (;;) {
    const mark = take(1).toString();
    if (mark === 'a') appends.push({ number: signed(), body: sized() });
    else if (mark === 's') [sized(), sized()];
    else if (mark === 'e') break;
    else throw new Error(`${path} has ${mark} where a part begins`);
  }
  const last = signed();
  signed();
  const sum = createHash('sha256').update(bytes.subarray(0, at)).digest();
  if (!sum.equals(take(32)) || at !== bytes.length) throw new Error(`${path} was changed`);
  if ((appends.at(-1)?.number ?? after) !== last) throw new Error(`${path} does not end where it says`);
  return { previous, after, appends, last, sum };
}

/** Every append of the files in a folder, each of which must go on from the one before. */
export function* backupAppends(folder) {
  let before = { sum: Buffer.alloc(32), last: null };
  for (const name of readdirSync(folder)
    .filter((one) => NAME.test(one))
    .sort()) {
    const file = readFile(join(folder, name));
    const goesOn = before.last === null ? file.after <= 0n : file.after === before.last;
    if (!goesOn || !file.previous.equals(before.sum)) throw new Error(`${name} does not go on from the file before`);
    let number = file.after;
    for (const append of file.appends) {
      number += 1n;
      if (append.number !== number) throw new Error(`append ${number} is missing`);
      yield { number, ...readRow(number, append.body) };
    }
    before = file;
  }
}
