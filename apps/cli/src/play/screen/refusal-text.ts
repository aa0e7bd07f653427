import type { GroundRef } from '@sabot/engine';
import type { Answer } from '@sabot/protocol';
import { refusalIn } from '@sabot/words';
import { cite } from '../../terminal/citation.ts';
import type { AnyScene } from '../scene.ts';

export type Refused = Extract<Answer, { ok: false }>['refusal'];

/** Why something was not done, for a person: one sentence, and the rule it rests on, if any. */
export function refusalText(refused: Refused, { words, money, language, table }: AnyScene): readonly string[] {
  const bet = (name: string) => table.betNameIn(language, name);
  const sentence = refusalIn(words.dictionary, refused, { money, game: table.message.game, bet });
  const [ground] = refused.grounds;
  return ground === undefined ? [sentence] : [sentence, cite(ground as GroundRef, table.entry, words)];
}
