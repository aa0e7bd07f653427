import { alsoCiting, citing, type Ground, type GroundRef } from '../../law/ground.ts';
import { perLaw } from '../../law/per-law.ts';
import { NOTHING } from '../../law/question.ts';
import { type Made, made } from '../../numbered.ts';
import type { EventOf } from './events.ts';
import type { PuntoBancaLaw } from './questions.ts';

type CardsHanded = EventOf<'CardsHanded'>;

/** Who is handed cards to uncover (null: the croupier keeps them), and why. */
export interface Handed {
  readonly to: string | null;
  readonly why: readonly Ground[];
  readonly also: readonly Ground[];
  /** The row that gives them to him rather than to others. */
  readonly rank: GroundRef | null;
}
interface Known extends Handed {
  readonly event: Made<CardsHanded>;
}

/** Cards beyond these were handed to guests long gone. */
const MOST_KNOWN = 1000;

/** Cards are handed to the same people for the same reasons over and over: each such event is made once for a table. */
export const cardsHanded = perLaw((law: PuntoBancaLaw) => {
  const slowly = law.squeezing.ask(NOTHING);
  const workOut = (hand: CardsHanded['hand'], { to, why, also, rank }: Handed): Made<CardsHanded> => {
    const cited = citing(why, also);
    const grounds = rank === null ? cited : alsoCiting(cited, rank);
    if (to === null) return made({ type: 'CardsHanded', hand, to, squeeze: false, grounds });
    // Whoever has them may be told whether he may take his time over them.
    const squeeze = slowly.answer === 'allowed';
    return made({ type: 'CardsHanded', hand, to, squeeze, grounds: alsoCiting(grounds, ...citing(slowly.grounds)) });
  };
  const known = { punto: [] as Known[], banca: [] as Known[] };
  return (hand: CardsHanded['hand'], handed: Handed): Made<CardsHanded> => {
    const before = hand === 'punto' ? known.punto : known.banca;
    const { to, why, also, rank } = handed;
    for (let i = 0; i < before.length; i++) {
      const one = before[i] as Known;
      if (one.to === to && one.why === why && one.also === also && one.rank === rank) return one.event;
    }
    const event = workOut(hand, handed);
    if (before.length >= MOST_KNOWN) before.length = 0;
    before.push({ to, why, also, rank, event });
    return event;
  };
});
