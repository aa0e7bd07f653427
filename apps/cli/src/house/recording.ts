import type { GameEvent, Unchecked } from '@sabot/engine';
import { print } from '@sabot/notation';
import { type Entry, entryById } from '@sabot/regulations';

interface Done {
  readonly command: Unchecked;
  readonly events: readonly GameEvent[];
}

/** Writes down what is decided at a table, so that its history can be printed with the commands that led to it. */
export class Recording {
  /** The ruleset, which notes every decision it makes. */
  readonly entry: Entry;
  readonly #decided: Done[] = [];

  constructor(entry: Entry) {
    const { advance } = entry.ruleset;
    const noting: typeof advance = (state, command) => {
      const happened = advance(state, command);
      if (happened.ok) this.#decided.push({ command, events: happened.value.events });
      return happened;
    };
    this.entry = { ...entry, ruleset: { ...entry.ruleset, advance: noting } };
  }

  /** The history, given every event that was kept: what was decided and not kept (a wallet was empty) is left out. */
  history(kept: readonly string[]): string {
    const ruleset = entryById(this.entry.id)?.ruleset;
    if (ruleset === undefined) throw new Error(`no ruleset ${this.entry.id}`);
    let at = 0;
    const entries = this.#decided.filter(({ events }) => {
      const isKept = events.every((event, i) => JSON.stringify(event) === kept[at + i]);
      if (isKept) at += events.length;
      return isKept;
    });
    if (at !== kept.length) throw new Error('the history does not hold all that was kept');
    return print({ ruleset, entries });
  }
}
