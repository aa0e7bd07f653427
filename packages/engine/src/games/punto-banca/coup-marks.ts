import { type GroundRef, type NonEmpty, refsOf } from '../../law/ground.ts';
import { perLaw } from '../../law/per-law.ts';
import { NOTHING } from '../../law/question.ts';
import { type Outline, Pattern } from '../../pattern.ts';
import type { Pen } from '../../pen.ts';
import type { EventOf } from './events.ts';
import type { Outcome, PuntoBancaLaw } from './questions.ts';

type Marking = EventOf<'StakesOpened' | 'StakesClosed' | 'CoupEnded'>;

/** When stakes are opened and closed and when a coup ends: the same again and again but for the number of the coup. */
export class Mark<Always extends object = object> extends Pattern<Marking> {
  readonly #type: Marking['type'];
  readonly always: Always;

  constructor(type: Marking['type'], always: Always) {
    super();
    this.#type = type;
    this.always = always;
  }

  outline(): Outline {
    return { type: this.#type, ...this.always };
  }

  writeOpen(pen: Pen, { coup }: Marking): void {
    pen.figure(coup);
  }
}

interface Closing {
  readonly dealer: string | null;
  readonly asked: boolean;
  readonly grounds: NonEmpty<GroundRef>;
}
/** Closings beyond these were for dealers long gone. */
const MOST_KNOWN = 64;

/** Stakes are opened and closed and coups end in the same few ways. */
export const coupMarks = perLaw((law: PuntoBancaLaw) => {
  const ended = (outcome: Outcome) =>
    new Mark('CoupEnded', { outcome, grounds: refsOf(law.settling.ask(NOTHING).grounds) });
  const closings: Mark<Closing>[] = [];
  return {
    opened: new Mark('StakesOpened', { grounds: refsOf(law.dealing.ask(NOTHING).grounds) }),
    ended: { punto: ended('punto'), banca: ended('banca'), tie: ended('tie') },
    closed(dealer: string | null, asked: boolean, grounds: NonEmpty<GroundRef>): Mark<Closing> {
      for (let i = 0; i < closings.length; i++) {
        const mark = closings[i] as Mark<Closing>;
        const { always } = mark;
        if (always.dealer === dealer && always.asked === asked && always.grounds === grounds) return mark;
      }
      const mark = new Mark('StakesClosed', { dealer, asked, grounds });
      if (closings.length >= MOST_KNOWN) closings.length = 0;
      closings.push(mark);
      return mark;
    },
  };
});
