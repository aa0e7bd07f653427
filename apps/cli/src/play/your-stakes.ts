import { BETS, player } from '@sabot/engine';
import { type Layout, NO_STAKES } from './bot-mind.ts';
import type { Person } from './person.ts';
import type { Scene } from './scene.ts';
import { BUY_IN } from './seating.ts';
import { holdsShoe, shoeDuty } from './shoe-duty.ts';
import { layStakes, meansOf, yourLine } from './stakes-round.ts';
import type { Teller } from './teller.ts';

/** Your stakes, coup after coup: what you laid last, and what you have brought to the table. */
export class YourStakes {
  readonly #scene: Scene;
  readonly #person: Person;
  readonly #teller: Teller;
  #last: Layout = NO_STAKES;
  #brought: number = BUY_IN;

  constructor(scene: Scene, person: Person, teller: Teller) {
    this.#scene = scene;
    this.#person = person;
    this.#teller = teller;
  }

  /** All the chips you were given, in cents. */
  get brought(): number {
    return this.#brought;
  }

  gave(amount: number): void {
    this.#brought += amount;
  }

  /** `closed` when you are done; `passed` when you gave the shoe away instead. */
  async ask(): Promise<'leave' | 'passed' | 'closed'> {
    const { table, you } = this.#scene;
    this.#remind();
    for (;;) {
      const bounds = table.lawful(you, 'SetStakes')?.offer.answer;
      if (bounds === undefined) return 'closed';
      const answered = await this.#person.stakes({ bounds, last: this.#last });
      if (answered === 'leave') return 'leave';
      const { answer } = answered;
      if (answer.kind === 'stakes' && this.#lay(answer.layout)) return 'closed';
      if (answer.kind === 'chips') this.#moreChips();
      if (answer.kind === 'pass' && (await this.#pass())) return 'passed';
    }
  }

  /** What you should know before you stake. */
  #remind(): void {
    const { table, you, words, money } = this.#scene;
    const { stakes } = words.table;
    const duty = holdsShoe(table, you) ? shoeDuty(table) : null;
    if (duty !== null) this.#teller.note(stakes.duty(money(duty.atLeast), duty.on));
    if (table.lawful(you, 'PassShoe') !== undefined) this.#teller.note(stakes.mayPass);
    const least = table.law.stakeMinimum.ask({ bet: 'punto' }).answer;
    const means = meansOf(table, you);
    if (means < least) this.#teller.note(stakes.low(money(means), money(least), money(BUY_IN)));
  }

  async #pass(): Promise<boolean> {
    const { table, you } = this.#scene;
    const passed = table.act({ type: 'PassShoe', by: player(you) });
    if (passed.ok) await this.#teller.tell(passed.value);
    else this.#teller.refuse(passed.refusal);
    return passed.ok;
  }

  #moreChips(): void {
    const { table, you, words, money } = this.#scene;
    table.mustAct({ type: 'BuyChips', by: player(you), amount: BUY_IN });
    this.gave(BUY_IN);
    this.#teller.note(words.table.stakes.bought(money(BUY_IN), money(meansOf(table, you))));
  }

  #lay(layout: Layout): boolean {
    const { table, you } = this.#scene;
    const refusal = layStakes(table, you, layout);
    if (refusal !== null) this.#teller.refuse(refusal);
    else if (BETS.some((bet) => layout[bet] > 0)) {
      this.#last = layout;
      this.#teller.say(yourLine(this.#scene));
    }
    return refusal === null;
  }
}
