import { lookUp, namesIn, seatOf } from '@sabot/engine';
import { columns, ends } from '../terminal/layout.ts';
import { type AnyScene, INDENT, WIDTH } from './scene.ts';

/** What is played, by which text. */
export function titleLines({ table: { entry }, words, paint, language, plain }: AnyScene): readonly string[] {
  const { playMoney } = words.table.intro;
  const title = (lookUp(words.rules.games, entry.ruleset.regulation.game) ?? entry.name[language]).toUpperCase();
  const heading = plain
    ? [`${INDENT}${title}, ${playMoney}`]
    : [
        INDENT + ends(paint.bold(title), paint.you(playMoney), WIDTH - INDENT.length),
        INDENT + paint.dim('─'.repeat(WIDTH - INDENT.length)),
      ];
  return ['', ...heading, INDENT + paint.dim(`${entry.id} · ${entry.source.jurisdiction[language]}`), ''];
}

/** Who sits where. */
export function seatsLines({ table, you, alias, words, paint }: AnyScene): readonly string[] {
  const { people } = table.view;
  const { intro, bot } = words.table;
  const term = table.entry.terms.seat;
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
