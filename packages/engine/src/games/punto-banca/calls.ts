import { type Ground, type NonEmpty, refsOf } from '../../law/ground.ts';
import { perLaw } from '../../law/per-law.ts';
import { type Made, made } from '../../numbered.ts';
import type { EventOf } from './events.ts';
import { type CallFacts, OCCASIONS, type Occasion, OUTCOMES, type PuntoBancaLaw } from './questions.ts';

type Called = EventOf<'Called'>;

/** The same words on the same grounds are the same event, whenever they are called at a table. */
const callsOn = (law: PuntoBancaLaw, occasion: Occasion) => {
  const known: Made<Called>[] = [];
  const workOut = (facts: CallFacts): Made<Called> => {
    const { answer, grounds } = law.call.ask(facts);
    return made({ type: 'Called', occasion, words: answer, grounds: refsOf(grounds) });
  };
  return (total = 0, outcome: CallFacts['outcome'] = 'tie'): Made<Called> => {
    const at = OUTCOMES.length * total + (outcome === 'punto' ? 0 : outcome === 'banca' ? 1 : 2);
    known[at] ??= workOut({ occasion, total, outcome });
    return known[at];
  };
};

/** What is called at a table, occasion by occasion. */
export const callsOf = perLaw(
  (law: PuntoBancaLaw) =>
    Object.fromEntries(OCCASIONS.map((occasion) => [occasion, callsOn(law, occasion)])) as Readonly<
      Record<Occasion, ReturnType<typeof callsOn>>
    >,
);

/** Why the stakes are closed and the cards are dealt: the call that orders it. */
export const closingOrder = perLaw(
  (law: PuntoBancaLaw): NonEmpty<Ground> => law.call.ask({ occasion: 'closing', total: 0, outcome: 'tie' }).grounds,
);
