import {
  foldHistory,
  formatError,
  ImpossibleHistory,
  NotationError,
  type Problem,
  type Replayed,
  redecide,
  visible,
} from '@sabot/notation';
import { entryById } from '@sabot/regulations';
import { storyOf, type TableStory } from '@sabot/story';
import { BadFile } from '../call/bad-call.ts';
import { readText } from '../call/read-text.ts';
import { coupRows, coupsOf } from '../history/coup-rows.ts';
import { type EndOfHistory, finalTable } from '../history/final-table.ts';
import { PAGE_WIDTH, wrap, wrapItems } from '../terminal/layout.ts';
import { atMost, type Call, type Command, complain, type Exit, print, printJson, required } from './command.ts';

/** Reads and replays; what is no history at all is told in one line. */
function attempt<T>(file: string, replay: () => T): T {
  try {
    return replay();
  } catch (error) {
    if (error instanceof ImpossibleHistory) throw error;
    if (error instanceof NotationError) throw new BadFile((bad) => bad.misread(error, file));
    throw new BadFile((bad) => bad.impossible(file, error instanceof TypeError ? null : (error as Error).message));
  }
}

interface Verdict {
  /** Null: its edition of the law is not here to be asked. */
  readonly agrees: boolean | null;
  readonly difference: Problem | null;
}

function verdictOn(text: string, file: string, { bound }: Replayed): Verdict {
  if (bound.edition !== bound.ruleset.regulation.edition) return { agrees: null, difference: null };
  const { difference } = attempt(file, () => redecide(text));
  return { agrees: difference === null, difference };
}

function endOf({ bound, state }: Replayed): EndOfHistory {
  const entry = entryById(bound.ruleset.id);
  if (entry === undefined) throw new Error(`no ruleset ${bound.ruleset.id}`);
  return { state, summary: entry.ruleset.game.summary(state), seat: entry.terms.seat };
}

function verdictLines(
  { bound }: Replayed,
  { agrees, difference }: Verdict,
  { words, language }: Call,
  file: string,
): readonly string[] {
  const { edition, ruleset } = bound;
  const { history } = words;
  if (difference !== null) return [`${history.differs}:`, `  ${formatError(difference, file, language)}`];
  const verdict = agrees === null ? history.otherEdition(edition, ruleset.regulation.edition) : history.agrees(edition);
  return wrap(verdict, PAGE_WIDTH);
}

function pageOf(replayed: Replayed, story: TableStory, call: Call): readonly string[] {
  const { paint, money, words } = call;
  const { history } = words;
  const { title, ruleset } = replayed.bound;
  const coups = coupsOf(story);
  const isNatural = coups.some(({ ends }) => Object.values(ends).some((end) => end?.natural));
  const [name, ...more] = title === null ? [ruleset.id] : [visible(title), ruleset.id];
  return [
    ...wrapItems([paint.bold(name), ...more], PAGE_WIDTH),
    ...(coups.length === 0 ? [history.noCoups] : coupRows(coups, call)),
    ...(isNatural ? [paint.dim(`* ${history.natural}`)] : []),
    '',
    ...finalTable(endOf(replayed), history, money),
    '',
  ];
}

/** Only what was asked again and agrees is fine: what cannot be checked might be anything. */
function judge(text: string, file: string, call: Call): Exit {
  const replayed = attempt(file, () => foldHistory(text));
  const { game } = replayed.bound.ruleset;
  const story = attempt(file, () => storyOf(game.id, replayed.events, replayed.bound.given as object | undefined));
  const verdict = verdictOn(text, file, replayed);
  const { bound, balances } = replayed;
  const { id: ruleset } = bound.ruleset;
  if (call.options.json)
    printJson(call, {
      file,
      ruleset,
      edition: bound.edition,
      ...verdict,
      coups: coupsOf(story),
      banks: story.banks,
      balances,
    });
  else {
    const page = attempt(file, () => pageOf(replayed, story, call));
    print(call, ...page, ...verdictLines(replayed, verdict, call, file));
  }
  if (call.options.json && verdict.difference !== null)
    complain(call, formatError(verdict.difference, file, call.language));
  return verdict.agrees ? 0 : 1;
}

export const replay: Command = {
  name: 'replay',
  options: { json: 'boolean' },
  async run(call) {
    const file = required('replay', call, 0, 'FILE');
    atMost('replay', call, 1);
    const text = await readText(file, call.io);
    try {
      return judge(text, file, call);
    } catch (error) {
      if (!(error instanceof ImpossibleHistory)) throw error;
      const { line, column, message, messageEs } = error;
      if (call.options.json) printJson(call, { file, agrees: false, difference: { line, column, message, messageEs } });
      complain(call, formatError(error, file, call.language));
      return 1;
    }
  },
};
