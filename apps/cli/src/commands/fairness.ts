import { type Dealt, isHex32, type Judgement, judge, type Noted, readDealt, VERSION } from '@sabot/fairness';
import { BadCall, BadFile } from '../call/bad-call.ts';
import { readText } from '../call/read-text.ts';
import { dealtInHistory } from '../history/dealt-in-history.ts';
import { originOf } from '../house/address.ts';
import { shoesOf } from '../house/shoes-of-a-house.ts';
import { PAGE_WIDTH, wrap } from '../terminal/layout.ts';
import { atMost, type Call, type Command, complain, type Exit, print, printJson, required } from './command.ts';

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadFile((bad) => bad.notJson(file));
  }
}

/** A file holds a proof, or what the page saves: the proof with its record and what the browser saw. */
interface Kept {
  readonly proof: { readonly version: unknown; readonly table?: unknown; readonly talla?: unknown };
  readonly record: unknown;
  readonly dealt: unknown;
  readonly noted: unknown;
}
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function keptIn(value: unknown, file: string): Kept {
  const both = isObject(value) && Object.hasOwn(value, 'proof') ? value : { proof: value };
  const { proof, record = null, dealt = null, noted = null } = both as Partial<Kept>;
  if (!isObject(proof) || !Object.hasOwn(proof, 'version')) throw new BadFile((bad) => bad.notAProof(file));
  const { version } = proof;
  // Of another version it may well hold: only who knows that version can say.
  if (version !== VERSION) throw new BadFile((bad) => bad.proofVersion(file, String(version), VERSION));
  return { proof, record, dealt, noted };
}

function seenIn({ dealt }: Kept, file: string): Dealt | null {
  try {
    return dealt === null ? null : readDealt(dealt);
  } catch {
    throw new BadFile((bad) => bad.notAProof(file));
  }
}

function notedIn({ noted }: Kept): Noted | null {
  if (!isObject(noted) || !isHex32(noted.house)) return null;
  return { house: noted.house, entropy: isHex32(noted.entropy) ? noted.entropy : null };
}

/** What was dealt by an exported history; it must be of this very shoe. */
async function exportedIn(call: Call, { proof }: Kept): Promise<Dealt | null> {
  const { history } = call.options;
  if (typeof history !== 'string') return null;
  const { table, shoes } = dealtInHistory(await readText(history, call.io), history);
  const dealt = shoes.get(Number(proof.talla));
  const isOther = dealt === undefined || (table !== null && table !== proof.table);
  if (isOther) throw new BadFile((bad) => bad.otherShoe(history, String(proof.table), Number(proof.talla)));
  return dealt;
}

/** In a few sentences: the verdict and why, who had a hand in it, and who kept theirs back. */
function told({ words }: Call, judgement: Judgement): readonly string[] {
  const say = words.fairness;
  if (judgement.verdict === 'disproved') return [say.disproved(judgement.at, judgement.reason)];
  const { verdict, lacks, proof, order, withheld, compared } = judgement;
  const players = proof.contributions.map(({ player }) => player).filter((player) => !withheld.includes(player));
  return [
    verdict === 'proved' ? say.proved(compared, order.length) : say.notProved,
    ...lacks.map((lack) => say.lacks[lack](judgement)),
    players.length === 0 ? say.nobody : say.contributed(players.join(', ')),
    say.cut(proof.cut.by, proof.cut.depth),
    ...(withheld.length === 0 ? [] : [say.withheld(withheld.join(', '))]),
  ];
}

async function verifyFile(call: Call, file: string): Promise<Exit> {
  atMost('fairness', call, 2);
  const kept = keptIn(parsed(await readText(file, call.io), file), file);
  const dealt = (await exportedIn(call, kept)) ?? seenIn(kept, file);
  const judgement = judge(kept.proof, { record: kept.record, noted: notedIn(kept), dealt });
  const lines = told(call, judgement);
  if (call.options.json) printJson(call, judgement);
  else if (judgement.verdict === 'disproved') complain(call, `${file}: ${lines.join(' ')}`);
  else print(call, ...lines.flatMap((sentence) => wrap(sentence, PAGE_WIDTH)));
  return judgement.verdict === 'proved' ? 0 : 1;
}

function tallaIn({ args }: Call): number | null {
  const given = args[3];
  if (given === undefined) return null;
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new BadCall((bad) => bad.notANumber('TALLA', given));
  return Number(given);
}

/** Each shoe of a table, proof and record and history from the house itself, a line each. */
async function verifyHouse(call: Call, address: string): Promise<Exit> {
  const table = required('fairness', call, 2, 'verify URL TABLE');
  atMost('fairness', call, 4);
  const say = call.words.fairness;
  const { record, shoes } = await shoesOf(originOf(address), table, tallaIn(call));
  const all: unknown[] = [];
  let isProved = true;
  let checked = 0;
  for await (const { talla, commitment, proof, dealt, abandoned } of shoes) {
    const judgement =
      proof === null ? null : judge(proof, { record, dealt, noted: { house: commitment, entropy: null } });
    if (judgement !== null) checked += 1;
    if (judgement !== null && judgement.verdict !== 'proved') isProved = false;
    all.push({ talla, commitment, abandoned, ...(judgement ?? { verdict: null }) });
    if (call.options.json) continue;
    const line = judgement === null ? [say.unfinished(abandoned)] : told(call, judgement);
    print(call, ...wrap(`${say.talla(talla)}: ${line.join(' ')}`, PAGE_WIDTH));
  }
  if (call.options.json) printJson(call, all);
  else if (checked === 0) print(call, say.nothing);
  return isProved && checked > 0 ? 0 : 1;
}

/** `sabot fairness verify`: computes a shuffle again and compares every card with what was dealt. */
export const fairness: Command = {
  name: 'fairness',
  options: { json: 'boolean', history: 'string' },
  async run(call) {
    const what = required('fairness', call, 0, 'verify FILE');
    if (what !== 'verify') throw new BadCall((bad) => bad.missing('fairness', 'verify FILE'));
    const place = required('fairness', call, 1, 'FILE');
    return /^(https?|wss?):/.test(place) ? verifyHouse(call, place) : verifyFile(call, place);
  },
};
