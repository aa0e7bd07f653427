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
] as const;

/** Every bot there is. Guests can bear none of their names, so that a bot is always known for one. */
export const BOT_NAMES: readonly string[] = NAMES;
const KNOWN: ReadonlySet<string> = new Set(NAMES);
export const isBot = (player: string): boolean => KNOWN.has(player);

/** Who keeps a table company: one bot of each temper, nobody at two tables. */
export const companyAt = (table: number): readonly Bot[] =>
  TEMPERS.flatMap((temper, i) => {
    const name = NAMES[table * TEMPERS.length + i];
    return name === undefined ? [] : [{ name, temper }];
  });
