import { offer } from '../../../decider.ts';
import { citing } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { refuse } from '../../../refusal.ts';
import { mayAnnounceClosing } from '../../../table/closing.ts';
import { askRules as askForRules } from '../../circulo/acts/people.ts';
import { mayClose, termsBounds } from '../../circulo/acts/table.ts';
import { stakers } from '../money/accounts.ts';
import { enough, resume } from '../people/company.ts';
import { CHOICES } from '../settings.ts';
import { act, groundsOf, notNow, notYours, shared } from './act.ts';

export const openTable = act(
  'OpenTable',
  (law, state, by) => {
    const floor = law.tableMinimum.ask(NOTHING);
    if (by.kind !== 'director') return notYours(floor.grounds);
    if (state.phase !== 'unopened') return refuse('already-open');
    const { unit, minimum } = law.table.settings;
    const seats = law.seats.ask(NOTHING);
    const [step] = groundsOf(law, 'stakeStep');
    if (unit < 1 || minimum % unit !== 0) return refuse('not-a-multiple', [step], { field: 'minimum', step: unit });
    if (seats.answer.length !== law.table.settings.seats) {
      return refuse('not-among-the-options', seats.grounds, { field: 'seats', max: seats.answer.length });
    }
    return offer(floor.grounds, termsBounds(law, CHOICES, step));
  },
  (p) => {
    const { ruleset, edition, settings } = p.law.table;
    const grounds = citing(
      groundsOf(p.law, 'tableMinimum'),
      groundsOf(p.law, 'bankMaximum'),
      groundsOf(p.law, 'seats'),
      groundsOf(p.law, 'decks'),
      ...CHOICES.map((setting) => p.law.choices.ask({ setting }).grounds),
    );
    p.record({ type: 'TableOpened', ruleset, edition, ...settings, grounds });
  },
);

/** The last coups are announced: with the last of them the table closes. */
export const announceClosing = act(
  'AnnounceClosing',
  (law, state, by) => mayAnnounceClosing(state, by, groundsOf(law, 'lastCoups')),
  (p) => {
    const { answer: coups, grounds } = p.law.lastCoups.ask(NOTHING);
    p.record({ type: 'ClosingAnnounced', first: p.state.coups + 1, coups, grounds: citing(grounds) });
  },
);

export const closeTable = act(
  'CloseTable',
  (law, state, by) => mayClose(law, state, by, stakers(state).length > 0),
  (p) => {
    p.record({ type: 'TableClosed', grounds: citing(p.law.admission.ask({ place: 'seat' }).grounds) });
  },
);

export const askRules = shared(askForRules);

/** Play was suspended for want of players or of a banker, and is taken up again where that is possible. */
export const resumePlay = act(
  'ResumePlay',
  (law, state, by) => {
    const { grounds } = law.company.ask({ when: state.talla === 0 ? 'start' : 'later' });
    if (by.kind !== 'croupier') return notYours(grounds);
    if (state.phase !== 'waiting') return notNow(state, grounds);
    // It has been said already that there are too few.
    return state.lacks === 'company' && !enough({ law, state }) ? notNow(state, grounds) : offer(grounds);
  },
  (p) => resume(p),
);
