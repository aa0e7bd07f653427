import { type Actor, type Await, type GameEvent, player, type Ruleset } from '@sabot/engine';
import type { Move } from './move.ts';
import type { SealedShoe } from './shoe/sealed-shoe.ts';
import { CUT } from './shoe/shoe-events.ts';
import type { Standing } from './standing.ts';

/** Somebody is waited for: whom, for what, by which clock, and what is done at its end. */
export interface Wait {
  /** The same wait has the same name, however often stakes change meanwhile. */
  readonly name: string;
  readonly by: readonly Actor[];
  readonly acts: readonly string[];
  readonly clock: string;
  readonly lapse: string;
  /** Nobody answers to what they see: a page takes part in the shuffle by itself, whatever the felt shows. */
  readonly isUnseen?: boolean;
  /** What is done in their stead. */
  readonly move: () => Move;
}

/** What players do in the shuffle, as clients call it, with its clock and what comes at its end. */
const HANDS = {
  shuffling: { act: 'shuffle', lapse: 'end-shuffle' },
  revealing: { act: 'reveal', lapse: 'close-shuffle' },
} as const;

function handsIn(shoe: SealedShoe): readonly Wait[] | null {
  const { ceremony } = shoe;
  if (ceremony?.phase !== 'shuffling' && ceremony?.phase !== 'revealing') return null;
  const { act, lapse } = HANDS[ceremony.phase];
  const by = shoe.waitsFor.map(player);
  // Whoever sits down meanwhile has the whole time: each person once, so nobody can draw it out for ever.
  const name = `${act}:${ceremony.talla}:${ceremony.joined.length}`;
  return [{ name, by, acts: [act], clock: act, lapse, isUnseen: true, move: () => ({ kind: 'go-on' }) }];
}

/** Only those who were there when the pack was shuffled may cut it. */
const mayDo = (one: Await, actor: Actor, shoe: SealedShoe): boolean =>
  one.acts[0] !== CUT || actor.kind !== 'player' || shoe.refusesCut(actor.id) === null;

function waitFrom(one: Await, moment: string, shoe: SealedShoe): Wait {
  const { acts, clock, lapse } = one;
  const move = (): Move => {
    // Where the croupier cuts, the shoe itself says where.
    const where = lapse.act === CUT && shoe.ceremony !== null ? { at: shoe.croupierDepth() } : {};
    return { kind: 'act', command: { ...lapse.with, ...where, type: lapse.act, by: lapse.by } };
  };
  const by = one.by.filter((actor) => mayDo(one, actor, shoe));
  return { name: JSON.stringify([clock, lapse, moment]), by, acts, clock, lapse: lapse.act, move };
}

/** Whom a table waits for, and what that was worked out from. */
interface Waiting {
  readonly waits: readonly Wait[];
  readonly awaited: readonly Await[] | null;
  readonly moment: string;
  readonly shoe: SealedShoe;
}

const isSame = (before: Waiting | null, awaited: readonly Await[], moment: string, shoe: SealedShoe): boolean =>
  before !== null &&
  before.awaited !== null &&
  before.moment === moment &&
  before.shoe === shoe &&
  before.awaited.length === awaited.length &&
  before.awaited.every((one, i) => one === awaited[i]);

/** Players with a hand in the shuffle first, else whomever the game awaits; the same waits where nothing has changed. */
function waitingAt(
  { game }: Ruleset<unknown, GameEvent>,
  state: unknown,
  moment: string,
  shoe: SealedShoe,
  before: Waiting | null,
): Waiting {
  const hands = handsIn(shoe);
  if (hands !== null) return { waits: hands, awaited: null, moment, shoe };
  const awaited = game.awaits(state);
  if (before !== null && isSame(before, awaited, moment, shoe)) return before;
  return { waits: awaited.map((one) => waitFrom(one, moment, shoe)), awaited, moment, shoe };
}

/** Worked out once for each standing of a table, and again when somebody comes or goes in a shuffle. */
export class Waits {
  #waiting: Waiting | null = null;
  #isKnown = false;
  /** At which version the table began to wait for what it waits for. */
  since = 0;

  at(ruleset: Ruleset<unknown, GameEvent>, { state, summary, shoe, version }: Standing): readonly Wait[] {
    if (this.#waiting !== null && this.#isKnown) return this.#waiting.waits;
    const before = this.#waiting?.waits.map(({ name }) => name).join();
    this.#waiting = waitingAt(ruleset, state, summary.moment, shoe, this.#waiting);
    this.#isKnown = true;
    if (this.#waiting.waits.map(({ name }) => name).join() !== before) this.since = version;
    return this.#waiting.waits;
  }

  forget(): void {
    this.#isKnown = false;
  }
}
