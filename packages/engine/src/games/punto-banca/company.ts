import { perLaw } from '../../law/per-law.ts';
import { oncePer } from '../../once-per.ts';
import type { Actor } from '../../table/actor.ts';
import { namesIn, valuesIn } from '../../table/by-name.ts';
import type { People, Place } from '../../table/place.ts';
import { type Purse, purses } from './purse.ts';
import type { PuntoBancaLaw } from './questions.ts';

/** Those who are at a table, each with his purse: in the order in which they came, by name and by seat. */
export class Company {
  readonly purses: readonly Purse[];
  readonly places: readonly Place[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #seated: string[] = [];
  /** Whose turn it last was, by his place in the order in which they came. */
  #at = 0;

  constructor(law: PuntoBancaLaw, people: People) {
    const names = namesIn(people);
    this.purses = names.map((name) => purses(law).of(name));
    this.places = valuesIn(people);
    this.#places = new Map(names.map((name, i) => [name, i]));
    for (const [i, place] of this.places.entries()) {
      if (place.kind === 'seat') this.#seated[place.n] ??= names[i] as string;
    }
  }

  /** The purse of whoever acts, if he is a player and is here. */
  purseOf(by: Actor): Purse | undefined {
    if (by.kind !== 'player') return undefined;
    const { id } = by;
    const { purses } = this;
    // Whoever acts is looked up several times in a row, and often one acts after the other.
    const last = purses[this.#at];
    if (last?.player === id) return last;
    const next = this.#at + 1 < purses.length ? this.#at + 1 : 0;
    this.#at = purses[next]?.player === id ? next : (this.#places.get(id) ?? this.#at);
    const found = purses[this.#at];
    return found?.player === id ? found : undefined;
  }

  /** Who sits on a seat. */
  at(seat: number): string | null {
    return this.#seated[seat] ?? null;
  }
}

export const companies = perLaw((law: PuntoBancaLaw) => oncePer((people: People) => new Company(law, people)));
