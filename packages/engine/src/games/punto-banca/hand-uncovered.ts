import type { Card } from '../../cards/card.ts';
import type { GroundRef, NonEmpty } from '../../law/ground.ts';
import { type Outline, Pattern, type Patterned, patterned } from '../../pattern.ts';
import type { Pen } from '../../pen.ts';
import type { EventOf } from './events.ts';

type Uncovered = EventOf<'HandUncovered'>;

/** What a hand of certain ranks comes to, where it is laid and why. Who uncovers it and the cards are left open. */
export class WayUncovered extends Pattern {
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
}

export class HandUncovered implements Uncovered, Patterned {
  readonly type = 'HandUncovered';
  readonly hand: Uncovered['hand'];
  readonly by: string | null;
  readonly cards: readonly Card[];
  readonly total: number;
  readonly laid: Uncovered['laid'];
  readonly grounds: NonEmpty<GroundRef>;
  readonly #way: WayUncovered;

  constructor(way: WayUncovered, by: string | null, cards: readonly Card[]) {
    this.hand = way.hand;
    this.by = by;
    this.cards = cards;
    this.total = way.total;
    this.laid = way.laid;
    this.grounds = way.grounds;
    this.#way = way;
  }

  get pattern(): Pattern {
    return this.#way;
  }

  writeOpen(pen: Pen): void {
    pen.say(this.by);
    pen.cards(this.cards);
  }
}

patterned(HandUncovered);
