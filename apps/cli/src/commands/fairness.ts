import { verify } from '@sabot/fairness';
import { BadCall, BadFile } from '../bad-call.ts';
import { readText } from '../read-text.ts';
import { atMost, type Command, complain, print, printJson, required } from './command.ts';

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadFile((bad) => bad.notJson(file));
  }
}

const isProof = (value: unknown): boolean => typeof value === 'object' && value !== null && 'version' in value;

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
    const verdict = verify(proof);
    const { fair, unfair, withheld } = call.words.fairness;
    if (call.options.json) printJson(call, verdict);
    else if (verdict.ok) {
      print(call, fair(verdict.checked, verdict.order.length));
      if (verdict.withheld.length > 0) print(call, withheld(verdict.withheld.join(', ')));
    } else complain(call, `${file}: ${unfair(verdict.at, verdict.reason)}`);
    return verdict.ok ? 0 : 1;
  },
};
