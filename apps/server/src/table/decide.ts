import {
  type Await,
  type GameEvent,
  type Hands,
  handsFrom,
  isForThePeople,
  noHands,
  type Played,
  play,
  playOn,
  type Result,
  type Ruleset,
  type Unchecked,
} from '@sabot/engine';
import type { VaultChange } from '../ports/store.ts';
import { refuseHand } from '../refusals.ts';
import { actorOf, type Move } from './move.ts';
import type { CeremonyLine } from './shoe/ceremony-line.ts';
import type { Moved, SealedShoe } from './shoe/sealed-shoe.ts';
import { CUT, MIX } from './shoe/shoe-events.ts';

export interface Step {
  readonly event: GameEvent;
  /** As it is kept and, where nothing of it is hidden, as it is told. */
  readonly text: string;
  /** The act it came from, on the first event of the act; null on those that follow. */
  readonly act: string | null;
  /** The state this event led to: what a viewer may see of the event is read from it. */
  readonly after: unknown;
}

/** A line of the table's fairness stream, with the act it came from on the first line of the act. */
interface ActedLine {
  readonly line: CeremonyLine;
  readonly act: string | null;
}

/** A decided move with all that croupier and shoe did after it: what is appended in one piece. */
export interface Batch {
  readonly steps: readonly Step[];
  readonly state: unknown;
  readonly shoe: SealedShoe;
  /** What it adds to the table's fairness stream. */
  readonly lines: readonly ActedLine[];
  readonly vault: readonly VaultChange[];
}

/**
 * The act as it is kept with what came of it: what was done, in whose name, and with which fields. A hand in the shuffle is
 * called as clients call it.
 */
function actText(move: Move): string {
  const by = actorOf(move);
  switch (move.kind) {
    case 'act':
      return commandText(move.command);
    case 'shuffle':
      return commandText({ type: move.kind, by, talla: move.talla, commitment: move.commitment });
    case 'reveal':
      return commandText({ type: move.kind, by, talla: move.talla, entropy: move.entropy });
    case 'go-on':
      return commandText({ type: move.kind, by });
    default:
      return move satisfies never;
  }
}

const commandText = ({ type, by, ...fields }: Unchecked): string => JSON.stringify({ type, by, ...fields });

/** More than sit at any table. */
const MOST_PASSED_OVER = 100;

/** What a move has brought about so far. The sealed shoe follows every event, and what the house needs comes out of it. */
class Dealing {
  readonly steps: Step[] = [];
  readonly lines: ActedLine[] = [];
  readonly vault: VaultChange[] = [];
  readonly #ruleset: Ruleset;
  state: unknown;
  shoe: SealedShoe;

  readonly #isByHand: boolean;

  constructor(ruleset: Ruleset, state: unknown, shoe: SealedShoe, isByHand: boolean) {
    this.#ruleset = ruleset;
    this.#isByHand = isByHand;
    this.state = state;
    this.shoe = shoe;
  }

  /** What an act of a hand in the shuffle did to the shoe. */
  took(moved: Moved, act: string): void {
    this.#take(moved, act, this.lines.length);
  }

