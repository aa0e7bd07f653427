import { type Await, type PuntoBancaEvent, player, type Refusal, sameActor } from '@sabot/engine';
import type { Io } from '../io.ts';
import { signed } from '../money.ts';
import { botTakesShoe, type Layout, NO_STAKES } from './bot-mind.ts';
import type { Chance } from './chance.ts';
import type { Bot } from './company.ts';
import { introLines } from './intro.ts';
import type { LineInput } from './line-input.ts';
import { Narrator } from './narrator.ts';
import { Person } from './person.ts';
import { refusalText } from './refusal-text.ts';
import { INDENT, type Scene, type Told } from './scene.ts';
import { BUY_IN, openAndSeat } from './seating.ts';
import { holdsShoe, shoeDuty } from './shoe-duty.ts';
import { botLays, botsLines, layStakes, meansOf } from './stakes-round.ts';
import { whyLines } from './why.ts';

/** How long the eye rests, in milliseconds. */
const PAUSES: Readonly<Record<Told['weight'], number>> = { call: 650, cards: 550, note: 0 };

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

/** One person's time at the table, from sitting down to leaving. */
export class Game {
  readonly #io: Io;
  readonly #input: LineInput;
  readonly #sitting: Sitting;
  readonly #scene: Scene;
  readonly #narrator: Narrator;
  readonly #person: Person;
  #last: Layout = NO_STAKES;
  #brought = 0;
  #hurried = false;

  constructor(io: Io, input: LineInput, sitting: Sitting) {
    this.#io = io;
    this.#input = input;
    this.#sitting = sitting;
    this.#scene = sitting.scene;
    this.#narrator = new Narrator(sitting.scene);
    this.#person = new Person(
      sitting.scene,
      input,
      (lines) => this.#say(lines),
      () => whyLines(this.#narrator.recent, sitting.scene),
    );
  }

  async play(opening: readonly string[]): Promise<void> {
    const { table, you } = this.#scene;
    const { bots, coups } = this.#sitting;
    const seated = openAndSeat(table, you, bots);
    this.#brought = BUY_IN;
    this.#say([...introLines(bots, this.#scene), ...opening.map((line) => INDENT + line)]);
    await this.#tell(seated);
    for (;;) {
      const { awaited } = table;
      const enough = coups !== null && table.state.phase !== 'coup' && table.state.coups >= coups;
      if (awaited === undefined || enough || (this.#sitting.standIn !== null && this.#input.ended)) break;
      if ((await this.#serve(awaited)) === 'leave') break;
    }
    await this.#leave();
  }

  /** Lets whoever is awaited act: you by the keyboard, bots by their temper. */
  #serve(awaited: Await): Promise<'leave' | 'go-on'> {
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
    await this.#tell(this.#scene.table.lapse(awaited));
    return 'go-on';
  }

  async #cut(awaited: Await): Promise<'leave' | 'go-on'> {
    const { table, you } = this.#scene;
    const depth = table.lawful(you, 'CutPack')?.offer.answer.fields.at;
    if (!this.#isForYou(awaited) || depth?.kind !== 'between') return this.#lapse(awaited);
    for (;;) {
      const cut = await this.#person.cut(depth);
      if (cut === 'leave') return 'leave';
      const at = cut.answer ?? Math.ceil((depth.min + depth.max) / 2);
      const done = table.act({ type: 'CutPack', by: player(you), at });
      if (done.ok) await this.#tell(done.value);
      else this.#refuse(done.refusal);
      if (done.ok) return 'go-on';
    }
  }

  async #offer(awaited: Await): Promise<'leave' | 'go-on'> {
    const { table, words, money } = this.#scene;
    const { ask, bets } = words.table;
    const [by] = awaited.by;
    let takes: boolean;
    if (this.#isForYou(awaited)) {
      const duty = shoeDuty(table);
      const owed = duty === null ? [] : [ask.shoeDuty(money(duty.atLeast), duty.on === null ? null : bets[duty.on])];
      this.#say(['', ...[ask.shoe, ...owed].map((line) => INDENT + line)]);
      const taken = await this.#person.takeShoe();
      if (taken === 'leave') return 'leave';
      takes = taken.answer;
    } else {
      const bot = this.#mindOf('id' in by ? by.id : '');
      takes = bot !== undefined && botTakesShoe(bot.temper, this.#sitting.chance);
    }
    await this.#tell(table.mustAct({ type: takes ? 'TakeShoe' : 'DeclineShoe', by }));
    return 'go-on';
  }

  async #turn(awaited: Await): Promise<'leave' | 'go-on'> {
    const { table, words } = this.#scene;
    const { ask } = words.table;
    if (this.#isForYou(awaited)) {
      const hand = table.state.coup?.handed?.hand ?? 'punto';
      const nod = await this.#person.enter(awaited.acts[0] === 'Deal' ? ask.deal : ask.uncover[hand]);
      if (nod === 'leave') return 'leave';
    }
    await this.#tell(table.mustAct({ type: awaited.acts[0], by: awaited.by[0] }));
    return 'go-on';
  }

  async #stakes(awaited: Await): Promise<'leave' | 'go-on'> {
    const { table, you } = this.#scene;
    const { bots, standIn, chance } = this.#sitting;
    for (const bot of bots) botLays(bot, table, chance);
    if (standIn !== null) {
      const before = meansOf(table, you);
      botLays({ ...standIn, name: you }, table, chance);
      this.#brought += meansOf(table, you) - before;
    }
    this.#say(botsLines(bots, this.#scene));
    if (standIn === null) {
      const answered = await this.#yourStakes();
      if (answered !== 'closed') return answered;
    }
    return this.#lapse(awaited);
  }

  async #yourStakes(): Promise<'leave' | 'go-on' | 'closed'> {
    const { table, you, words, money } = this.#scene;
    const { stakes, bets } = words.table;
    const least = table.law.stakeMinimum.ask({ bet: 'punto' }).answer;
    const duty = holdsShoe(table, you) ? shoeDuty(table) : null;
    if (duty !== null) this.#note(stakes.duty(money(duty.atLeast), duty.on === null ? null : bets[duty.on]));
    const mayPass = table.lawful(you, 'PassShoe') !== undefined;
    if (mayPass) this.#note(stakes.mayPass);
    for (;;) {
      const means = meansOf(table, you);
      if (means < least) this.#note(stakes.low(money(means), money(least), money(BUY_IN)));
      const bounds = table.lawful(you, 'SetStakes')?.offer.answer;
      if (bounds === undefined) return 'closed';
      const answered = await this.#person.stakes({ bounds, last: this.#last, mayPass });
      if (answered === 'leave') return 'leave';
      const { answer } = answered;
      if (answer.kind === 'pass') {
        await this.#tell(table.mustAct({ type: 'PassShoe', by: player(you) }));
        return 'go-on';
      }
      if (answer.kind !== 'stakes') {
        table.mustAct({ type: 'BuyChips', by: player(you), amount: BUY_IN });
        this.#brought += BUY_IN;
        this.#note(stakes.bought(money(BUY_IN), money(meansOf(table, you))));
        continue;
      }
      const refusal = layStakes(table, you, answer.layout);
      if (refusal === null) {
        if (Object.values(answer.layout).some((stake) => stake > 0)) this.#last = answer.layout;
        return 'closed';
      }
      this.#refuse(refusal);
    }
  }

