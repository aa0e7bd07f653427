import { TEMPERS, type Temper } from './temper.ts';

export interface Bot {
  readonly name: string;
  readonly temper: Temper;
}

const NAMES = [
  'Nieves',
  'Pelayo',
  'Xana',
  'Ramiro',
  'Covadonga',
  'Alonso',
  'Marina',
  'Telmo',
  'Jimena',
  'Froila',
  'Aldara',
  'Bermudo',
  'Elvira',
  'Gaudiosa',
  'Munia',
  'Ordono',
  'Sancha',
  'Teresa',
  'Urraca',
  'Velasco',
  'Yolanda',
  'Aurelio',
  'Berenguela',
  'Cosme',
  'Dulce',
  'Eulalia',
  'Favila',
  'Gontrodo',
  'Hermesinda',
  'Isidro',
  'Jacinta',
  'Leocadia',
  'Mauregato',
  'Nuno',
  'Olaya',
  'Petronila',
  'Quirino',
  'Rosaura',
  'Silo',
  'Toribio',
  'Valdrada',
  'Wamba',
] as const;

/** Every bot there is. Guests can bear none of their names, so that a bot is always known for one. */
export const BOT_NAMES: readonly string[] = NAMES;
const KNOWN: ReadonlySet<string> = new Set(NAMES);
export const isBot = (player: string): boolean => KNOWN.has(player);

const BOTS: readonly Bot[] = NAMES.map((name, i) => ({ name, temper: TEMPERS[i % TEMPERS.length] as Temper }));

/** Which bots are at tables. Whoever asks for company is given those who are free. */
export class Bots {
  readonly #at = new Map<Bot, number>();

  /** So many who sit nowhere, or fewer where there are no more. */
  free(count: number): readonly Bot[] {
    return this.#take(BOTS.filter((bot) => !this.#at.has(bot)).slice(0, Math.max(0, count)));
  }

  /** So many, whatever they do elsewhere, but none of these: a table that somebody opens is not left alone. */
  any(count: number, besides: readonly string[]): readonly Bot[] {
    const others = BOTS.filter(({ name }) => !besides.includes(name));
    const byUse = others.sort((a, b) => (this.#at.get(a) ?? 0) - (this.#at.get(b) ?? 0));
    return this.#take(byUse.slice(0, Math.max(0, count)));
  }

  /** Those of these names: they are at a table already. */
  named(names: readonly string[]): readonly Bot[] {
    return this.#take(BOTS.filter(({ name }) => names.includes(name)));
  }

  giveBack(bot: Bot): void {
    const left = (this.#at.get(bot) ?? 1) - 1;
    if (left > 0) this.#at.set(bot, left);
    else this.#at.delete(bot);
  }

  #take(bots: readonly Bot[]): readonly Bot[] {
    for (const bot of bots) this.#at.set(bot, (this.#at.get(bot) ?? 0) + 1);
    return bots;
  }
}
