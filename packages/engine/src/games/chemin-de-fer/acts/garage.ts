import { offer } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { cents } from '../../../money/cents.ts';
import { posting } from '../../../money/posting.ts';
import { refuse } from '../../../refusal.ts';
import { within } from '../../../table/bounds.ts';
import { entriesIn } from '../../../table/by-name.ts';
import { setAside } from '../bank/garage.ts';
import { bankOfPlayer, bankTotal } from '../money/accounts.ts';
import { bankOf } from '../state.ts';
import { act, groundsOf, nameOf } from './act.ts';
import { bankersTurn } from './bank.ts';

/** Winnings, once they are large enough, may be kept out of play; the bank itself is never less than was offered. */
export const withholdWinnings = act(
  'WithholdWinnings',
  (law, state, by) => {
    const turn = bankersTurn(law, state, by);
    if (!turn.ok) return turn;
    const { won, deducted, offered, todoVa } = bankOf(state);
    const rule = law.withholding.ask({ won, deducted });
    if (rule.answer === 'refused') return refuse('winnings-too-small', rule.grounds, { given: won });
    if (todoVa) return refuse('todo-va-was-said', groundsOf(law, 'todoVa'));
    const { unit } = law.table.settings;
    const lowering = law.lowering.ask(NOTHING);
    const total = bankTotal(state);
    const most = lowering.answer === 'refused' ? Math.min(won, total - offered) : total;
    if (most < unit) return refuse('the-bank-is-never-lowered', lowering.grounds, { max: Math.max(0, most) });
    const [ground] = rule.grounds;
    return offer(
      rule.grounds,
      within({
        amount: {
          kind: 'amount',
          min: unit,
          max: cents(most),
          step: unit,
          orNothing: false,
          grounds: { min: ground, max: lowering.grounds[0], step: ground },
        },
      }),
    );
  },
  (p, { amount }) => {
    const { won, deducted } = bankOf(p.state);
    const grounds = citing(p.law.withholding.ask({ won, deducted }).grounds);
    p.record({ type: 'WinningsWithheld', amount, grounds, postings: setAside(p.state, amount, grounds[0]) });
  },
);

/** Where the bank has no maximum: everything plays, the garage too. */
export const sayTodoVa = act(
  'SayTodoVa',
  (law, state, by) => {
    const turn = bankersTurn(law, state, by);
    if (!turn.ok) return turn;
    const { answer, grounds } = law.todoVa.ask(NOTHING);
    if (answer === 'refused') return refuse('the-bank-has-a-maximum', grounds);
    return bankOf(state).todoVa ? refuse('already-said', grounds) : offer(grounds);
  },
  (p, _, by) => {
    const grounds = citing(groundsOf(p.law, 'todoVa'));
    const postings = entriesIn(bankOf(p.state).garage).flatMap(([player, amount]) =>
      posting('garage', bankOfPlayer(player), amount, grounds[0]),
    );
    p.record({ type: 'TodoVaSaid', player: nameOf(by), grounds, postings });
  },
);
