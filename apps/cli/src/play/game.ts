import type { Outcome as CoupOutcome } from '@sabot/engine';
import type { TableLink } from '../house/table-link.ts';
import type { Io } from '../io.ts';
import { Answers } from './answers.ts';
import { type Duty, dutyIn } from './duty.ts';
import { BUY_IN, type Hand } from './hand.ts';
import { introLines } from './intro.ts';
import { leaveTable } from './leaving.ts';
import type { LineInput } from './line-input.ts';
import { Person } from './person.ts';
import type { Scene } from './scene.ts';
import type { StandIn } from './stand-in.ts';
import { Teller } from './teller.ts';
import type { Time } from './time.ts';
import { ToldTable } from './told-table.ts';
import { YourStakes } from './your-stakes.ts';

export interface Sitting {
  readonly scene: Scene;
  readonly link: TableLink;
  readonly hand: Hand;
  readonly time: Time;
  /** Who plays for you, where you let the table play by itself. */
  readonly standIn: StandIn | null;
  /** Null: until you leave. */
  readonly coups: number | null;
  readonly pauses: boolean;
  /** The results of the shoe before you came. */
  readonly earlier: readonly CoupOutcome[];
}

type Next = 'leave' | 'go-on';
/** With less time than this to answer, nobody wants to watch cards being turned slowly. */
const HURRY_MS = 12_000;

/** One person's time at the table, from the first look to leaving. */
export class Game {
  readonly #input: LineInput;
  readonly #sitting: Sitting;
  readonly #teller: Teller;
  readonly #told: ToldTable;
  readonly #yours: YourStakes;
  readonly #answers: Answers;
  /** What was asked and answered already. */
  #answered: string | null = null;
  #hasLeft = false;

  constructor(io: Io, input: LineInput, sitting: Sitting) {
    const { scene, earlier, pauses, hand, link } = sitting;
    this.#input = input;
    this.#sitting = sitting;
    this.#teller = new Teller({ io, input, scene, earlier, hasTime: () => this.#hasTime() }, pauses);
    this.#told = new ToldTable(link, scene, this.#teller);
    const person = new Person(scene, input, this.#teller, () => this.#secondsLeft());
    this.#yours = new YourStakes(scene, person, this.#teller, hand);
    this.#answers = new Answers(scene, person, this.#teller, hand, this.#yours);
    void input.left.then(() => {
      this.#hasLeft = true;
    });
  }

  /** Told between two lines of the game. */
  aside(text: string): void {
    this.#told.aside(text);
  }

  async play(opening: readonly string[]): Promise<void> {
    const { scene, link, hand, time } = this.#sitting;
    this.#teller.say(introLines(scene));
    for (const line of opening) this.#teller.note(line);
    for (;;) {
      await this.#told.catchUp();
      if (this.#isOver() || (await this.#next()) === 'leave') break;
    }
    await leaveTable({ scene, link, hand, time, told: this.#told, teller: this.#teller, input: this.#input });
  }

  #isOver(): boolean {
    const { coups, scene } = this.#sitting;
    const { view, isSeated } = scene.table;
    if (!isSeated || view.phase === 'closed') return true;
    return view.phase !== 'coup' && coups !== null && this.#told.coups >= coups;
  }

  /** What is awaited from you now, whatever of it has been told. */
  get #latestDuty(): Duty | null {
    const { link, scene } = this.#sitting;
    return dutyIn(link.latest, scene.you);
  }

  #secondsLeft(): number | null {
    const left = this.#sitting.time.left(this.#latestDuty?.awaited.until ?? null);
    return left === null ? null : Math.ceil(left / 1000);
  }

  #hasTime(): boolean {
    const left = this.#sitting.time.left(this.#latestDuty?.awaited.until ?? null);
    return left === null || left > HURRY_MS;
  }

  /** Asks you what the table waits for, or waits for what others do. */
  async #next(): Promise<Next> {
    const { link, time, standIn, scene } = this.#sitting;
    const duty = dutyIn(scene.table.message, scene.you);
    if (duty === null || duty.key === this.#answered) {
      if (!link.hasNews) await Promise.race([time.news(), this.#input.left]);
      return this.#hasLeft ? 'leave' : 'go-on';
    }
    await time.before(duty.awaited.until);
    if (link.hasNews) return 'go-on';
    if (this.#input.isOver) return 'leave';
    if (duty.kind === 'stakes') await this.#told.openStakes();
    return standIn === null ? this.#ask(duty) : this.#standsIn(duty, standIn);
  }

  async #ask(duty: Duty): Promise<Next> {
    const { words } = this.#sitting.scene;
    const ask = this.#whileAwaited(duty);
    const answered = await this.#answers.to(duty).finally(ask.end);
    if (answered === 'leave') return 'leave';
    if (answered !== 'again') this.#answered = duty.key;
    if (answered === 'overtaken') {
      const { lapsed, otherLapse } = words.house;
      this.#teller.aside(lapsed[duty.awaited.clock] ?? otherLapse);
    } else if (answered === 'done' && duty.kind === 'stakes') {
      const seconds = this.#secondsLeft();
      if (seconds !== null && seconds > 1) this.#teller.aside(words.house.closesIn(seconds));
    }
    return 'go-on';
  }

  /** Takes a question back as soon as the table no longer waits for its answer. */
  #whileAwaited({ key }: Duty): { readonly end: () => void } {
    let isOpen = true;
    const watch = async (): Promise<void> => {
      while (isOpen && this.#latestDuty?.key === key) await this.#sitting.link.stirred();
    };
    const over = (): void => {
      if (isOpen) this.#input.overtake();
    };
    watch().then(over, over);
    return {
      end: () => {
        isOpen = false;
      },
    };
  }

  async #standsIn({ kind, key, awaited }: Duty, standIn: StandIn): Promise<'go-on'> {
    const { hand, scene } = this.#sitting;
    const { table, you } = scene;
    this.#answered = key;
    if (kind === 'stakes') {
      const least = table.law.stakeMinimum.ask({ bet: 'punto' }).answer;
      if (table.means(you) < least) await hand.buy(BUY_IN);
      await this.#yours.lay(standIn.stakes(table, you));
    } else if (kind === 'offer') await hand.act(standIn.takesShoe() ? 'TakeShoe' : 'DeclineShoe');
    else if (kind === 'turn') await hand.act(awaited.acts[0] ?? 'Deal');
    return 'go-on';
  }
}
