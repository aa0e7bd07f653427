import { offer } from '../../../decider.ts';
import { citing, refsOf } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { cents } from '../../../money/cents.ts';
import { balance, posting } from '../../../money/posting.ts';
import { refuse } from '../../../refusal.ts';
import { nameOf } from '../../../table/actor.ts';
import { within } from '../../../table/bounds.ts';
import { isNamedIn } from '../../../table/by-name.ts';
import { playerAt } from '../../../table/place.ts';
import { chipsOf, stakedBy, worthOf } from '../money/accounts.ts';
import { lift } from '../money/settlement.ts';
import { heldBy } from '../shoe/held-by.ts';
import { beginCoup, offerShoe } from '../shoe/turn.ts';
import type { PuntoBancaState } from '../state.ts';
import { act, notHere, notNow, notYours, seatsOf } from './act.ts';

const isOpen = (state: PuntoBancaState): boolean => state.phase !== 'unopened' && state.phase !== 'closed';
/** Most chips one purchase brings: far above any table, far below where doubles lose cents. */
const MOST_CHIPS = cents(1_000_000_000_00);

/** The shoe-holder and whoever is just being offered the shoe stay where they are. */
const isBusyWithTheShoe = ({ shoe, coup }: PuntoBancaState, player: string): boolean =>
  shoe.offeredTo === player ||
  heldBy(shoe.holder, player) !== null ||
  (coup !== null && (coup.dealer === player || coup.handed?.to === player));

export const sit = act(
  'Sit',
  (law, state, by) => {
    const { answer, grounds } = law.admission.ask({ place: 'seat' });
    if (by.kind !== 'player') return notYours(law);
    if (!isOpen(state)) return notNow(state, grounds);
    if (answer === 'refused') return refuse('not-admitted', grounds);
    if (isBusyWithTheShoe(state, by.id)) return refuse('busy-with-the-shoe', law.dealing.ask(NOTHING).grounds);
    const free = seatsOf(law).filter((seat) => playerAt(state.people, seat) === null);
    if (free.length === 0) return refuse('no-free-seat', law.seats.ask(NOTHING).grounds);
    const ground = law.seats.ask(NOTHING).grounds[0];
    return offer(grounds, within({ seat: { kind: 'one-of', options: free, ground, code: 'seat-not-free' } }));
  },
  (p, { by, seat }) => {
    const admission = p.law.admission.ask({ place: 'seat' });
    p.record({ type: 'PlayerSeated', player: nameOf(by), seat, grounds: citing(admission.grounds) });
  },
);

export const stand = act(
  'Stand',
  (law, state, by) => {
    const { answer, grounds } = law.admission.ask({ place: 'standing' });
    if (by.kind !== 'player') return notYours(law);
    if (!isOpen(state)) return notNow(state, grounds);
    if (answer === 'refused') return refuse('standing-not-admitted', grounds);
    if (isBusyWithTheShoe(state, by.id)) return refuse('busy-with-the-shoe', law.dealing.ask(NOTHING).grounds);
    const ground = law.seats.ask(NOTHING).grounds[0];
    return offer(grounds, within({ behind: { kind: 'one-of', options: seatsOf(law), ground, code: 'unknown-seat' } }));
  },
  (p, { by, behind }) => {
    const admission = p.law.admission.ask({ place: 'standing' });
    const since = p.state.arrivals + 1;
    p.record({ type: 'PlayerStanding', player: nameOf(by), behind, since, grounds: citing(admission.grounds) });
  },
);

export const buyChips = act(
  'BuyChips',
  (law, state, by) => {
    const { answer, grounds } = law.chips.ask(NOTHING);
    if (by.kind !== 'player') return notYours(law);
    if (!isOpen(state)) return notNow(state, grounds);
    if (!isNamedIn(state.people, by.id)) return notHere(law);
    const [ground] = grounds;
    const limits = { min: ground, max: ground, step: ground };
    const amount = { kind: 'amount', min: answer.step, max: MOST_CHIPS, step: answer.step, orNothing: false } as const;
    return offer(grounds, within({ amount: { ...amount, grounds: limits } }));
  },
  (p, { by, amount }) => {
    const grounds = refsOf(p.law.chips.ask(NOTHING).grounds);
    const player = nameOf(by);
    const postings = posting('outside', chipsOf(player), amount, grounds[0]);
    p.record({ type: 'ChipsBought', player, amount, grounds, postings });
  },
);

/** For the staff, at any time: it is no stake, and nothing in the coup depends on it. */
export const giveTip = act(
  'GiveTip',
  (law, state, by) => {
    const { answer, grounds } = law.tips.ask(NOTHING);
    if (by.kind !== 'player') return notYours(law);
    if (!isOpen(state)) return notNow(state, grounds);
    if (answer === 'refused') return refuse('no-tips', grounds);
    if (!isNamedIn(state.people, by.id)) return notHere(law);
    const chips = law.chips.ask(NOTHING);
    const held = balance(state.books, chipsOf(by.id));
    if (held < chips.answer.step)
      return refuse('beyond-the-chips', chips.grounds, { min: chips.answer.step, max: held });
    const [ground] = chips.grounds;
    const amount = { kind: 'amount', min: chips.answer.step, max: held, step: chips.answer.step } as const;
    return offer(
      grounds,
      within({ amount: { ...amount, orNothing: false, grounds: { min: ground, max: ground, step: ground } } }),
    );
  },
  (p, { by, amount }) => {
    const grounds = refsOf(p.law.tips.ask(NOTHING).grounds);
    const player = nameOf(by);
    p.record({
      type: 'TipGiven',
      player,
      amount,
      grounds,
      postings: posting(chipsOf(player), 'tips', amount, grounds[0]),
    });
  },
);

export const leave = act(
  'Leave',
  (law, state, by) => {
    if (by.kind !== 'player') return notYours(law);
    if (!isNamedIn(state.people, by.id)) return notHere(law);
    const inCoup = state.phase === 'coup' && (stakedBy(state, by.id) > 0 || isBusyWithTheShoe(state, by.id));
    if (inCoup) return refuse('coup-under-way', law.lateStake.ask(NOTHING).grounds);
    return offer(law.admission.ask({ place: 'seat' }).grounds);
  },
  (p, { by }) => {
    const player = nameOf(by);
    const { state } = p;
    const grounds = refsOf(p.law.admission.ask({ place: 'seat' }).grounds);
    const out = posting(chipsOf(player), 'outside', worthOf(state, player), grounds[0]);
    const postings = [...lift(p, player, grounds), ...out];
    const wasOffered = state.shoe.offeredTo === player;
    const hadShoe = heldBy(state.shoe.holder, player) !== null;
    const isBetweenCoups = state.phase === 'stakes';
    p.record({ type: 'PlayerLeft', player, grounds, postings });
    if (wasOffered) offerShoe(p);
    else if (hadShoe && isBetweenCoups) beginCoup(p);
  },
);
