import type { Card } from '../../cards/card.ts';
import type { GroundRef, NonEmpty } from '../../law/ground.ts';
import { type Outline, Pattern } from '../../pattern.ts';
import type { Pen } from '../../pen.ts';
import type { EventOf } from './events.ts';

type Uncovered = EventOf<'HandUncovered'>;

/** What a hand of certain ranks comes to, where it is laid and why. Who uncovers it and the cards are left open. */
export class WayUncovered extends Pattern<Uncovered> {
  readonly hand: Uncovered['hand'];
  readonly total: number;
  readonly laid: Uncovered['laid'];
  readonly grounds: NonEmpty<GroundRef>;

  constructor({ hand, total, laid, grounds }: Pick<Uncovered, 'hand' | 'total' | 'laid' | 'grounds'>) {
    super();
    this.hand = hand;
    this.total = total;
    this.laid = laid;
    this.grounds = grounds;
  }

  outline(): Outline {
    const { hand, total, laid, grounds } = this;
    return { type: 'HandUncovered', hand, total, laid, grounds };
  }

  event(by: string | null, cards: readonly Card[]): Uncovered {
    const { hand, total, laid, grounds } = this;
    return { type: 'HandUncovered', hand, by, cards, total, laid, grounds };
  }

  writeOpen(pen: Pen, { by, cards }: Uncovered): void {
    pen.say(by);
    pen.cards(cards);
  }
}
