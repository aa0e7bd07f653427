import type { Pen } from '../../pen.ts';
import type { QuickForms } from '../../written-events.ts';
import { ENDS, type EventOf, type PuntoBancaEvent, SIDES } from './events.ts';
import { RESTING_PLACES } from './questions.ts';

/** How the events are written that a table of the family writes most. */
export const QUICK_FORMS: QuickForms<PuntoBancaEvent> = {
  HandUncovered(pen, { hand, by, cards, total, laid, grounds }) {
    pen.oneOf(SIDES, hand);
    pen.say(by);
    pen.cards(cards);
    pen.figure(total);
    pen.oneOf(RESTING_PLACES, laid);
    pen.list(grounds);
  },
  StakesOpened(pen, { coup, grounds }) {
    pen.figure(coup);
    pen.list(grounds);
  },
  StakesClosed(pen, { coup, dealer, asked, grounds }) {
    pen.figure(coup);
    pen.say(dealer);
    pen.flag(asked);
    pen.list(grounds);
  },
  CoupEnded(pen, { coup, outcome, grounds }) {
    pen.figure(coup);
    pen.oneOf(ENDS, outcome);
    pen.list(grounds);
  },
  ShoeKept: whoAndWhy,
  ShoeLost: whoAndWhy,
  ShoeTaken: whoAndWhy,
};

function whoAndWhy(pen: Pen, { player, grounds }: EventOf<'ShoeKept' | 'ShoeLost' | 'ShoeTaken'>): void {
  pen.say(player);
  pen.list(grounds);
}
