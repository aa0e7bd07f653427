import { offer } from '../../../decider.ts';
import { citing, type Ground } from '../../../law/ground.ts';
import { NOTHING } from '../../../law/question.ts';
import { type Refused, refuse } from '../../../refusal.ts';
import { mayAnnounceClosing } from '../../../table/closing.ts';
import { askRules as askForRules } from '../../circulo/acts/people.ts';
import { mayClose, termsBounds } from '../../circulo/acts/table.ts';
import { nextSession, openSession as open, resume } from '../bank/begin.ts';
import { stakers } from '../money/accounts.ts';
import { companyRule, enough } from '../people/enough.ts';
import { type DosPanosLaw, PANOS } from '../questions.ts';
import { CHOICES } from '../settings.ts';
import { act, groundsOf, isHere, notNow, notYours, shared } from './act.ts';

/** The first of the terms that cannot be played on: limits in whole chips, the most never below the least. */
function badTerms({ table: { settings } }: DosPanosLaw, step: Ground): Refused | null {
  const { unit, minimum, maximum, bankMinimum, bankMaximum, tallas, modality } = settings;
  if (unit < 1 || minimum % unit !== 0) return refuse('not-a-multiple', [step], { field: 'minimum', step: unit });
  if (bankMinimum % unit !== 0 || bankMinimum < minimum)
    return refuse('below-the-minimum', [step], { field: 'bank-minimum', min: minimum });
  if (tallas < 1) return refuse('out-of-range', [step], { field: 'tallas', min: 1 });
  if (modality === 'libre') return null;
  if (maximum < minimum) return refuse('below-the-minimum', [step], { field: 'maximum', min: minimum });
  return bankMaximum < bankMinimum
    ? refuse('below-the-minimum', [step], { field: 'bank-maximum', min: bankMinimum })
    : null;
}

export const openTable = act(
  'OpenTable',
  (law, state, by) => {
    const floor = law.tableMinimum.ask(NOTHING);
    if (by.kind !== 'director') return notYours(floor.grounds);
    if (state.phase !== 'unopened') return refuse('already-open');
    const [step] = groundsOf(law, 'stakeStep');
    const bad = badTerms(law, step);
    if (bad !== null) return bad;
    const { seatsPerPano } = law.table.settings;
    for (const pano of PANOS) {
      const seats = law.seats.ask({ pano });
      if (seats.answer.length !== seatsPerPano || seatsPerPano < 1)
        return refuse('not-among-the-options', seats.grounds, { field: 'seats-per-pano', max: seats.answer.length });
    }
    return offer(floor.grounds, termsBounds(law, CHOICES, step));
  },
  (p) => {
    const { ruleset, edition, settings } = p.law.table;
    const grounds = citing(
      groundsOf(p.law, 'tableMinimum'),
      groundsOf(p.law, 'stakeMaximum'),
      groundsOf(p.law, 'bankMinimum'),
      groundsOf(p.law, 'bankMaximum'),
      groundsOf(p.law, 'decks'),
      groundsOf(p.law, 'tables'),
      groundsOf(p.law, 'sessions'),
      ...PANOS.map((pano) => p.law.seats.ask({ pano }).grounds),
      ...CHOICES.map((setting) => p.law.choices.ask({ setting }).grounds),
    );
    const tables = p.law.tables.ask(NOTHING).answer;
    p.record({ type: 'TableOpened', ruleset, edition, ...settings, tables, grounds });
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

/** Dinner is over; or, when the partida has ended, another one is begun, as long as the evening has a session left. */
export const openSession = act(
  'OpenSession',
  (law, state, by) => {
    const { answer: most, grounds } = law.sessions.ask(NOTHING);
    if (by.kind !== 'director') return notYours(grounds);
    const between = state.phase === 'ended' || (state.phase === 'waiting' && state.lacks === 'session');
    if (!between) return notNow(state, grounds);
    return most !== null && nextSession(state) > most ? refuse('no-more-sessions', grounds) : offer(grounds);
  },
  (p) => open(p),
);

/** The evening is over, and with it its sessions: another one begins with the first of its own. */
export const openEvening = act(
  'OpenEvening',
  (law, state, by) => {
    const grounds = groundsOf(law, 'sessions');
    if (by.kind !== 'director') return notYours(grounds);
    return state.phase === 'ended' ? offer(grounds) : notNow(state, grounds);
  },
  (p) => open(p, 1),
);

export const askRules = shared(askForRules);

/** Play was suspended, or a partida ended before it began: where nothing but people is lacking, they may ask for it. */
export const resumePlay = act(
  'ResumePlay',
  (law, state, by) => {
    const { grounds } = companyRule({ law, state });
    const { phase, lacks, played } = state;
    const isUnbegun = phase === 'ended' && !played;
    const mayAsk = (lacks === 'stakes' || isUnbegun) && isHere(state, by);
    if (by.kind !== 'croupier' && !mayAsk) return notYours(grounds);
    const isPause = phase === 'waiting' && lacks !== 'session';
    // It has been said already that there are too few.
    return (isPause || isUnbegun) && enough({ law, state }) ? offer(grounds) : notNow(state, grounds);
  },
  (p) => (p.state.phase === 'ended' ? open(p) : resume(p)),
);
