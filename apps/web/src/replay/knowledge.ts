import type { LyingCard } from '@sabot/protocol';
import type { Frame } from './frames.ts';

const COVERED = '??';
export const AGAINST = ['punto', 'pano-1', 'pano-2'] as const;
const HANDS = [...AGAINST, 'banca'] as const;
export type HandName = (typeof HANDS)[number];

/** What a hand has said: that it draws, or stands. Whoever lays down shows the cards, and needs no word. */
export type Word = 'draw' | 'stand' | null;
export interface KnownHand {
  readonly hand: HandName;
  /** `??`: not known to them. */
  readonly cards: readonly string[];
  readonly said: Word;
}

/** Somebody, or everybody, and the cards they knew at a moment. */
export interface Knower {
  /** Null: everybody, who have seen what lay open; `true`: whoever looks back and knows all that was ever seen. */
  readonly who: string | null | true;
  readonly hands: readonly KnownHand[];
}

const isOpenTo = ({ face, seenBy }: LyingCard, who: Knower['who']): boolean =>
  who === true || face === 'up' || (who !== null && seenBy.includes(who));

function handsFor({ cards, telling }: Frame, who: Knower['who']): readonly KnownHand[] {
  const { hands } = telling.coup;
  return HANDS.flatMap((hand): KnownHand[] => {
    const own = cards.filter((card) => card.hand === hand);
    if (own.length === 0) return [];
    const last = hands[hand]?.decisions.findLast(({ decision }) => decision !== 'abatir')?.decision ?? null;
    return [
      {
        hand,
        cards: own.map((card) => (isOpenTo(card, who) ? card.card : COVERED)),
        said: last === 'abatir' ? null : last,
      },
    ];
  });
}

const seenIn = ({ hands }: Knower): string => JSON.stringify(hands.map(({ cards }) => cards));

/** Who knew more than everybody, and what; whoever is asked about is there whatever they knew. */
export function knowersAt(frame: Frame, asked: string | null): readonly Knower[] {
  const everybody: Knower = { who: null, hands: handsFor(frame, null) };
  const people = [...new Set(frame.cards.flatMap(({ seenBy }) => seenBy))];
  const named = asked !== null && !people.includes(asked) ? [...people, asked] : people;
  const some = named
    .map((who): Knower => ({ who, hands: handsFor(frame, who) }))
    .filter((one) => one.who === asked || seenIn(one) !== seenIn(everybody));
  const all: Knower = { who: true, hands: handsFor(frame, true) };
  const isMore = [everybody, ...some].every((one) => seenIn(one) !== seenIn(all));
  return [everybody, ...some, ...(isMore ? [all] : [])];
}

/** What the two sides did in this coup where the rules leave them a choice; what nobody did counts as standing. */
export function chosenIn(frames: readonly Frame[], at: number): Readonly<Record<HandName, Word>> {
  const coup = frames[at]?.telling.coup.coup;
  // The last frame of the same coup knows everything that was said in it.
  const last = frames.findLast((frame, i) => i >= at && frame.telling.coup.coup === coup) ?? frames[at];
  const said = (hand: HandName): Word => {
    const decision = last?.telling.coup.hands[hand]?.decisions.findLast((one) => one.decision !== 'abatir')?.decision;
    return decision === 'draw' || decision === 'stand' ? decision : null;
  };
  return { punto: said('punto'), 'pano-1': said('pano-1'), 'pano-2': said('pano-2'), banca: said('banca') };
}