  #take({ shoe, lines, vault }: Moved, act: string, first: number): void {
    this.shoe = shoe;
    for (const line of lines) this.lines.push({ line, act: this.lines.length === first ? act : null });
    this.vault.push(...vault);
  }

  /** One command, after which nobody acts for the house. */
  do(command: Unchecked): Result<unknown> {
    const playing = play(this.#ruleset, this.state, command, noHands);
    if (playing.ok) for (const played of playing.value.played) this.#follow(played);
    return playing;
  }

  /** Croupier and shoe act until a person is awaited, players shuffle or reveal, or nothing more can be done. */
  letTheHouseAct(): void {
    this.#goOn();
    // Where the cut is offered to one after the other, it goes past each who may not make it.
    for (let cut = this.#cutOfTheHouse(), no = 0; cut !== null; cut = this.#cutOfTheHouse(), no += 1) {
      const done = this.do(cut);
      if (!done.ok) throw new Error(`the house may not ${cut.type}: ${done.refusal.code}`);
      if (no > MOST_PASSED_OVER) throw new Error('the cut goes round in circles');
      this.#goOn();
    }
  }

  #goOn(): void {
    let followed = 0;
    const follow = (all: readonly Played<unknown, GameEvent>[]): void => {
      for (const played of all.slice(followed)) this.#follow(played);
      followed = all.length;
    };
    const hands: Hands<unknown, GameEvent> = (next, state, played) => {
      follow(played);
      if (this.shoe.pauses) return null;
      if (next.act === CUT) return { at: this.shoe.croupierDepth() };
      const { game } = this.#ruleset;
      const card = () => this.shoe.cardAfter(game.summary(state).out);
      return handsFrom(this.#ruleset, card, (no, among) => this.shoe.lot(no, among))(next, state);
    };
    follow(playOn(this.#ruleset, this.state, hands).played);
  }

  #follow({ command, events, states }: Played<unknown, GameEvent>): void {
    const { game } = this.#ruleset;
    const act = commandText(command);
    const first = this.lines.length;
    for (const [i, event] of events.entries()) {
      const after = states[i];
      this.steps.push({ event, text: JSON.stringify(event), act: i === 0 ? act : null, after });
      if (!this.#isByHand)
        this.#take(
          this.shoe.follow(event, () => game.summary(after)),
          act,
          first,
        );
      this.state = after;
    }
  }

  /** The croupier also cuts where nobody who is awaited may: those who came after the shuffle. */
  #cutOfTheHouse(): Unchecked | null {
    if (this.shoe.pauses) return null;
    const cut = this.#awaited().find(({ acts }) => acts[0] === CUT);
    if (cut === undefined || !isForThePeople(cut)) return null;
    const may = cut.by.some((actor) => actor.kind === 'player' && this.shoe.refusesCut(actor.id) === null);
    if (may) return null;
    const { act: type, by } = cut.lapse;
    return type === CUT ? { type, by, at: this.shoe.croupierDepth() } : { type, by };
  }

  /** Where the cards pass from hand to hand: whoever shuffles has had them, and at the end they are the croupier's again. */
  passOn(move: Move): void {
    const passing = this.#awaited().find(({ acts }) => acts.includes(MIX));
    if (passing === undefined || !isForThePeople(passing)) return;
    if (move.kind === 'go-on') this.do({ type: passing.lapse.act, by: passing.lapse.by });
    const hand = move.kind === 'shuffle' ? passing.by.find((by) => 'id' in by && by.id === move.player) : undefined;
    if (hand !== undefined) this.do({ type: MIX, by: hand });
  }

  #awaited(): readonly Await[] {
    return this.#ruleset.game.awaits(this.state);
  }
}

function begin(dealing: Dealing, move: Move): Result<unknown> {
  const { shoe } = dealing;
  if (move.kind === 'act') {
    const { command } = move;
    const hands = command.type === CUT && command.by.kind === 'player' ? shoe.refusesCut(command.by.id) : null;
    return hands === null ? dealing.do(command) : refuseHand(hands);
  }
  const moved =
    move.kind === 'shuffle'
      ? shoe.commit(move.player, move.talla, move.commitment)
      : move.kind === 'reveal'
        ? shoe.reveal(move.player, move.talla, move.entropy)
        : shoe.goOn();
  if (moved.ok) {
    dealing.took(moved.value, actText(move));
    dealing.passOn(move);
  }
  return moved;
}

/**
 * Decides a move and lets the house act, the cards coming from the sealed shoe; where they are dealt by hand, a person acts for the
 * house, and the shoe is none of ours. Changes nothing.
 */
export function decide(
  ruleset: Ruleset,
  state: unknown,
  shoe: SealedShoe,
  move: Move,
  isByHand = false,
): Result<Batch> {
  const dealing = new Dealing(ruleset, state, shoe, isByHand);
  const begun = begin(dealing, move);
  if (!begun.ok) return begun;
  if (!isByHand) dealing.letTheHouseAct();
  return { ok: true, value: dealing };
}
