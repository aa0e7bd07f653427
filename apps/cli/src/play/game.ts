import { type Actor, type Await, player, sameActor } from '@sabot/engine';
import type { Io } from '../io.ts';
import { wrap } from '../layout.ts';
import { signed } from '../money.ts';
import { botTakesShoe } from './bot-mind.ts';
import type { Chance } from './chance.ts';
import type { Bot } from './company.ts';
import { introLines } from './intro.ts';
import type { LineInput } from './line-input.ts';
import { Person } from './person.ts';
import { INDENT, type Scene, WIDTH } from './scene.ts';
import { openAndSeat } from './seating.ts';
import { shoeDuty } from './shoe-duty.ts';
import { botLays, botsLines, meansOf, yourLine } from './stakes-round.ts';
import { Teller } from './teller.ts';
import { YourStakes } from './your-stakes.ts';

export interface Sitting {
  readonly scene: Scene;
  readonly bots: readonly Bot[];
  /** Who plays for you, where you let the table play by itself. */
  readonly standIn: Bot | null;
  readonly chance: Chance;
  /** Null: until you leave. */
  readonly coups: number | null;
  readonly pauses: boolean;
}

type Next = 'leave' | 'go-on';

/** One person's time at the table, from sitting down to leaving. */
export class Game {
  readonly #input: LineInput;
  readonly #sitting: Sitting;
  readonly #scene: Scene;
  readonly #teller: Teller;
  readonly #person: Person;
  readonly #yours: YourStakes;

  constructor(io: Io, input: LineInput, sitting: Sitting) {
    this.#input = input;
    this.#sitting = sitting;
    this.#scene = sitting.scene;
    this.#teller = new Teller(io, input, sitting.scene, sitting.pauses);
    this.#person = new Person(sitting.scene, input, this.#teller);
    this.#yours = new YourStakes(sitting.scene, this.#person, this.#teller);
  }

  async play(opening: readonly string[]): Promise<void> {
    const { table, you } = this.#scene;
    const { bots } = this.#sitting;
    const seated = openAndSeat(table, you, bots);
    this.#teller.say([...introLines(bots, this.#scene), ...opening.map((line) => INDENT + line)]);
    await this.#teller.tell(seated);
    for (;;) {
      const { awaited } = table;
      if (awaited === undefined || this.#isOver() || (await this.#serve(awaited)) === 'leave') break;
    }
    await this.#leave();
  }

  #isOver(): boolean {
    const { coups } = this.#sitting;
    const { state } = this.#scene.table;
    if (state.phase === 'coup') return false;
    return this.#input.isOver || (coups !== null && state.coups >= coups);
  }

  /** Lets whoever is awaited act: you by the keyboard, bots by their temper. */
  #serve(awaited: Await): Promise<Next> {
    switch (awaited.acts[0]) {
      case 'SetStakes':
        return this.#stakes(awaited);
      case 'CutPack':
        return this.#cut(awaited);
      case 'TakeShoe':
        return this.#offer(awaited);
      case 'Deal':
      case 'Uncover':
        return this.#turn(awaited);
      default:
        return this.#lapse(awaited);
    }
  }

  #isForYou({ by }: Await): boolean {
    return this.#sitting.standIn === null && by.some((actor) => sameActor(actor, player(this.#scene.you)));
  }

  async #lapse(awaited: Await): Promise<'go-on'> {
    await this.#teller.tell(this.#scene.table.lapse(awaited));
    return 'go-on';
  }

  async #cut(awaited: Await): Promise<Next> {
    const { table, you } = this.#scene;
    const depth = table.lawful(you, 'CutPack')?.offer.answer.fields.at;
    if (!this.#isForYou(awaited) || depth?.kind !== 'between') return this.#lapse(awaited);
    for (;;) {
      const cut = await this.#person.cut(depth);
      if (cut === 'leave') return 'leave';
      const at = cut.answer ?? Math.ceil((depth.min + depth.max) / 2);
      const done = table.act({ type: 'CutPack', by: player(you), at });
      if (!done.ok) this.#teller.refuse(done.refusal);
      else {
        await this.#teller.tell(done.value);
        return 'go-on';
      }
    }
  }

  async #offer(awaited: Await): Promise<Next> {
    const [by] = awaited.by;
    const takes = this.#isForYou(awaited) ? await this.#offerYou() : this.#botTakes(by);
    if (takes === 'leave') return 'leave';
    await this.#teller.tell(this.#scene.table.mustAct({ type: takes ? 'TakeShoe' : 'DeclineShoe', by }));
    return 'go-on';
  }

  async #offerYou(): Promise<boolean | 'leave'> {
    const { table, words, money } = this.#scene;
    const { ask } = words.table;
    const duty = shoeDuty(table);
    const owed = duty === null ? [] : [ask.shoeDuty(money(duty.atLeast), duty.on)];
    this.#teller.say(['', ...[ask.shoe, ...owed].map((line) => INDENT + line)]);
    const taken = await this.#person.takeShoe();
    return taken === 'leave' ? 'leave' : taken.answer;
  }

  #botTakes(by: Actor): boolean {
    const { bots, standIn, chance } = this.#sitting;
    const name = 'id' in by ? by.id : '';
    const bot = name === this.#scene.you ? standIn : bots.find((one) => one.name === name);
    return bot != null && botTakesShoe(bot.temper, chance);
  }

  async #turn(awaited: Await): Promise<Next> {
    const { table, words } = this.#scene;
    const { ask } = words.table;
    const [type] = awaited.acts;
    if (this.#isForYou(awaited)) {
      const hand = table.state.coup?.handed?.hand ?? 'punto';
      const nod = await this.#person.enter(type === 'Deal' ? ask.deal : ask.uncover[hand]);
      if (nod === 'leave') return 'leave';
    }
    await this.#teller.tell(table.mustAct({ type, by: awaited.by[0] }));
    return 'go-on';
  }

  async #stakes(awaited: Await): Promise<Next> {
    const { table, you } = this.#scene;
    const { bots, standIn, chance } = this.#sitting;
    await this.#teller.tellOpening();
    for (const bot of bots) botLays(bot, table, chance);
    this.#teller.say(botsLines(bots, this.#scene));
    if (standIn === null) {
      const answered = await this.#yours.ask();
      if (answered !== 'closed') return answered === 'leave' ? 'leave' : 'go-on';
    } else {
      const before = meansOf(table, you);
      botLays(standIn, table, chance);
      this.#yours.gave(meansOf(table, you) - before);
      this.#teller.say(yourLine(this.#scene));
      // A table that plays by itself listens between two coups whether it should stop.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return this.#lapse(awaited);
  }

  /** Politely: a coup under way is played to its end, then the chips are taken. */
  async #leave(): Promise<void> {
    const { table, you, words, money, paint } = this.#scene;
    const { leaving } = words.table;
    this.#teller.hurry();
    this.#teller.say(['']);
    if (table.lawful(you, 'Leave') === undefined) this.#teller.note(leaving.playedOut);
    while (table.lawful(you, 'Leave') === undefined) {
      const { awaited } = table;
      if (awaited === undefined) throw new Error('nobody is awaited in a coup');
      await this.#lapse(awaited);
    }
    const worth = meansOf(table, you);
    table.mustAct({ type: 'Leave', by: player(you) });
    const { brought } = this.#yours;
    const change = signed(money, worth - brought);
    const goodbye = leaving.goodbye(money(brought), money(worth), change, table.state.coups);
    for (const line of wrap(goodbye, WIDTH - INDENT.length)) this.#teller.note(line);
    this.#teller.note(paint.dim(leaving.playMoney));
  }
}
