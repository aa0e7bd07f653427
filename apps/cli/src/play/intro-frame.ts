import { lookUp, namesIn, seatOf } from '@sabot/engine';
import { entryById, RULES, type RulesetId } from '@sabot/regulations';
import { sourceOf } from '../citation.ts';
import { columns, ends } from '../layout.ts';
import { type AnyScene, INDENT, WIDTH } from './scene.ts';

/** What is played, by which text. */
export function titleLines({ table: { id }, words, paint, language, plain }: AnyScene): readonly string[] {
  const { playMoney } = words.table.intro;
  const entry = entryById(id);
  const game = entry?.ruleset.regulation.game ?? '';
  const title = (lookUp(words.rules.games, game) ?? entry?.name[language] ?? id).toUpperCase();
  const heading = plain
    ? [`${INDENT}${title}, ${playMoney}`]
    : [
        INDENT + ends(paint.bold(title), paint.you(playMoney), WIDTH - INDENT.length),
        INDENT + paint.dim('─'.repeat(WIDTH - INDENT.length)),
      ];
  const [first] = RULES[id as RulesetId];
  return ['', ...heading, INDENT + paint.dim(`${id} · ${sourceOf(first).jurisdiction[language]}`), ''];
}

/** Who sits where. */
export function seatsLines({ table, you, alias, words, paint }: AnyScene): readonly string[] {
  const { people } = table.view;
  const { intro, bot } = words.table;
  const term = entryById(table.id)?.terms.seat ?? '';
  const rows = namesIn(people)
    .filter((name) => seatOf(people, name) !== null)
    .sort((a, b) => (seatOf(people, a) ?? 0) - (seatOf(people, b) ?? 0))
    .map((name) => {
      const seat = `${INDENT}${intro.seat(term)} ${String(seatOf(people, name)).padStart(2)}`;
      if (name === you) return [paint.you(seat), paint.you(alias)];
      return [paint.dim(seat), name, paint.dim(table.isBot(name) ? bot : '')];
    });
  return columns(rows);
}
