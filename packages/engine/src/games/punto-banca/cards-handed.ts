import { alsoCiting, citing, type GroundRef, type NonEmpty } from '../../law/ground.ts';
import { perLaw } from '../../law/per-law.ts';
import { NOTHING } from '../../law/question.ts';
import { made } from '../../numbered.ts';
import type { EventOf } from './events.ts';
import type { PuntoBancaLaw } from './questions.ts';

type CardsHanded = EventOf<'CardsHanded'>;

/** Who is handed cards to uncover (null: the croupier keeps them), and why. */
export interface Handed {
  readonly to: string | null;
  readonly grounds: NonEmpty<GroundRef>;
}
interface Known extends Handed {
  readonly event: CardsHanded;
}

/** Cards beyond these were handed to guests long gone. */
const MOST_KNOWN = 1000;

/** Cards are handed to the same people for the same reasons over and over: each such event is made once for a table. */
export const cardsHanded = perLaw((law: PuntoBancaLaw) => {
  const slowly = law.squeezing.ask(NOTHING);
  const workOut = (hand: CardsHanded['hand'], { to, grounds }: Handed): CardsHanded => {
    if (to === null) return made({ type: 'CardsHanded', hand, to, squeeze: false, grounds });
    // Whoever has them may be told whether he may take his time over them.
    const squeeze = slowly.answer === 'allowed';
    const why = alsoCiting(grounds, ...citing(slowly.grounds));
    return made({ type: 'CardsHanded', hand, to, squeeze, grounds: why });
  };
  const known = { punto: [] as Known[], banca: [] as Known[] };
  return (hand: CardsHanded['hand'], { to, grounds }: Handed): CardsHanded => {
    const before = hand === 'punto' ? known.punto : known.banca;
    for (let i = 0; i < before.length; i++) {
      const one = before[i] as Known;
      if (one.grounds === grounds && one.to === to) return one.event;
    }
    const event = workOut(hand, { to, grounds });
    if (before.length >= MOST_KNOWN) before.length = 0;
    before.push({ to, grounds, event });
    return event;
  };
});
