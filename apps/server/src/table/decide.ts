import {
  type Await,
  type GameEvent,
  isForThePeople,
  type Result,
  type Ruleset,
  refuse,
  type Unchecked,
} from '@sabot/engine';
import type { VaultChange } from '../ports/store.ts';
import type { CeremonyLine } from './ceremony-line.ts';
import type { Move } from './move.ts';
import type { Moved, SealedShoe } from './sealed-shoe.ts';
import { CUT, MIX } from './shoe-events.ts';

export interface Step {
  readonly event: GameEvent;
  /** As it is kept and, where nothing of it is hidden, as it is told. */
  readonly text: string;
  /** The state this event led to: what a viewer may see of the event is read from it. */
  readonly after: unknown;
}

/** A decided move with all that croupier and shoe did after it: what is appended in one piece. */
export interface Batch {
  readonly steps: readonly Step[];
  readonly state: unknown;
  readonly shoe: SealedShoe;
  /** What it adds to the table's fairness stream. */
  readonly lines: readonly CeremonyLine[];
  readonly vault: readonly VaultChange[];
}

/** No talla has so many acts of croupier and shoe between two acts of people. */
const MOST_HOUSE_ACTS = 1000;

/** A table in the middle of a decision. */
class Table {
  readonly steps: Step[] = [];
  readonly lines: CeremonyLine[] = [];
  readonly vault: VaultChange[] = [];
  readonly #ruleset: Ruleset;
  state: unknown;
  shoe: SealedShoe;

  constructor(ruleset: Ruleset, state: unknown, shoe: SealedShoe) {
    this.#ruleset = ruleset;
    this.state = state;
    this.shoe = shoe;
  }

  took({ shoe, lines, vault }: Moved): void {
    this.shoe = shoe;
    this.lines.push(...lines);
    this.vault.push(...vault);
  }

  advance(command: Unchecked): Result<unknown> {
    const happened = this.#ruleset.advance(this.state, command);
    if (!happened.ok) return happened;
    const { game } = this.#ruleset;
    const { events, state } = happened.value;
    let after = this.state;
    for (const [i, event] of events.entries()) {
      after = i === events.length - 1 ? state : game.evolve(after, event);
      this.steps.push({ event, text: JSON.stringify(event), after });
      this.took(this.shoe.follow(event, () => game.glance(after)));
    }
    this.state = state;
    return happened;
  }

  /** Croupier and shoe act until a person is awaited, players shuffle or reveal, or nothing more can be done. */
  letTheHouseAct(): void {
    for (let acts = 0; acts < MOST_HOUSE_ACTS; acts++) {
      const next = this.shoe.pauses ? null : houseAct(this.#ruleset.game.awaits(this.state), this.shoe);
      if (next === null) return;
      const { type, by } = next;
      const happened = this.advance({ ...this.#hands(type), type, by });
      if (!happened.ok) throw new Error(`the house may not ${type}: ${happened.refusal.code}`);
    }
    throw new Error('croupier and shoe go round in circles');
  }

  /** Where the cards pass from hand to hand: whoever shuffles has had them, and at the end they are the croupier's again. */
  passOn(move: Move): void {
    const passing = this.#ruleset.game.awaits(this.state).find(({ acts }) => acts.includes(MIX));
    if (passing === undefined || !isForThePeople(passing)) return;
    if (move.kind === 'go-on') this.advance({ type: passing.lapse.act, by: passing.lapse.by });
    const hand = move.kind === 'shuffle' ? passing.by.find((by) => 'id' in by && by.id === move.player) : undefined;
    if (hand !== undefined) this.advance({ type: MIX, by: hand });
  }

  #hands(act: string): Readonly<Record<string, unknown>> {
    if (act === CUT) return { at: this.shoe.croupierDepth() };
    const { game } = this.#ruleset;
    return game.house(
      act,
      this.state,
      () => this.shoe.cardAfter(game.glance(this.state).out),
      (no, among) => this.shoe.lot(no, among),
    );
  }
}

/** What croupier or shoe do next by themselves; the croupier also cuts where nobody who is awaited may. */
function houseAct(awaited: readonly Await[], shoe: SealedShoe): { type: string; by: Await['by'][0] } | null {
  const cut = awaited.find(({ acts }) => acts[0] === CUT);
  if (cut !== undefined && isForThePeople(cut)) {
    const may = cut.by.some((actor) => actor.kind === 'player' && shoe.refusesCut(actor.id) === null);
    return may ? null : { type: cut.lapse.act, by: cut.lapse.by };
  }
  const next = awaited.find((one) => !isForThePeople(one));
  if (next === undefined || awaited.some(isForThePeople)) return null;
  return { type: next.acts[0], by: next.by[0] };
}

function begin(table: Table, move: Move): Result<unknown> {
  if (move.kind === 'act') {
    const { command } = move;
    const hands = command.type === CUT && command.by.kind === 'player' ? table.shoe.refusesCut(command.by.id) : null;
    return hands === null ? table.advance(command) : refuse(hands);
  }
  const { shoe } = table;
  const moved =
    move.kind === 'shuffle'
      ? shoe.commit(move.player, move.talla, move.commitment)
      : move.kind === 'reveal'
        ? shoe.reveal(move.player, move.talla, move.entropy)
        : shoe.goOn();
  if (moved.ok) {
    table.took(moved.value);
    table.passOn(move);
  }
  return moved;
}

/** Decides a move and lets the house act, the cards coming from the sealed shoe. Changes nothing. */
export function decide(ruleset: Ruleset, state: unknown, shoe: SealedShoe, move: Move): Result<Batch> {
  const table = new Table(ruleset, state, shoe);
  const begun = begin(table, move);
  if (!begun.ok) return begun;
  table.letTheHouseAct();
  return { ok: true, value: table };
}
