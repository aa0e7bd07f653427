import { type Offer, offer, type Result } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { cents } from '../../../money/cents.ts';
import { posting } from '../../../money/posting.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { bothEnds, within } from '../../../table/bounds.ts';
import { begin } from '../bank/begin.ts';
import { addToDeposit, noDepositNow, putUp, wholeChips } from '../bank/deposit.ts';
import { isSpent, replaceSabot } from '../bank/talla.ts';
import { leaveBank as leaves, leavingRule } from '../bank/tenure.ts';
import { bankOfPlayer, chips, chipsOf } from '../money/accounts.ts';
import type { DosPanosLaw } from '../questions.ts';
import { bankOf, type DosPanosState } from '../state.ts';
import { act, groundsOf, isBanker, nameOf, notNow, notYours } from './act.ts';

/** He puts up what he was awarded the bank for, and the croupier keeps it. */
export const deposit = act(
  'Deposit',
  (law, state, by) => {
    const grounds = groundsOf(law, 'deposit');
    if (!isBanker(state, by)) return notYours(grounds);
    if (state.phase !== 'deposit') return notNow(state, grounds);
    const { initial } = bankOf(state);
    const max = chips(state, nameOf(by));
    return max < initial ? refuse('beyond-the-chips', groundsOf(law, 'chips'), { min: initial, max }) : offer(grounds);
  },
  (p) => putUp(p),
);

/** What stands behind a free bank, so that every stake can be paid. */
export const addDeposit = act(
  'AddDeposit',
  (law, state, by) => {
    const { grounds } = law.banker.ask(NOTHING);
    if (!isBanker(state, by)) return notYours(grounds);
    const refused = noDepositNow(law, state);
    if (refused !== null) return refused;
    const { unit } = law.table.settings;
    const max = chips(state, nameOf(by));
    const [covered] = groundsOf(law, 'chips');
    return max < unit
      ? refuse('beyond-the-chips', [covered], { min: unit, max })
      : offer(grounds, within({ amount: wholeChips(law, max) }));
  },
  (p, { amount }) => addToDeposit(p, amount, 'house'),
);

/** Between two coups the bank is the banker's to keep or to leave. */
function isHis(law: DosPanosLaw, state: DosPanosState, by: Actor): Result<Offer> {
  const { grounds } = leavingRule({ law, state });
  if (!isBanker(state, by)) return notYours(grounds);
  return state.phase === 'bank' ? offer(grounds) : notNow(state, grounds);
}

export const keepBank = act(
  'KeepBank',
  (law, state, by) => {
    const his = isHis(law, state, by);
    if (!his.ok || !bankOf(state).broken) return his;
    return refuse('the-bank-is-broken', law.renewal.ask({ initial: bankOf(state).initial }).grounds);
  },
  (p, _, by) => {
    p.record({ type: 'BankKept', player: nameOf(by), grounds: citing(leavingRule(p).grounds) });
    begin(p);
  },
);

export const leaveBank = act(
  'LeaveBank',
  (law, state, by) => {
    const { answer, grounds } = leavingRule({ law, state });
    if (!isBanker(state, by)) return notYours(grounds);
    if (!['bank', 'waiting', 'ended'].includes(state.phase)) return notNow(state, grounds);
    const { obliged, broken } = bankOf(state);
    if (broken) return offer(law.renewal.ask({ initial: bankOf(state).initial }).grounds);
    if (obliged) return refuse('must-go-through-with-it', law.drawing.ask({ stakes: 'open' }).grounds);
    return answer === 'allowed' ? offer(grounds) : refuse('must-deal-first', grounds);
  },
  (p) => leaves(p),
);

/** A broken bank goes on with a new deposit, at least as large as the first, and with a new sabot if he wants. */
export const renewBank = act(
  'RenewBank',
  (law, state, by) => {
    const his = isHis(law, state, by);
    if (!his.ok) return his;
    const { initial, broken } = bankOf(state);
    const least = law.renewal.ask({ initial });
    if (!broken) return notNow(state, least.grounds);
    const most = law.bankMaximum.ask(NOTHING);
    const have = chips(state, nameOf(by));
    const max = cents(Math.min(have, most.answer ?? Number.MAX_SAFE_INTEGER));
    if (max < least.answer) return refuse('beyond-the-chips', groundsOf(law, 'chips'), { min: least.answer, max });
    const sabot = law.newSabot.ask({ after: 'renewal' });
    const fresh = state.coupsOfTalla === 0 || isSpent({ law, state });
    const options = fresh ? [false] : { may: [true, false], must: [true], stays: [false] }[sabot.answer];
    const [step] = groundsOf(law, 'chips');
    const [top] = most.answer === max ? most.grounds : groundsOf(law, 'chips');
    return offer(
      least.grounds,
      within({
        amount: {
          kind: 'amount',
          min: least.answer,
          max,
          step: law.table.settings.unit,
          orNothing: false,
          grounds: { min: least.grounds[0], max: top, step },
        },
        newSabot: { kind: 'one-of', options, ground: sabot.grounds[0] },
      }),
    );
  },
  (p, { amount, newSabot }, by) => {
    const player = nameOf(by);
    const least = p.law.renewal.ask({ initial: bankOf(p.state).initial });
    const sabot = p.law.newSabot.ask({ after: 'renewal' });
    const grounds = citing(least.grounds, sabot.grounds, groundsOf(p.law, 'custody'));
    const postings = posting(chipsOf(player), bankOfPlayer(player), amount, grounds[0]);
    p.record({ type: 'BankRenewed', player, amount, newSabot, grounds, postings });
    if (newSabot) replaceSabot(p, citing(sabot.grounds));
    else begin(p);
  },
);

/** The director may let the award last longer. */
export const extendAward = act(
  'ExtendAward',
  (law, state, by) => mayExtend(law, state, by, 'tallas', { tallas: 100 }),
  (p, { tallas }) => {
    const grounds = citing(p.law.extension.ask({ by: 'director', for: 'tallas' }).grounds);
    p.record({ type: 'AwardExtended', player: bankOf(p.state).banker, tallas, days: null, grounds });
  },
);
/** And may award the bank for several evenings, this one among them. */
export const awardEvenings = act(
  'AwardEvenings',
  (law, state, by) => mayExtend(law, state, by, 'days', { days: 31 }),
  (p, { days }) => {
    const grounds = citing(p.law.extension.ask({ by: 'director', for: 'days' }).grounds);
    p.record({ type: 'AwardExtended', player: bankOf(p.state).banker, tallas: 0, days, grounds });
  },
);

function mayExtend(
  law: DosPanosLaw,
  state: DosPanosState,
  by: Actor,
  what: 'tallas' | 'days',
  most: Readonly<Record<string, number>>,
): Result<Offer> {
  const asked = by.kind === 'inspector' ? 'inspector' : 'director';
  const { answer, grounds } = law.extension.ask({ by: asked, for: what });
  if (by.kind !== 'director' && by.kind !== 'inspector') return notYours(grounds);
  if (answer === 'refused') return notYours(grounds);
  if (state.bank === null) return notNow(state, grounds);
  const bounds = Object.entries(most).map(
    ([field, max]) => [field, { kind: 'between', min: 1, max, grounds: bothEnds(grounds[0]) }] as const,
  );
  return offer(grounds, within(Object.fromEntries(bounds)));
}
