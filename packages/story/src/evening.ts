import { type ByName, entriesIn, lookUp } from '@sabot/engine/by-name';
import type { BankEnd } from './bank.ts';
import type { AnyCoup } from './coup.ts';
import type { TableStory } from './table.ts';

/** A moment of the evening that is worth telling, and where it stands. */
interface Moment {
  readonly talla: number;
  readonly coup: number;
}

export interface EveningTalla {
  readonly talla: number;
  readonly isOver: boolean;
  /** Coups in which somebody had something at stake. */
  readonly coups: number;
  readonly ends: { readonly punto: number; readonly banca: number; readonly tie: number; readonly annulled: number };
}

export interface EveningPerson {
  readonly name: string;
  readonly net: number;
  /** In how many coups they had a part. */
  readonly coups: number;
  /** The coup that brought them most; null where none brought anything. */
  readonly best: (Moment & { readonly net: number }) | null;
}

/** One bank as a line: what it had won or lost in all after each of its coups. */
export interface EveningBank {
  readonly talla: number;
  readonly banker: string;
  readonly awarded: number | null;
  readonly line: readonly { readonly coup: number; readonly sum: number }[];
  readonly end: BankEnd | null;
}

export interface EveningBanco extends Moment {
  readonly as: 'banco' | 'mesa';
  readonly players: readonly string[];
  readonly amount: number;
  /** What it brought those who made it. */
  readonly net: number;
}

/** A talla, or several that were played one after the other, as everybody saw them. */
export interface Evening {
  readonly tallas: readonly EveningTalla[];
  /** Whoever had a part in it, the winners first. */
  readonly people: readonly EveningPerson[];
  readonly banks: readonly EveningBank[];
  /** Which of the banks had the most coups; null where nobody had a bank. */
  readonly longestBank: number | null;
  readonly boldestBanco: EveningBanco | null;
  readonly biggestWin: (Moment & { readonly name: string; readonly net: number }) | null;
  /** What was deducted from winnings. */
  readonly deducted: number;
}

const played = (story: TableStory): readonly AnyCoup[] => story.tallas.flatMap(({ coups }) => coups);

function tallaTold(story: TableStory): EveningTalla[] {
  return story.tallas.map(({ talla, ended, coups, results }) => {
    const ends = { punto: 0, banca: 0, tie: 0, annulled: 0 };
    for (const { winner } of results) ends[winner] += 1;
    return { talla, isOver: ended !== null, coups: coups.length, ends };
  });
}

function peopleIn(coups: readonly AnyCoup[]): readonly EveningPerson[] {
  const people = new Map<string, EveningPerson>();
  for (const { talla, coup, nets } of coups) {
    for (const [name, net] of entriesIn(nets)) {
      const known = people.get(name) ?? { name, net: 0, coups: 0, best: null };
      const best = net > (known.best?.net ?? 0) ? { talla, coup, net } : known.best;
      people.set(name, { name, net: known.net + net, coups: known.coups + 1, best });
    }
  }
  return [...people.values()].toSorted((a, b) => b.net - a.net || b.coups - a.coups);
}

function banksIn(story: TableStory): readonly EveningBank[] {
  const talla = story.tallas.at(-1)?.talla ?? 0;
  return story.banks
    .filter(({ coups }) => coups.length > 0)
    .map(({ banker, awarded, coups, end }) => {
      let sum = 0;
      const line = coups.map(({ coup, won, deducted }) => {
        sum += won - deducted;
        return { coup, sum };
      });
      return { talla, banker, awarded: awarded?.amount ?? null, line, end: end?.how ?? null };
    });
}

const gainOf = (nets: ByName<number>, players: readonly string[]): number =>
  players.reduce((sum, player) => sum + (lookUp(nets, player) ?? 0), 0);

/** The banco for the greatest sum, the first of equals; one that was annulled was no banco. */
function boldest(coups: readonly AnyCoup[]): EveningBanco | null {
  let found: EveningBanco | null = null;
  for (const { talla, coup, banco, nets, ends } of coups) {
    const isPlayed = Object.values(ends).some((end) => end !== null && end?.outcome !== 'annulled');
    if (banco === null || !isPlayed || banco.amount <= (found?.amount ?? 0)) continue;
    const { as, players, amount } = banco;
    found = { talla, coup, as, players, amount, net: gainOf(nets, players) };
  }
  return found;
}

/** The first of those for which the figure is greatest; null: it is above nothing for none. */
function greatest<T>(all: readonly T[], figure: (one: T) => number): number | null {
  let at: number | null = null;
  for (const [i, one] of all.entries()) {
    if (figure(one) > (at === null ? 0 : figure(all[at] as T))) at = i;
  }
  return at;
}

/** What is worth keeping of some tallas, each told by a story of its own. */
export function eveningOf(stories: readonly TableStory[]): Evening {
  const coups = stories.flatMap(played);
  const people = peopleIn(coups);
  const banks = stories.flatMap(banksIn);
  const winner = people[greatest(people, ({ best }) => best?.net ?? 0) ?? -1];
  return {
    tallas: stories.flatMap(tallaTold),
    people,
    banks,
    longestBank: greatest(banks, ({ line }) => line.length),
    boldestBanco: boldest(coups),
    biggestWin: winner?.best ? { name: winner.name, ...winner.best } : null,
    deducted: coups.reduce(
      (sum, { stakes, bank }) => stakes.reduce((all, one) => all + one.deducted, sum + (bank?.deducted ?? 0)),
      0,
    ),
  };
}
