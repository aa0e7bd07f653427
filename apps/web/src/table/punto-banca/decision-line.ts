import type { DecisionStory, PuntoBancaCoup } from '@sabot/story';
import type { Words } from '../../locales/words.ts';
import { COVERED } from '../any-game/card-name.ts';

type Reason = Words['table']['reason'];
type Side = 'punto' | 'banca';

/** “With 4 against punto's jack”: banca decides knowing what punto did. */
export function havingOf(
  { hands }: Pick<PuntoBancaCoup, 'hands'>,
  side: Side,
  { total }: DecisionStory,
  reason: Reason,
): string {
  const third = hands.punto.cards[2];
  const stood = hands.punto.decisions.at(-1)?.decision === 'stand';
  const isKnown = third !== undefined && third !== COVERED;
  const before =
    side === 'punto' ? '' : isKnown ? reason.beforeCard(third[0] as string) : stood ? reason.beforeStanding : '';
  return reason.having(total ?? 0, before);
}

/** The same as a sentence that says whose hand it is. */
export function decisionLine(
  coup: Pick<PuntoBancaCoup, 'hands'>,
  side: Side,
  one: DecisionStory,
  reason: Reason,
): string {
  const line = one.decision === 'draw' ? reason.draws : reason.stands;
  return line(havingOf(coup, side, one, reason), reason[side]);
}
