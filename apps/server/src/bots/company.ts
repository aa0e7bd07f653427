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

/** How many keep a table company. */
const AT_A_TABLE = 3;

/** Every bot there is. Guests can bear none of their names, so that a bot is always known for one. */
export const BOT_NAMES: readonly string[] = NAMES;
const KNOWN: ReadonlySet<string> = new Set(NAMES);
export const isBot = (player: string): boolean => KNOWN.has(player);

/** Who keeps a table company: no two of one temper, nobody at two tables. */
export const companyAt = (table: number): readonly Bot[] =>
  NAMES.slice(table * AT_A_TABLE, (table + 1) * AT_A_TABLE).map((name, i) => ({
    name,
    temper: TEMPERS[(table * AT_A_TABLE + i) % TEMPERS.length] as Temper,
  }));
