import type { Duty } from '../duty.ts';
import { INDENT, type Scene } from '../scene.ts';
import type { Answered, Outcome } from '../screen/asker.ts';
import type { Hand } from '../seat/hand.ts';
import type { Person } from './person.ts';
import { shoeDuty } from './shoe-duty.ts';
import type { Teller } from './teller.ts';
import type { YourStakes } from './your-stakes.ts';

/** Asks you for what the table waits for, and does it. */
export class Answers {
  readonly #scene: Scene;
  readonly #person: Person;
  readonly #teller: Teller;
  readonly #hand: Hand;
  readonly #yours: YourStakes;

  constructor(scene: Scene, person: Person, teller: Teller, hand: Hand, yours: YourStakes) {
    this.#scene = scene;
    this.#person = person;
    this.#teller = teller;
    this.#hand = hand;
    this.#yours = yours;
  }

  async to(duty: Duty): Promise<Outcome> {
    switch (duty.kind) {
      case 'stakes': {
        const asked = await this.#yours.ask();
        return asked === 'laid' ? 'done' : asked === 'passed' ? 'again' : asked;
      }
      case 'cut':
        return this.#cut();
      case 'offer':
        return this.#offer();
      case 'turn':
        return this.#turn(duty);
      default:
        return duty.kind satisfies never;
    }
  }

  async #do(
    answered: Answered<unknown>,
    act: string,
    fields: Readonly<Record<string, unknown>> = {},
  ): Promise<Outcome> {
    if (answered === 'leave' || answered === 'overtaken') return answered;
    const done = await this.#hand.act(act, fields);
    if (!done.ok) this.#teller.refuse(done.refusal);
    return done.ok ? 'done' : 'again';
  }

  async #cut(): Promise<Outcome> {
    const depth = this.#scene.table.offered('CutPack')?.fields.at;
    if (depth?.kind !== 'between') return 'done';
    const cut = await this.#person.cut(depth);
    const at = typeof cut === 'object' ? (cut.answer ?? Math.ceil((depth.min + depth.max) / 2)) : 0;
    return this.#do(cut, 'CutPack', { at });
  }

  async #offer(): Promise<Outcome> {
    const { table, words, money } = this.#scene;
    const { ask } = words.table;
    const duty = shoeDuty(table);
    const owed = duty === null ? [] : [ask.shoeDuty(money(duty.atLeast), duty.on)];
    this.#teller.say(['', ...[ask.shoe, ...owed].map((line) => INDENT + line)]);
    const taken = await this.#person.takeShoe();
    return this.#do(taken, typeof taken === 'object' && taken.answer ? 'TakeShoe' : 'DeclineShoe');
  }

  async #turn({ awaited }: Duty): Promise<Outcome> {
    const { table, words } = this.#scene;
    const { ask } = words.table;
    const [act = 'Deal'] = awaited.acts;
    const hand = table.view.coup?.handed?.hand ?? 'punto';
    return this.#do(await this.#person.enter(act === 'Deal' ? ask.deal : ask.uncover[hand]), act);
  }
}
