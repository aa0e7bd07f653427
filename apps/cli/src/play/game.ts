import { lookUp } from '@sabot/engine';
import type { TableLink } from '../house/table-link.ts';
import type { AnyDuty } from './duty.ts';
import type { Played } from './played.ts';
import type { AnyScene } from './scene.ts';
import type { Deadline } from './screen/deadline.ts';
import type { LineInput } from './screen/line-input.ts';
import type { Time } from './screen/time.ts';
import type { Hand } from './seat/hand.ts';
import { leaveTable } from './seat/leaving.ts';

export interface Sitting {
  readonly scene: AnyScene;
  readonly link: TableLink;
  readonly hand: Hand;
  readonly time: Time;
  readonly deadline: Deadline;
  /** The table plays by itself, and for you too. */
  readonly isAuto: boolean;
  /** Null: until you leave. */
  readonly coups: number | null;
}

type Next = 'leave' | 'go-on';

/** One person's time at the table, from the first look to leaving. */
export class Game {
  readonly #input: LineInput;
  readonly #sitting: Sitting;
  readonly #played: Played;
  /** What was asked and answered already. */
  #answered: string | null = null;
  #hasLeft = false;

  constructor(input: LineInput, sitting: Sitting, played: Played) {
    this.#input = input;
    this.#sitting = sitting;
    this.#played = played;
    void input.left.then(() => {
      this.#hasLeft = true;
    });
  }

  /** Told between two lines of the game. */
  aside(text: string): void {
    this.#played.told.aside(text);
  }

  async play(opening: readonly string[]): Promise<void> {
    const { scene, link, hand, time } = this.#sitting;
    const { teller, told, intro } = this.#played;
    teller.say(intro());
    for (const line of opening) teller.note(line);
    for (;;) {
      await told.catchUp();
      if (this.#isOver() || (await this.#next()) === 'leave') break;
    }
    await leaveTable({ scene, link, hand, time, played: this.#played, input: this.#input });
  }

  #isOver(): boolean {
    const { coups, scene } = this.#sitting;
    const { view, isSeated } = scene.table;
    if (!isSeated || view.phase === 'closed') return true;
    return view.phase !== 'coup' && coups !== null && this.#played.told.coups >= coups;
  }

  /** Asks you what the table waits for, or waits for what others do. */
  async #next(): Promise<Next> {
    const { link, time, isAuto } = this.#sitting;
    const duty = this.#played.dutyIn(this.#shown);
    if (duty === null || duty.key === this.#answered) {
      if (!link.hasNews) await Promise.race([time.news(), this.#input.left]);
      return this.#hasLeft ? 'leave' : 'go-on';
    }
    await time.before(duty.awaited.until);
    if (link.hasNews) return 'go-on';
    if (this.#input.isOver) return 'leave';
    await this.#played.before(duty);
    if (!isAuto) return this.#ask(duty);
    this.#answered = duty.key;
    await this.#played.standIn(duty);
    return 'go-on';
  }

  get #shown(): TableLink['latest'] {
    return this.#sitting.scene.table.message as TableLink['latest'];
  }

  async #ask(duty: AnyDuty): Promise<Next> {
    const { scene, deadline, link } = this.#sitting;
    const { answer, waitsOn, teller, dutyIn } = this.#played;
    const { lapsed, otherLapse, closesIn } = scene.words.house;
    const ask = this.#whileAwaited(duty);
    const answered = await answer(duty).finally(ask.end);
    if (answered === 'leave') return 'leave';
    if (answered !== 'again') this.#answered = duty.key;
    if (answered === 'overtaken') {
      const { clock } = duty.awaited;
      // Where the same is asked anew, as after a higher bid, there was time enough.
      if (dutyIn(link.latest)?.awaited.clock !== clock) teller.aside(lookUp(lapsed, clock) ?? otherLapse);
    } else if (answered === 'done' && waitsOn(duty)) {
      const seconds = deadline.seconds();
      if (seconds !== null && seconds > 1) teller.aside(closesIn(seconds));
    }
    return 'go-on';
  }

  /** Takes a question back as soon as the table no longer waits for its answer. */
  #whileAwaited({ key }: AnyDuty): { readonly end: () => void } {
    const { link } = this.#sitting;
    let isOpen = true;
    const watch = async (): Promise<void> => {
      while (isOpen && this.#played.dutyIn(link.latest)?.key === key) await link.stirred();
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
}
