import type { EventForms } from '../../written-events.ts';
import { EVENTS, type PuntoBancaEvent } from './events.ts';

/** How the events of the family are written down. */
export const WRITTEN_EVENTS: EventForms<PuntoBancaEvent> = {
  shapes: EVENTS,
  lasting: ['Called'],
  quick: {
    StakesSet(pen, { player, punto, banca, tie, grounds, postings }) {
      pen.say(player);
      pen.figure(punto);
      pen.figure(banca);
      pen.figure(tie);
      pen.say(grounds);
      pen.postings(postings);
    },
    StakeSettled(pen, { player, bet, stake, fate, won, deducted, grounds, postings }) {
      pen.say(player);
      pen.say(bet);
      pen.figure(stake);
      pen.say(fate);
      pen.figure(won);
      pen.figure(deducted);
      pen.say(grounds);
      pen.postings(postings);
    },
  },
};
