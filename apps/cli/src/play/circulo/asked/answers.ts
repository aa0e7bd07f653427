import { lookUp } from '@sabot/engine';
import type { Awaited, Offered } from '@sabot/protocol';
import type { Mind } from 'sabot-server';
import { wrapItems } from '../../../terminal/layout.ts';
import type { AnyDuty } from '../../duty.ts';
import { areWithin } from '../../layout-of-stakes.ts';
import { INDENT, WIDTH } from '../../scene.ts';
import type { Answered, Asker, Outcome, Understood } from '../../screen/asker.ts';
import { BUY_IN, type Hand } from '../../seat/hand.ts';
import { moreChips } from '../../seat/more-chips.ts';
import { isOneOf } from '../../stake-words.ts';
import type { CirculoScene } from '../scene.ts';
import type { Stakes } from '../table.ts';
import { stakesText, yoursLying } from '../told/stakes-lying.ts';
import { decliningTold, forbiddenIn, forbiddenTold, forbiddenTyped, seatingTold, wayOutOf } from '../told/standing.ts';
import type { CirculoTeller } from '../told/teller.ts';
import { actLabel } from './act-label.ts';
import { type Chosen, choiceIn } from './choice-typed.ts';
import { type Choice, cappedIn, choicesIn, numberAskedBy } from './choices.ts';
import { CHIPS } from './duty.ts';
import { FieldQuestions } from './field-questions.ts';
import { sensibleAct } from './sensible.ts';
import { noStakes, stakesIn } from './stakes-typed.ts';

type Reply =
  | { readonly kind: 'act'; readonly chosen: Chosen }
  | { readonly kind: 'stakes'; readonly laid: Stakes }
  | { readonly kind: 'chips' };

export interface AnswersParts {
  readonly scene: CirculoScene;
  readonly asker: Asker;
  readonly teller: CirculoTeller;
  readonly hand: Hand;
  readonly mind: Mind;
  /** Whether the table still waits for the same answer. */
  readonly isStill: (duty: AnyDuty) => boolean;
}

/** Asks you for what the table waits for, from its offers alone, and does it. */
export class CirculoAnswers {
  readonly #parts: AnswersParts;
  readonly #fields: FieldQuestions;
  #last: Stakes = {};

  constructor(parts: AnswersParts) {
    this.#parts = parts;
    this.#fields = new FieldQuestions(parts.scene, parts.asker);
  }

  async to(duty: AnyDuty): Promise<Outcome> {
    const { scene, hand, teller } = this.#parts;
    const { clock } = duty.awaited;
    if (clock === CHIPS) return this.#chipsOrNot();
    const stakes = duty.awaited.acts.includes('SetStakes') ? scene.table.offered('SetStakes') : undefined;
    const replied = stakes === undefined ? await this.#choice(duty.awaited) : await this.#stakes(stakes, duty.awaited);
    if (replied === 'leave' || replied === 'overtaken') return replied;
    const { answer } = replied;
    if (answer.kind === 'chips') await moreChips(scene, hand, teller);
    else if (answer.kind === 'stakes') await this.lay(answer.laid);
    else {
      const done = await this.#do(answer.chosen);
      if (done === 'leave' || done === 'overtaken') return done;
    }
    return this.#parts.isStill(duty) ? 'again' : 'done';
  }

  /** Lays stakes unless they lie there already, and says that this is all. */
  async lay(laid: Stakes): Promise<void> {
    const { scene, hand, teller } = this.#parts;
    const { table, you } = scene;
    const lies = table.laid(you);
    const isSame = Object.entries(laid).every(([place, amount]) => (lookUp(lies, place) ?? 0) === amount);
    if (!isSame) {
      const answer = await hand.act('SetStakes', laid);
      if (!answer.ok) return teller.refuse(answer.refusal);
    }
    if (Object.values(laid).some((amount) => amount > 0)) {
      this.#last = laid;
      teller.say([yoursLying(laid, scene)]);
    }
    if (table.offered('StaySilent') !== undefined) await hand.act('StaySilent');
  }

