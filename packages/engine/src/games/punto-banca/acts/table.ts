import { offer } from '../../../decider.ts';
import { citing, refOf } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { cents } from '../../../money/cents.ts';
import { refuse } from '../../../refusal.ts';
import { type Bound, within } from '../../../table/bounds.ts';
import { namesIn } from '../../../table/by-name.ts';
import { closesTooSoon, mayAnnounceClosing } from '../../../table/closing.ts';
import { stakedBy } from '../money/accounts.ts';
import { firstBet } from '../money/bets.ts';
import type { PuntoBancaLaw } from '../questions.ts';
import { CHOICES, type Choice } from '../settings.ts';
import { bringPack } from '../shoe/talla.ts';
import { act, notNow } from './act.ts';

function maximumBound(law: PuntoBancaLaw) {
  const rule = law.tableMaximum.ask(NOTHING);
  const ground = rule.grounds[0];
  if (rule.answer.kind === 'one-of') {
    return { kind: 'one-of', options: rule.answer.amounts, ground, code: 'maximum-not-allowed' } as const;
  }
  const { low: min, high: max, lowBy } = rule.answer;
  const low = rule.grounds.find((one) => refOf(one) === lowBy) ?? ground;
  return { kind: 'between', min, max, grounds: { min: low, max: ground }, code: 'maximum-not-allowed' } as const;
}

/** What this regulation lets a table choose. */
function choiceBound(law: PuntoBancaLaw, setting: Choice): Bound {
  const { answer, grounds } = law.choices.ask({ setting });
  return { kind: 'one-of', options: answer, ground: grounds[0] };
}

export const openTable = act(
  'OpenTable',
  (law, state, by) => {
    if (by.kind !== 'director') return refuse('not-yours', law.tableMinimum.ask(NOTHING).grounds);
    if (state.phase !== 'unopened') return refuse('already-open');
    const { unit, minimum } = law.table.settings;
    const floor = law.tableMinimum.ask(NOTHING);
    const decks = law.decks.ask(NOTHING);
    const seats = law.seats.ask(NOTHING);
    const step = law.stakeStep.ask({ bet: firstBet(law) }).grounds[0];
    // Nothing is a multiple of no chip at all.
    if (minimum % unit !== 0) return refuse('not-a-multiple', [step], { field: 'minimum', step: unit });
    if (seats.answer.length !== law.table.settings.seats) {
      return refuse('not-among-the-options', seats.grounds, { field: 'seats', max: seats.answer.length });
    }
    const limits = { min: floor.grounds[0], max: floor.grounds[0], step };
    return offer(
      [...floor.grounds, ...law.tableMaximum.ask(NOTHING).grounds],
      within({
        minimum: {
          kind: 'amount',
          min: floor.answer,
          max: cents(Number.MAX_SAFE_INTEGER - 1),
          step: cents(1),
          orNothing: false,
          grounds: limits,
        },
        maximum: maximumBound(law),
        decks: { kind: 'one-of', options: decks.answer, ground: decks.grounds[0] },
        ...Object.fromEntries(CHOICES.map((setting) => [setting, choiceBound(law, setting)])),
      }),
    );
  },
  (p) => {
    const { ruleset, edition, settings } = p.law.table;
    const limits = citing(
      p.law.tableMinimum.ask(NOTHING).grounds,
      p.law.tableMaximum.ask(NOTHING).grounds,
      p.law.banker.ask(NOTHING).grounds,
      p.law.seats.ask(NOTHING).grounds,
      p.law.decks.ask(NOTHING).grounds,
      ...CHOICES.map((setting) => p.law.choices.ask({ setting }).grounds),
    );
    p.record({ type: 'TableOpened', ruleset, edition, ...settings, grounds: limits });
    bringPack(p);
  },
);

/** The last coups are announced: with the last of them the table closes. */
export const announceClosing = act(
  'AnnounceClosing',
  (law, state, by) => mayAnnounceClosing(state, by, law.lastCoups.ask(NOTHING).grounds),
  (p) => {
    const { answer: coups, grounds } = p.law.lastCoups.ask(NOTHING);
    p.record({ type: 'ClosingAnnounced', first: p.state.coups + 1, coups, grounds: citing(grounds) });
  },
);

export const closeTable = act(
  'CloseTable',
  (law, state, by) => {
    const part = law.admission.ask({ place: 'seat' }).grounds;
    if (by.kind !== 'director') return refuse('not-yours', part);
    if (state.phase === 'unopened' || state.phase === 'closed') return notNow(state, part);
    if (state.phase === 'coup') return refuse('coup-under-way', law.afterStopCard.ask({ coup: 'under-way' }).grounds);
    const tooSoon = closesTooSoon(state, law.lastCoups.ask(NOTHING).grounds);
    if (tooSoon !== null) return tooSoon;
    const staked = namesIn(state.people).some((player) => stakedBy(state, player) > 0);
    return staked ? refuse('stakes-on-the-table', law.banker.ask(NOTHING).grounds) : offer(part);
  },
  (p) => {
    p.record({ type: 'TableClosed', grounds: citing(p.law.admission.ask({ place: 'seat' }).grounds) });
  },
);