  /** Politely: a coup under way is played to its end, then the chips are taken. */
  async #leave(): Promise<void> {
    const { table, you, words, money } = this.#scene;
    const { leaving } = words.table;
    this.#hurried = true;
    this.#say(['']);
    if (table.lawful(you, 'Leave') === undefined) this.#note(leaving.playedOut);
    while (table.lawful(you, 'Leave') === undefined) {
      const { awaited } = table;
      if (awaited === undefined) break;
      await this.#lapse(awaited);
    }
    const worth = meansOf(table, you);
    table.mustAct({ type: 'Leave', by: player(you) });
    const { coups } = table.state;
    const change = signed(money, worth - this.#brought);
    this.#note(leaving.goodbye(money(this.#brought), money(worth), change, coups));
    this.#note(this.#scene.paint.dim(leaving.playMoney));
  }

  #mindOf(id: string): Bot | undefined {
    const { bots, standIn } = this.#sitting;
    return id === this.#scene.you ? (standIn ?? undefined) : bots.find(({ name }) => name === id);
  }

  #say(lines: readonly string[]): void {
    this.#io.stdout.write(`${lines.join('\n')}\n`);
  }

  #note(line: string): void {
    this.#say([INDENT + line]);
  }

  #refuse(refusal: Refusal): void {
    const { words, money, paint } = this.#scene;
    const [sentence = '', rule] = refusalText(refusal, words, money);
    this.#say([INDENT + sentence, ...(rule === undefined ? [] : [paint.dim(`${INDENT}  ${rule}`)])]);
  }

  async #tell(events: readonly PuntoBancaEvent[]): Promise<void> {
    for (const { text, weight } of this.#narrator.tell(events)) {
      this.#say([text]);
      if (this.#sitting.pauses && !this.#hurried && PAUSES[weight] > 0) await this.#input.pause(PAUSES[weight]);
    }
    // Between two coups a table that plays by itself listens whether it should stop.
    if (this.#sitting.standIn !== null) await new Promise((resolve) => setImmediate(resolve));
  }
}
