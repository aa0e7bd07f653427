import { lookUp, namesIn, type Ruleset, type Situation, type Summary } from '@sabot/engine';
import type { Alone, Aside, Awaited, HostedNotice, Shuffling } from '@sabot/protocol';
import type { ToldWait } from '../table/lapse-clock.ts';
import type { SealedShoe } from '../table/shoe/sealed-shoe.ts';
import { CUT } from '../table/shoe/shoe-events.ts';
import type { Memo } from './memo.ts';
import { NO_OFFERS, type Offers, offersTo } from './offers.ts';
import { once } from './once.ts';

export interface SceneParts {
  readonly table: string;
  readonly ruleset: Ruleset;
  readonly state: unknown;
  readonly summary: Summary;
  readonly version: number;
  /** Where its fairness stream stands. */
  readonly recordVersion: number;
  readonly revision: number;
  readonly shoe: SealedShoe;
  readonly waits: readonly ToldWait[];
  /** What the scenes of this table have in common. */
  readonly memo: Memo;
  readonly isBot: (player: string) => boolean;
  readonly alone: Alone | null;
  readonly aside: Aside | null;
  /** Where somebody has opened it. */
  readonly hosted?: HostedNotice | undefined;
}

/** What all who see the same are told of a table, in the words of its message. */
export interface Shared {
  readonly bots: readonly string[];
  readonly shuffle: Shuffling | null;
  readonly view: object;
  readonly awaits: readonly Awaited[];
  readonly alone: Alone | undefined;
  readonly aside: Aside | undefined;
  readonly situation: Situation | undefined;
  readonly hosted: HostedNotice | undefined;
}

/** A table at one moment, and what is told of it. Each part is worked out once, and only if somebody looks. */
export class Scene {
  readonly #parts: SceneParts;
  readonly #shared = new Map<string | null, Shared>();
  readonly #offers = new Map<string, Offers>();

  constructor(parts: SceneParts) {
    this.#parts = parts;
  }

  /** The same table at another moment, for those who are told of it later than others. */
  at(moment: Partial<SceneParts>): Scene {
    return new Scene({ ...this.#parts, ...moment });
  }

  get table(): string {
    return this.#parts.table;
  }
  get ruleset(): Ruleset {
    return this.#parts.ruleset;
  }
  /** As the game itself has it; whoever works for any game looks at the summary. */
  get state(): unknown {
    return this.#parts.state;
  }
  get summary(): Summary {
    return this.#parts.summary;
  }
  get version(): number {
    return this.#parts.version;
  }
  get revision(): number {
    return this.#parts.revision;
  }
  get recordVersion(): number {
    return this.#parts.recordVersion;
  }
  /** What no event says: whom the table waits for and how long, who is alone there, what is said beside the game. */
  get beside(): Pick<SceneParts, 'waits' | 'alone' | 'aside'> {
    const { waits, alone, aside } = this.#parts;
    return { waits, alone, aside };
  }
  get bots(): readonly string[] {
    const { memo, isBot } = this.#parts;
    return memo.value('bots', this.summary.people, null, () => namesIn(this.summary.people).filter(isBot));
  }

  get awaits(): readonly Awaited[] {
    const { memo, waits } = this.#parts;
    return memo.value('awaits', waits, null, () =>
      waits.map(({ by, acts, clock, lapse, from, until }) => ({
        by: by.map((actor) => ('id' in actor ? { kind: actor.kind, id: actor.id } : { kind: actor.kind })),
        acts: [...acts],
        clock,
        lapse,
        from,
        until,
      })),
    );
  }

  /** The shuffle as everybody may know it. */
  get shuffle(): Shuffling | null {
    const { shoe, waits, memo } = this.#parts;
    return memo.value('shuffle', shoe, waits, () => shufflingAt(shoe, waits));
  }

  /** Everybody but those who have seen a card that lies face down sees what an onlooker sees. */
  eyesOf(viewer: string | null): string | null {
    return viewer !== null && this.summary.insiders.includes(viewer) ? viewer : null;
  }

  shared(eyes: string | null): Shared {
    return once(this.#shared, eyes, () => {
      const { bots, shuffle, awaits, ruleset, state } = this;
      const view = ruleset.game.view(state, eyes);
      const situation = ruleset.situation(state) ?? undefined;
      const { alone, aside, hosted } = this.#parts;
      const told = { alone: alone ?? undefined, aside: aside ?? undefined, hosted };
      return { bots, shuffle, view, awaits, situation, ...told };
    });
  }

  /** What this one may do now; what the table waits for that they may not; and why they may not sit, if they do not. */
  offers(viewer: string | null): Offers {
    if (viewer === null) return NO_OFFERS;
    return once(this.#offers, viewer, () => {
      const { shoe, waits } = this.#parts;
      const mayCut = shoe.refusesCut(viewer) === null;
      const own = shoe.pauses
        ? []
        : waits.filter(({ by }) => by.some((one) => one.kind === 'player' && one.id === viewer));
      const sits = lookUp(this.summary.people, viewer)?.kind === 'seat';
      const wanted = [...own.flatMap(({ acts }) => acts), ...(sits ? [] : ['Sit'])];
      return offersTo(viewer, this.ruleset, this.state, mayCut, wanted);
    });
  }
}

function shufflingAt(shoe: SealedShoe, waits: readonly ToldWait[]): Shuffling | null {
  const { ceremony } = shoe;
  if (ceremony === null || ceremony.phase === 'revealed' || ceremony.phase === 'abandoned') return null;
  const { talla, phase, commitment, contributions } = ceremony;
  const wait = phase === 'closed' ? undefined : waits.find(({ acts }) => shoe.pauses || acts[0] === CUT);
  return {
    talla,
    phase,
    commitment,
    contributions: contributions.map((one) => ({ ...one, revealed: one.revealed !== null })),
    waitsFor: wait?.by.flatMap((actor) => (actor.kind === 'player' ? [actor.id] : [])) ?? [],
    until: wait?.until ?? null,
  };
}
