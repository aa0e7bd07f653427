import { lookUp } from '@sabot/engine';
import type { BoundMessage, Offered } from '@sabot/protocol';
import { separatorsIn } from '@sabot/words';
import type { Answered, Asker, Understood } from '../../screen/asker.ts';
import { amountIn, isOneOf, plain } from '../../stake-words.ts';
import type { CirculoScene } from '../scene.ts';
import { numberAskedBy } from './choices.ts';

type Values = Record<string, unknown>;
type Numeric = Extract<BoundMessage, { readonly kind: 'amount' | 'between' }>;

/** Some fields belong only to some values of another. */
const belongs = ({ joint }: Offered, field: string, values: Values): boolean =>
  joint.every(
    (one) => one.kind !== 'only-with' || one.field !== field || one.values.includes(String(values[one.other])),
  );

/** Asks for what an act still needs, field by field, within the bounds that were offered. */
export class FieldQuestions {
  readonly #scene: CirculoScene;
  readonly #asker: Asker;

  constructor(scene: CirculoScene, asker: Asker) {
    this.#scene = scene;
    this.#asker = asker;
  }

  /** All the fields of an act, some of which are known. */
  async of(offer: Offered, known: Readonly<Values>): Promise<Answered<Readonly<Values>>> {
    const values: Values = { ...known };
    for (const [field, bound] of Object.entries(offer.fields)) {
      if (field in values || !belongs(offer, field, values)) continue;
      const capped = numberAskedBy(offer);
      const answered = await this.#ask(field, capped?.field === field ? capped.bound : bound);
      if (answered === 'leave' || answered === 'overtaken') return answered;
      values[field] = answered.answer;
    }
    return { answer: values };
  }

  #ask(field: string, bound: BoundMessage): Promise<Answered<unknown>> {
    const what = lookUp(this.#scene.words.dictionary.fields, field) ?? field;
    switch (bound.kind) {
      case 'amount':
      case 'between':
        return this.#number(what, bound);
      case 'one-of':
        return this.#option(what, bound.options);
      case 'not':
        return this.#asker.ask(this.#scene.words.circulo.ask.text(what), (line) => ({ answer: line }), this.#help);
      default:
        return bound satisfies never;
    }
  }

  readonly #help = (): readonly string[] => [this.#scene.words.circulo.ask.help];

  #number(what: string, bound: Numeric): Promise<Answered<unknown>> {
    const { words, money, language } = this.#scene;
    const { ask } = words.circulo;
    const isMoney = bound.kind === 'amount';
    const text = (n: number): string => (isMoney ? money(n) : String(n));
    const otherwise = isMoney ? bound.min : Math.ceil((bound.min + bound.max) / 2);
    const read = (line: string): Understood<number> => {
      if (line === '') return { answer: otherwise };
      const typed = isMoney ? amountIn(line, separatorsIn(language)) : /^\d{1,6}$/.test(line) ? Number(line) : null;
      return typed === null ? { hint: ask.within(text(bound.min), text(bound.max)) } : { answer: typed };
    };
    return this.#asker.ask(ask.amount(what, text(bound.min), text(bound.max), text(otherwise)), read, this.#help);
  }

  async #option(what: string, options: readonly unknown[]): Promise<Answered<unknown>> {
    const { ask } = this.#scene.words.circulo;
    if (options.length <= 1) return { answer: options[0] ?? null };
    const named = (option: unknown): string =>
      option === true ? ask.yes : option === false ? ask.no : option === null ? '–' : String(option);
    const otherwise = options.includes(false) ? false : options[0];
    const read = (line: string): Understood<unknown> => {
      if (line === '') return { answer: otherwise };
      const found = options.find((option) => isOneOf(line, [named(option)]));
      const begun = options.filter((option) => plain(named(option)).startsWith(plain(line)));
      if (found !== undefined) return { answer: found };
      return begun.length === 1 ? { answer: begun[0] } : { hint: ask.several(options.map(named).join(', ')) };
    };
    const list = options.map(named).join(', ');
    return this.#asker.ask(ask.oneOf(`${what} (${list})`, named(otherwise)), read, this.#help);
  }
}
