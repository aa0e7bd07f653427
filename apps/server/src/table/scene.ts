import { type Glance, lookUp, namesIn, type Ruleset } from '@sabot/engine';
import type { Awaited, Shuffling } from '@sabot/protocol';
import type { KnownTexts } from './known-texts.ts';
import type { TimedWait } from './lapse-clock.ts';
import { offersText } from './offered.ts';
import type { SealedShoe } from './sealed-shoe.ts';
import { CUT } from './shoe-events.ts';

export interface SceneParts {
  readonly table: string;
  readonly ruleset: Ruleset;
  readonly state: unknown;
  readonly glance: Glance;
  readonly version: number;
  readonly shoe: SealedShoe;
  readonly waits: readonly TimedWait[];
  /** The table as onlookers see it, and what is around it. */
  readonly seen: KnownTexts;
  readonly around: KnownTexts;
  readonly isBot: (player: string) => boolean;
}

/** A table at one moment, and what it looks like in a message. Each part is written once, and only if somebody looks. */
export class Scene {
  readonly #parts: SceneParts;
  readonly #views = new Map<string | null, string>();
  #head: string | null = null;

  constructor(parts: SceneParts) {
    this.#parts = parts;
  }

  get table(): string {
    return this.#parts.table;
  }
  get ruleset(): Ruleset {
    return this.#parts.ruleset;
  }
  /** As the game itself has it; whoever works for any game looks at the glance. */
  get state(): unknown {
    return this.#parts.state;
  }
  get glance(): Glance {
    return this.#parts.glance;
  }
  get version(): number {
    return this.#parts.version;
  }
  get bots(): readonly string[] {
    return namesIn(this.glance.people).filter(this.#parts.isBot);
  }

  get awaits(): readonly Awaited[] {
    return this.#parts.waits.map(({ by, acts, clock, lapse, until }) => ({
      by: by.map((actor) => ('id' in actor ? { kind: actor.kind, id: actor.id } : { kind: actor.kind })),
      acts: [...acts],
      clock,
      lapse,
      until,
    }));
  }

  /** The shuffle as everybody may know it. */
  get shuffle(): Shuffling | null {
    const { shoe, waits } = this.#parts;
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

  /** Everybody but those who have seen a card that lies face down sees what an onlooker sees. */
  eyesOf(viewer: string | null): string | null {
    return viewer !== null && this.glance.insiders.includes(viewer) ? viewer : null;
  }

  /** The message up to its events, without the last brace. */
  opening(eyes: string | null): string {
    let view = this.#views.get(eyes);
    if (view === undefined) {
      const seen = this.ruleset.game.view(this.state, eyes);
      const text = eyes === null ? this.#parts.seen.object(seen as object) : JSON.stringify(seen);
      view = `${this.#opening()},"view":${text}`;
      this.#views.set(eyes, view);
    }
    return view;
  }

  /** The end that all share. */
  ending(): string {
    const { around, waits } = this.#parts;
    const awaits = around.text('awaits', waits, null, () => `,"awaits":${JSON.stringify(this.awaits)}`);
    const situation = this.ruleset.situation(this.state);
    return situation === null ? awaits : `${awaits},"situation":${JSON.stringify(situation)}`;
  }

  /** What this one may do now; what the table waits for that they may not; and why they may not sit, if they do not. */
  acts(viewer: string | null): string {
    if (viewer === null) return '[]';
    const { shoe, waits } = this.#parts;
    const mayCut = shoe.refusesCut(viewer) === null;
    const own = shoe.pauses
      ? []
      : waits.filter(({ by }) => by.some((one) => one.kind === 'player' && one.id === viewer));
    const sits = lookUp(this.glance.people, viewer)?.kind === 'seat';
    const wanted = [...own.flatMap(({ acts }) => acts), ...(sits ? [] : ['Sit'])];
    return offersText(viewer, this.ruleset, this.state, mayCut, wanted);
  }

  #opening(): string {
    if (this.#head === null) {
      const { table, ruleset, version } = this;
      const { around, shoe, waits } = this.#parts;
      const head = JSON.stringify({ type: 'table', table, ruleset: ruleset.id, game: ruleset.game.id, version });
      const bots = around.text('bots', this.glance.people, null, () => JSON.stringify(this.bots));
      const shuffle = around.text('shuffle', shoe, waits, () => JSON.stringify(this.shuffle));
      this.#head = `${head.slice(0, -1)},"bots":${bots},"shuffle":${shuffle}`;
    }
    return this.#head;
  }
}