  #onEnter(awaited: Awaited, choices: readonly Choice[]): Chosen | null {
    const { scene, mind } = this.#parts;
    const way = awaited.clock === 'pause' ? wayOutOf(scene.table) : null;
    const sit = choices.find(({ offer }) => offer.act === 'Sit');
    if (way !== null && sit !== undefined) return { choice: { ...sit, settled: { seat: way.seat } }, number: null };
    const act = sensibleAct(scene.table, awaited, mind);
    const choice = choices.find(({ offer }) => offer.act === act);
    if (choice === undefined) return null;
    const asked = numberAskedBy(choice.offer);
    const number = asked?.bound.kind === 'between' ? Math.ceil((asked.bound.min + asked.bound.max) / 2) : null;
    return { choice, number };
  }

  #enterText({ choice, number }: Chosen): string {
    const label = actLabel(this.#parts.scene.words, choice.offer.act);
    return number === null ? label : `${label} ${number}`;
  }

  #choice(awaited: Awaited): Promise<Answered<Reply>> {
    const { scene, asker, teller } = this.#parts;
    const { questions, ask } = scene.words.circulo;
    const { front } = choicesIn(scene, awaited);
    const enter = this.#onEnter(awaited, front);
    if (front.length > 1) teller.say(this.#list(front, 1));
    const greyed = forbiddenIn(scene);
    teller.show(greyed.flatMap((one) => forbiddenTold(scene, one)));
    if (awaited.clock === 'bank') teller.show(decliningTold(scene));
    const onEnter = enter === null ? '–' : this.#enterText(enter);
    // Where the law leaves one word, it is not asked which.
    const left = front.filter(({ offer }) => awaited.acts.includes(offer.act));
    const isBound = left.length === 1 && greyed.length > 0;
    const asked = isBound ? undefined : lookUp(questions, awaited.clock);
    const question = asked?.(onEnter) ?? (isBound || front.length === 1 ? ask.only(onEnter) : ask.other(onEnter));
    return asker.ask(
      question,
      (line) => this.#read(line, awaited, enter),
      () => [ask.help],
    );
  }

  #list(choices: readonly Choice[], from: number): readonly string[] {
    const { paint } = this.#parts.scene;
    const items = choices.map(({ label }, i) => `${paint.you(String(i + from))} ${label}`);
    return wrapItems(items, WIDTH - INDENT.length).map((line) => INDENT + line);
  }

  #read(line: string, awaited: Awaited, enter: Chosen | null): Understood<Reply> {
    const { scene, teller } = this.#parts;
    const { ask } = scene.words.circulo;
    const choices = choicesIn(scene, awaited);
    if (line === '') return enter === null ? { hint: ask.unclear } : { answer: { kind: 'act', chosen: enter } };
    if (isOneOf(line, scene.words.table.ask.commands.chips)) return { answer: { kind: 'chips' } };
    if (isOneOf(line, ask.more)) {
      teller.say(this.#list(choices.more, choices.front.length + 1));
      return { hint: '' };
    }
    const typed = choiceIn(line, choices, scene.language);
    if ('choice' in typed) return { answer: { kind: 'act', chosen: typed } };
    const forbidden = typed.unclear.length === 0 ? forbiddenTyped(line, scene) : undefined;
    if (forbidden !== undefined) {
      teller.refuse(forbidden);
      return { hint: '' };
    }
    const among = typed.unclear.map(({ label }) => label).join(', ');
    return { hint: among === '' ? ask.unclear : ask.several(among) };
  }

  #stakes(offered: Offered, awaited: Awaited): Promise<Answered<Reply>> {
    const { scene, asker } = this.#parts;
    const { table, you, words, money } = scene;
    const { games, stakes, ask } = words.circulo;
    const lies = table.laid(you);
    const nothing = noStakes(offered);
    const wished = table.staked(you) > 0 ? lies : { ...nothing, ...this.#last };
    const again = table.staked(you) > 0 || areWithin(offered, wished) ? wished : nothing;
    const own = cappedIn(offered, table.ownPlace);
    const limits = own === null ? money(0) : `${money(own.min)}–${money(own.max)}`;
    const onEnter = stakesText(again, scene) || words.table.ask.sitOut;
    const read = (line: string): Understood<Reply> => {
      if (line === '') return { answer: { kind: 'stakes', laid: again } };
      const laid = isOneOf(line, ask.more) ? null : stakesIn(line, offered, scene);
      if (laid !== null) return { answer: { kind: 'stakes', laid } };
      const other = this.#read(line, awaited, null);
      return 'answer' in other || other.hint === '' ? other : { hint: games[table.game].stakeUnclear };
    };
    return asker.ask(stakes.question(limits, onEnter), read, () => [games[table.game].stakeHelp, ask.help]);
  }

  async #do({ choice, number }: Chosen): Promise<Outcome> {
    const { scene, hand, teller } = this.#parts;
    const { offer, settled } = choice;
    if (offer.act === 'BuyChips') {
      await moreChips(scene, hand, teller);
      return 'done';
    }
    teller.show(seatingTold(scene, offer));
    const asked = numberAskedBy(offer);
    const known = asked === null || number === null ? settled : { ...settled, [asked.field]: number };
    const fields = await this.#fields.of(offer, known);
    if (fields === 'leave' || fields === 'overtaken') return fields;
    const done = await hand.act(offer.act, fields.answer);
    if (!done.ok) teller.refuse(done.refusal);
    return done.ok ? 'done' : 'again';
  }

  async #chipsOrNot(): Promise<Outcome> {
    const { scene, asker, teller, hand } = this.#parts;
    const { table, you, words, money } = scene;
    const { ask } = words.circulo;
    const { yes, no, yesOrNo } = words.table.ask;
    teller.note(ask.low(money(table.means(you)), money(table.minimum)));
    const answered = await asker.ask<boolean>(
      ask.moreChips(money(BUY_IN), ask.yes),
      (line) => {
        if (line === '' || isOneOf(line, yes)) return { answer: true };
        return isOneOf(line, no) ? { answer: false } : { hint: yesOrNo };
      },
      () => [ask.help],
    );
    if (answered === 'leave' || answered === 'overtaken') return answered;
    if (answered.answer) await moreChips(scene, hand, teller);
    return 'done';
  }
}
