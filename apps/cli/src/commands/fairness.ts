import { type Proof, VERSION, type Verified, verify } from '@sabot/fairness';
import { BadCall, BadFile } from '../bad-call.ts';
import { PAGE_WIDTH, wrap } from '../layout.ts';
import { readText } from '../read-text.ts';
import type { Call } from './command.ts';
import { atMost, type Command, complain, print, printJson, required } from './command.ts';

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadFile((bad) => bad.notJson(file));
  }
}

const isProof = (value: unknown): value is { readonly version: unknown } =>
  typeof value === 'object' && value !== null && 'version' in value;

/** Who had a hand in the shuffle, who cut, and who kept theirs back. */
function handsTold({ words }: Call, { contributions, cut }: Proof, { withheld }: Verified): readonly string[] {
  const told = words.fairness;
  const players = contributions.map(({ player }) => player).filter((player) => !withheld.includes(player));
  return [
    players.length === 0 ? told.nobody : told.contributed(players.join(', ')),
    told.cut(cut.by, cut.depth),
    ...(withheld.length === 0 ? [] : [told.withheld(withheld.join(', '))]),
  ];
}

/** `sabot fairness verify FILE`: computes a shuffle again from its proof. */
export const fairness: Command = {
  name: 'fairness',
  options: { json: 'boolean' },
  async run(call) {
    const what = required('fairness', call, 0, 'verify FILE');
    if (what !== 'verify') throw new BadCall((bad) => bad.missing('fairness', 'verify FILE'));
    const file = required('fairness', call, 1, 'FILE');
    atMost('fairness', call, 2);
    const proof = parsed(await readText(file, call.io), file);
    if (!isProof(proof)) throw new BadFile((bad) => bad.notAProof(file));
    // Of another version it may well hold: only who knows that version can say.
    if (proof.version !== VERSION) {
      throw new BadFile((bad) => bad.proofVersion(file, String(proof.version), VERSION));
    }
    const verdict = verify(proof);
    const { fair, unfair } = call.words.fairness;
    if (call.options.json) printJson(call, verdict);
    else if (verdict.ok) {
      const told = [
        fair(verdict.checked, verdict.order.length),
        ...handsTold(call, proof as unknown as Proof, verdict),
      ];
      print(call, ...told.flatMap((sentence) => wrap(sentence, PAGE_WIDTH)));
    } else complain(call, `${file}: ${unfair(verdict.at, verdict.reason)}`);
    return verdict.ok ? 0 : 1;
  },
};
