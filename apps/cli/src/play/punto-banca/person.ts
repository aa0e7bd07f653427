import { entriesIn } from '@sabot/engine';
import { echo } from '@sabot/notation';
import type { BoundMessage, Offered } from '@sabot/protocol';
import { hasStakes, isWithin, type Layout, layoutOf, NO_STAKES, stakeIn } from '../layout-of-stakes.ts';
import { INDENT, type Scene } from '../scene.ts';
import type { Answered, Asker, Understood } from '../screen/asker.ts';
import { isOneOf, layoutIn } from '../stake-words.ts';
import { betNameAt, betsOf } from './bet-words.ts';

export type StakeAnswer =
  | { readonly kind: 'stakes'; readonly layout: Layout }
  | { readonly kind: 'pass' }
  | { readonly kind: 'chips' };

export interface StakeQuestion {
  readonly offered: Offered;
  readonly last: Layout;
}

/** Asks the person at a table of Punto y Banca, in words. */
export class Person {
  readonly #scene: Scene;
  readonly #asker: Asker;

  constructor(scene: Scene, asker: Asker) {
    this.#scene = scene;
    this.#asker = asker;
  }

  #ask<T>(question: string, read: (line: string) => Understood<T>, about?: string): Promise<Answered<T>> {
    const { help } = this.#scene.words.table.ask;
    return this.#asker.ask(question, read, () =>
      about === undefined ? [help, `${INDENT}${this.#limits()}`] : [about],
    );
  }

  /** Just a nod. */
  enter(prompt: string): Promise<Answered<true>> {
    const { onlyEnter } = this.#scene.words.table.ask;
    return this.#ask(prompt, (line) => (line === '' ? { answer: true } : { hint: onlyEnter }));
  }

  cut({ min, max }: Extract<BoundMessage, { readonly kind: 'between' }>): Promise<Answered<number | null>> {
    const { ask } = this.#scene.words.table;
    const read = (line: string): Understood<number | null> => {
      if (line === '') return { answer: null };
      return /^\d{1,6}$/.test(line) ? { answer: Number(line) } : { hint: ask.number(min, max) };
    };
    return this.#ask(ask.cut(min, max), read, ask.aboutCut(min, max));
  }

  takeShoe(): Promise<Answered<boolean>> {
    const { ask } = this.#scene.words.table;
    return this.#ask(ask.takeIt, (line) => {
      if (line === '' || isOneOf(line, ask.no)) return { answer: false };
      return isOneOf(line, ask.yes) ? { answer: true } : { hint: ask.yesOrNo };
    });
  }

  stakes({ offered, last }: StakeQuestion): Promise<Answered<StakeAnswer>> {
    const { ask, stakes } = this.#scene.words.table;
    const again = isWithin(offered, last) ? last : NO_STAKES;
    const onEnter = hasStakes(again) ? this.layoutText(again) : ask.sitOut;
    return this.#ask(ask.stake(onEnter), (line): Understood<StakeAnswer> => {
      if (line === '') return { answer: { kind: 'stakes', layout: again } };
      if (isOneOf(line, ask.commands.pass)) return { answer: { kind: 'pass' } };
      if (isOneOf(line, ask.commands.chips)) return { answer: { kind: 'chips' } };
      if (isOneOf(line, ask.commands.double)) {
        const layout = layoutOf(entriesIn(last).map(([bet, amount]) => [bet, 2 * amount]));
        return hasStakes(last) ? { answer: { kind: 'stakes', layout } } : { hint: stakes.nothingToDouble };
      }
      const layout = layoutIn(line, last, this.#scene);
      return typeof layout === 'string'
        ? { hint: stakes.hints[layout](echo(line)) }
        : { answer: { kind: 'stakes', layout } };
    });
  }

  /** A layout in words: `banca 50, tie 10`. */
  layoutText(layout: Layout): string {
    const { words, money } = this.#scene;
    const laid = betsOf(this.#scene).filter(({ name }) => stakeIn(layout, name) > 0);
    const told = laid.map(({ name }) => `${betNameAt(name, this.#scene)} ${money(stakeIn(layout, name))}`);
    return told.join(', ') || words.table.stakes.none;
  }

  #limits(): string {
    const { table, words, money } = this.#scene;
    const limit = (bet: string): string => {
      const [least, most] = [table.law.stakeMinimum.ask({ bet }), table.law.stakeMaximum.ask({ bet })];
      return `${betNameAt(bet, this.#scene)} ${money(least.answer)}–${money(most.answer)}`;
    };
    return `${words.table.stakes.limits}: ${betsOf(this.#scene)
      .map(({ name }) => limit(name))
      .join(' · ')}`;
  }
}
