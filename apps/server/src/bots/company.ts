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

/** Who keeps each of some tables company, so many at each: nobody at two tables. */
export function companies(sizes: readonly number[]): readonly (readonly Bot[])[] {
  let next = 0;
  return sizes.map((size) => {
    const first = next;
    next += size;
    return NAMES.slice(first, next).map((name, i) => ({
      name,
      temper: TEMPERS[(first + i) % TEMPERS.length] as Temper,
    }));
  });
}
