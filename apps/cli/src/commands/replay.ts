import type { PuntoBancaEvent, PuntoBancaState } from '@sabot/engine';
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
import { BadFile } from '../bad-call.ts';
import { cardsText } from '../card-text.ts';
import { type CoupRecord, coupRecords, type Side } from '../history/coup-record.ts';
import { finalTable } from '../history/final-table.ts';
import { columns, wrap } from '../layout.ts';
import { signed } from '../money.ts';
import { readText } from '../read-text.ts';
import { atMost, type Call, type Command, complain, type Exit, print, printJson, required } from './command.ts';

/** Reads and replays; what is no history at all is told in one line. */
function attempt<T>(file: string, replay: () => T): T {
  try {
    return replay();
  } catch (error) {
    if (error instanceof ImpossibleHistory) throw error;
    if (error instanceof NotationError) throw new BadFile(() => formatError(error, file));
    throw new BadFile((bad) => bad.impossible(file, error instanceof Error ? error.message : String(error)));
  }
}

function coupRow({ coup, cards, totals, outcome, natural, nets }: CoupRecord, call: Call): readonly string[] {
  const { words, paint, money } = call;
  const { history } = words;
  const hand = (side: Side): string => {
    const total = totals === null ? '' : ` = ${totals[side]}`;
    return `${paint[side](words.table.bets[side])} ${cardsText(cards[side])}${total}`;
  };
  const result = outcome === null ? history.unfinished : history.outcomes[outcome];
  const how = outcome === null || outcome === 'annulled' ? paint.dim(result) : paint[outcome](result);
  const paid = Object.entries(nets).map(([player, net]) => `${visible(player)} ${signed(money, net)}`);
  return [`${history.coup} ${coup}`, hand('punto'), hand('banca'), natural ? `${how} *` : how, paid.join(' · ')];
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

function show(replayed: Replayed, coups: readonly CoupRecord[], verdict: Verdict, call: Call, file: string): void {
  const { agrees, difference } = verdict;
  const { paint, money, words } = call;
  const { history } = words;
  const { bound, state } = replayed;
  print(
    call,
    `${paint.bold(visible(bound.title ?? bound.ruleset.id))}${bound.title === null ? '' : ` · ${bound.ruleset.id}`}`,
  );
  if (coups.length === 0) print(call, history.noCoups);
  else print(call, ...columns(coups.map((coup) => coupRow(coup, call))));
  if (coups.some(({ natural }) => natural)) print(call, paint.dim(`* ${history.natural}`));
  print(call, '', ...finalTable(state as PuntoBancaState, history, money), '');
  if (difference !== null) print(call, `${history.differs}:`, `  ${formatError(difference, file)}`);
  if (agrees === true) print(call, ...wrap(history.agrees(bound.edition), 80));
  if (agrees === null) {
    print(call, ...wrap(history.otherEdition(bound.edition, bound.ruleset.regulation.edition), 80));
  }
}

/** Only what was asked again and agrees is fine: what cannot be checked might be anything. */
function judge(text: string, file: string, call: Call): Exit {
  const replayed = attempt(file, () => foldHistory(text));
  const coups = coupRecords(replayed.events as unknown as readonly PuntoBancaEvent[]);
  const verdict = verdictOn(text, file, replayed);
  const { bound, balances } = replayed;
  const { id: ruleset } = bound.ruleset;
  if (call.options.json) printJson(call, { file, ruleset, edition: bound.edition, ...verdict, coups, balances });
  else show(replayed, coups, verdict, call, file);
  if (call.options.json && verdict.difference !== null) complain(call, formatError(verdict.difference, file));
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
      const { line, column, message } = error;
      if (call.options.json) printJson(call, { file, agrees: false, difference: { line, column, message } });
      complain(call, formatError(error, file));
      return 1;
    }
  },
};
