import {
  type Await,
  type LawfulAct,
  type Playable,
  type PuntoBancaEvent,
  type PuntoBancaLaw,
  type PuntoBancaState,
  player,
  type Result,
  run,
  type Settings,
  type Unchecked,
} from '@sabot/engine';
import { print } from '@sabot/notation';
import { type PuntoBancaEntry, rulesetById } from '@sabot/regulations';
import type { Chance } from './chance.ts';
import { ShoeHands } from './shoe-hands.ts';

interface Done {
  readonly command: Unchecked;
  readonly events: readonly PuntoBancaEvent[];
}

/** A table in play: its state, its shoe, and everything that was done at it. */
export class LiveTable {
  readonly entry: PuntoBancaEntry;
  /** The ruleset; what it decides, also for croupier and shoe, goes into the history. */
  readonly #recorded: Playable<PuntoBancaState, PuntoBancaEvent>;
  readonly #done: Done[] = [];
  #state: PuntoBancaState;
  #shoe: ShoeHands;

  constructor(entry: PuntoBancaEntry, chance: Chance) {
    this.entry = entry;
    this.#state = entry.ruleset.game.initial;
    this.#shoe = new ShoeHands(chance);
    const advance: Playable<PuntoBancaState, PuntoBancaEvent>['advance'] = (state, command) => {
      const happened = entry.ruleset.advance(state, command);
      if (happened.ok) this.#done.push({ command, events: happened.value.events });
      return happened;
    };
    this.#recorded = { ...entry.ruleset, advance };
  }

  get state(): PuntoBancaState {
    return this.#state;
  }

  get settings(): Settings {
    return this.#state.table?.settings ?? this.entry.ruleset.regulation.defaults;
  }

  get law(): PuntoBancaLaw {
    return this.entry.ruleset.law(this.settings);
  }

  get awaited(): Await | undefined {
    return this.entry.ruleset.game.awaits(this.#state)[0];
  }

  lawful(id: string, act: string): LawfulAct | undefined {
    return this.entry.ruleset.legal(this.#state, player(id)).find((one) => one.act === act);
  }

  /** Does what is commanded, and lets croupier and shoe act until a person is awaited. */
  act(command: Unchecked): Result<readonly PuntoBancaEvent[]> {
    const shoe = command.type === 'CutPack' ? this.#shoe.cutAt(Number(command.at)) : this.#shoe;
    const ran = run(this.#recorded, this.#state, command, shoe.hands);
    if (!ran.ok) return ran;
    this.#shoe = shoe;
    this.#state = ran.value.state;
    return { ok: true, value: ran.value.events };
  }

  /** For what cannot be refused. */
  mustAct(command: Unchecked): readonly PuntoBancaEvent[] {
    const done = this.act(command);
    if (!done.ok) throw new Error(`${command.type} was refused: ${done.refusal.code}`);
    return done.value;
  }

  /** What is done when whoever is awaited does nothing. */
  lapse({ lapse }: Await): readonly PuntoBancaEvent[] {
    return this.mustAct({ ...lapse.with, type: lapse.act, by: lapse.by });
  }

  /** Everything done so far, as it is written down. */
  history(): string {
    const ruleset = rulesetById(this.entry.id);
    if (ruleset === undefined) throw new Error(`no ruleset ${this.entry.id}`);
    return print({ ruleset, entries: this.#done });
  }
}
