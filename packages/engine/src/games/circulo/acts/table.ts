import { type Offer, offer, type Result } from '../../../decider.ts';
import type { Ground, NonEmpty } from '../../../law/ground.ts';
import { NOTHING, type Question } from '../../../law/question.ts';
import { cents } from '../../../money/cents.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../../table/actor.ts';
import { type Bound, type Bounds, within } from '../../../table/bounds.ts';
import { closesTooSoon } from '../../../table/closing.ts';
import type { CirculoState } from '../state.ts';
import { type CirculoLaw, groundsOf, isOpen, notNow, notYours } from '../table.ts';

type Choosing<Setting> = CirculoLaw & {
  readonly choices: Question<{ readonly setting: Setting }, NonEmpty<string>>;
};

/** Within what a table is opened: no lower than the law lets it, and on terms that this regulation leaves to choose. */
export function termsBounds<Setting extends string>(
  law: Choosing<Setting>,
  settings: readonly Setting[],
  step: Ground,
): Bounds {
  const floor = law.tableMinimum.ask(NOTHING);
  const decks = law.decks.ask(NOTHING);
  const choice = (setting: Setting): Bound => {
    const { answer, grounds } = law.choices.ask({ setting });
    return { kind: 'one-of', options: answer, ground: grounds[0] };
  };
  return within({
    minimum: {
      kind: 'amount',
      min: floor.answer,
      max: cents(Number.MAX_SAFE_INTEGER - 1),
      step: cents(1),
      orNothing: false,
      grounds: { min: floor.grounds[0], max: floor.grounds[0], step },
    },
    decks: { kind: 'one-of', options: decks.answer, ground: decks.grounds[0] },
    ...Object.fromEntries(settings.map((setting) => [setting, choice(setting)])),
  });
}

/** A table is closed between coups, with nothing on the cloth and the bank gone back. */
export function mayClose(law: CirculoLaw, state: CirculoState, by: Actor, isStaked: boolean): Result<Offer> {
  const { grounds } = law.admission.ask({ place: 'seat' });
  if (by.kind !== 'director') return notYours(grounds);
  if (!isOpen(state)) return notNow(state, grounds);
  const tooSoon = closesTooSoon(state, groundsOf(law, 'lastCoups'));
  if (tooSoon !== null) return tooSoon;
  if (state.phase === 'coup') return refuse('coup-under-way', law.afterStopCard.ask({ coup: 'under-way' }).grounds);
  if (state.bank !== null) return refuse('somebody-has-the-bank', groundsOf(law, 'bankMinimum'));
  return isStaked ? refuse('stakes-on-the-table', grounds) : offer(grounds);
}
