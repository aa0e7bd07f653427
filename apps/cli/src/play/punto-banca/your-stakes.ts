import { entriesIn } from '@sabot/engine';
import { hasStakes, isSame, type Layout, NO_STAKES } from '../layout-of-stakes.ts';
import type { Scene } from '../scene.ts';
import { BUY_IN, type Hand } from '../seat/hand.ts';
import { moreChips } from '../seat/more-chips.ts';
import { leastStake } from './bet-words.ts';
import type { Person } from './person.ts';
import { shoeDuty } from './shoe-duty.ts';
import { yourLine } from './stakes-told.ts';
import type { Teller } from './teller.ts';

/** Your stakes, coup after coup, and what you laid last. */
export class YourStakes {
  readonly #scene: Scene;
  readonly #person: Person;
  readonly #teller: Teller;
  readonly #hand: Hand;
  #last: Layout = NO_STAKES;

  constructor(scene: Scene, person: Person, teller: Teller, hand: Hand) {
    this.#scene = scene;
    this.#person = person;
    this.#teller = teller;
    this.#hand = hand;
  }

  /** `laid` when you are done, with stakes or without; `passed` when you gave the shoe away instead. */
  async ask(): Promise<'leave' | 'overtaken' | 'passed' | 'laid'> {
    this.#remind();
    for (;;) {
      const offered = this.#scene.table.offered('SetStakes');
      if (offered === undefined) return 'overtaken';
      const answered = await this.#person.stakes({ offered, last: this.#last });
      if (answered === 'leave' || answered === 'overtaken') return answered;
      const { answer } = answered;
      if (answer.kind === 'stakes' && (await this.lay(answer.layout))) return 'laid';
      if (answer.kind === 'chips') await moreChips(this.#scene, this.#hand, this.#teller);
      if (answer.kind === 'pass' && (await this.#pass())) return 'passed';
    }
  }

  /** Lays stakes, unless they lie there already; false where they were refused. */
  async lay(layout: Layout): Promise<boolean> {
    const { table, you } = this.#scene;
    if (!isSame(table.laid(you), layout)) {
      const answer = await this.#hand.act('SetStakes', { stakes: entriesIn(layout) });
      if (!answer.ok) {
        this.#teller.refuse(answer.refusal);
        return false;
      }
    }
    if (hasStakes(layout)) {
      this.#last = layout;
      this.#teller.say([yourLine(layout, this.#scene)]);
    }
    return true;
  }

  /** What you should know before you stake. */
  #remind(): void {
    const { table, you, words, money } = this.#scene;
    const { stakes } = words.table;
    const duty = table.holdsShoe(you) ? shoeDuty(table) : null;
    if (duty !== null) this.#teller.note(stakes.duty(money(duty.atLeast), duty.on));
    if (table.offered('PassShoe') !== undefined) this.#teller.note(stakes.mayPass);
    const least = leastStake(table.law);
    const means = table.means(you);
    if (means < least) this.#teller.note(stakes.low(money(means), money(least), money(BUY_IN)));
  }

  async #pass(): Promise<boolean> {
    const passed = await this.#hand.act('PassShoe');
    if (!passed.ok) this.#teller.refuse(passed.refusal);
    return passed.ok;
  }
}
