import type { PostingOutline } from '../pattern.ts';
import type { Cents } from './cents.ts';
import type { Page, Posting } from './posting.ts';
import type { Route } from './route.ts';

/** A route, and which of the amounts that move together takes it, counted from nought. */
export interface Leg {
  readonly route: Route;
  readonly amount: 0 | 1 | 2;
}

const NO_POSTINGS: readonly Posting[] = [];

/** Ways that money goes together. */
export class Routes {
  readonly legs: readonly Leg[];

  constructor(legs: readonly Leg[]) {
    this.legs = legs;
  }

  postings(first: Cents, second: Cents, third: Cents): readonly Posting[] {
    const { legs } = this;
    // Lists that are no longer than they need be.
    switch (legs.length) {
      case 0:
        return NO_POSTINGS;
      case 1:
        return [along(legs[0] as Leg, first, second, third)];
      case 2:
        return [along(legs[0] as Leg, first, second, third), along(legs[1] as Leg, first, second, third)];
      case 3: {
        const [one, two, last] = legs as readonly [Leg, Leg, Leg];
        return [along(one, first, second, third), along(two, first, second, third), along(last, first, second, third)];
      }
      default:
        return legs.map((leg) => along(leg, first, second, third));
    }
  }

  /** Moves the amounts of its postings. */
  move(page: Page, postings: readonly Posting[]): void {
    const { legs } = this;
    for (let i = 0; i < legs.length; i++) page.postAlong((legs[i] as Leg).route, (postings[i] as Posting).amount);
  }

  /** For a pattern: the field that each amount is the same as, if any. */
  outline(fieldOf: (amount: Leg['amount']) => string | undefined): readonly PostingOutline[] {
    return this.legs.map(({ route: { from, to, ground }, amount }) => {
      const field = fieldOf(amount);
      return field === undefined ? { from, to, ground } : { from, to, amount: field, ground };
    });
  }
}

const along = ({ route, amount }: Leg, first: Cents, second: Cents, third: Cents): Posting =>
  route.posting(amount === 0 ? first : amount === 1 ? second : third);
