import {
  type Actor,
  type Card,
  CROUPIER,
  director,
  type GroundRef,
  type PuntoBancaEvent,
  type PuntoBancaState,
  player,
  type Refusal,
  refOf,
  type Unchecked,
  unchecked,
} from '@sabot/engine';
import type { PuntoBancaRuleset } from '@sabot/regulations';
import { dice, shuffled } from '@sabot/testkit';

export const EVA = director('eva');
type Who = Actor | string;
const command = (type: string, by: Who, args: object): Unchecked => ({
  ...args,
  type,
  by: typeof by === 'string' ? player(by) : by,
});

/** A table of the family played by hand: somebody does something, and whatever is awaited can be played on. */
export class Table {
  state: PuntoBancaState;
  readonly ruleset: PuntoBancaRuleset;
  /** The next cards of the shoe; when these are out, any. */
  cards: Card[] = [];
  readonly #rest: Card[];

  constructor(ruleset: PuntoBancaRuleset) {
    this.ruleset = ruleset;
    this.state = ruleset.game.initial;
    this.#rest = shuffled(dice(5), 8);
  }

  /** Opened, with these people seated in this order, each with so many chips. */
  static opened(ruleset: PuntoBancaRuleset, people: Readonly<Record<string, number>>, terms: object = {}): Table {
    const table = new Table(ruleset);
    table.do('OpenTable', EVA, { ...ruleset.regulation.defaults, ...terms });
    for (const [i, [id, amount]] of Object.entries(people).entries()) {
      table.do('Sit', id, { seat: i + 1 });
      if (amount > 0) table.do('BuyChips', id, { amount });
    }
    return table;
  }

  do(type: string, by: Who, args: object = {}): readonly PuntoBancaEvent[] {
    const done = unchecked(this.ruleset).advance(this.state, command(type, by, args));
    if (!done.ok) throw new Error(`${type} was refused: ${done.refusal.code}`);
    this.state = done.value.state;
    return done.value.events;
  }

  refusal(type: string, by: Who, args: object = {}): Refusal {
    const decided = unchecked(this.ruleset).decide(this.state, command(type, by, args));
    if (decided.ok) throw new Error(`${type} was not refused`);
    return decided.refusal;
  }

  /** The short names of what a refusal rests on. */
  whyNot(type: string, by: Who, args: object = {}): readonly GroundRef[] {
    return this.refusal(type, by, args).grounds.map(refOf);
  }

  /** The next awaited act is done, by the first who may do it; nobody stakes. */
  go(): readonly PuntoBancaEvent[] {
    const [awaited] = this.ruleset.game.awaits(this.state);
    if (awaited === undefined) throw new Error('nobody is awaited');
    const [type] = awaited.acts;
    if (type === 'SetStakes') return this.do('CloseStakes', CROUPIER);
    const card = (): Card | null => this.cards.shift() ?? this.#rest.pop() ?? null;
    return this.do(type, awaited.by[0], this.ruleset.game.house(type, this.state, { card, lot: () => null }) ?? {});
  }

  /** Played on until the table waits for this. */
  until(step: string): this {
    const isThere = (): boolean => this.state.phase === step || this.state.coup?.step === step;
    for (let i = 0; i < 100 && !isThere(); i++) this.go();
    if (!isThere()) throw new Error(`the table never waited for ${step}`);
    return this;
  }

  /** Staked in the order punto, banca, tie. */
  stake(by: string, punto: number, banca = 0, tie = 0): this {
    const stakes = Object.entries({ punto, banca, tie }).filter(([, amount]) => amount !== 0);
    this.do('SetStakes', by, { stakes });
    return this;
  }
}
