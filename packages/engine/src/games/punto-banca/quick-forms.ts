import type { QuickForms } from '../../written-events.ts';
import { ENDS, type PuntoBancaEvent } from './events.ts';

/** How the events are written that a table of the family writes most. */
export const QUICK_FORMS: QuickForms<PuntoBancaEvent> = {
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
};
