import {
  type Actor,
  type Field,
  type GameEvent,
  type GroundRef,
  lookUp,
  type Refusal,
  refOf,
  type Unchecked,
} from '@sabot/engine';
import { defaultsFor } from '../bind/act.ts';
import { whenLeftOut } from '../bind/fields.ts';
import { formOf } from '../bind/given.ts';
import { backticked, isPlain, quoted } from '../characters.ts';
import { kebab } from '../names.ts';
import { VERSION } from '../read/parse-header.ts';
import type { Rules } from '../rules.ts';
import { printEvent, printPairs } from './event.ts';
import { printGrounds, printValue, printWord } from './value.ts';

/** One act and what came of it. */
export type Entry =
  | { readonly command: Unchecked; readonly events: readonly GameEvent[] }
  | { readonly command: Unchecked; readonly refusal: Pick<Refusal, 'code' | 'grounds'> };

export interface History {
  readonly ruleset: Rules;
  /** The edition it was played under, where that is not today's. */
  readonly edition?: number;
  readonly title?: string;
  readonly proves?: readonly GroundRef[];
  /** How the table stood before the first act, where it is not a new one. */
  readonly given?: unknown;
  /** Said ahead of the first act, as comments. */
  readonly remarks?: readonly string[];
  readonly entries: readonly Entry[];
}

const STAFF = new Set(['croupier', 'shoe', 'inspector', 'director']);
const printName = (name: string): string =>
  isPlain(name) && !STAFF.has(name) && !name.includes(':') ? name : quoted(name);

export function printActor(actor: Actor): string {
  if (!('id' in actor)) return actor.kind;
  return actor.kind === 'player' ? printName(actor.id) : `${actor.kind} ${printName(actor.id)}`;
}

const spelt = (word: string | undefined): readonly string[] => (word === undefined ? [] : [word]);

/** A command as an act line: `ana: set-stakes banca 100.00`. */
export function printAct(command: Unchecked, ruleset: Rules): string {
  const { commands, spellings = {} } = ruleset.game;
  const shape = lookUp(commands, command.type);
  if (shape === undefined) return `${printActor(command.by)}: ${printWord(command.type)}`;
  const defaults = defaultsFor(ruleset, shape);
  const isNothing = (name: string, value: unknown): boolean =>
    value === undefined || (!Object.hasOwn(defaults, name) && value === whenLeftOut(shape[name] as Field));
  const [only, ...others] = Object.keys(shape);
  const values =
    only !== undefined && others.length === 0 && shape[only] !== 'stakes' && command[only] !== undefined
      ? [...spelt(lookUp(spellings, command.type)), printValue(shape[only] as Field, command[only])]
      : printPairs(shape, command, isNothing);
  return [`${printActor(command.by)}:`, kebab(command.type), ...values].join(' ');
}

function printEntry(entry: Entry, ruleset: Rules): readonly string[] {
  const act = printAct(entry.command, ruleset);
  if ('events' in entry) {
    const told = entry.events.flatMap((event) =>
      printEvent(event as GameEvent & Record<string, unknown>, ruleset.game),
    );
    return [act, ...told.map((line) => `  ${line}`)];
  }
  const { code, grounds } = entry.refusal;
  const because = grounds.length === 0 ? '' : ` ${printGrounds(grounds.map(refOf))}`;
  return [act, `  ! ${printWord(code)}${because}`];
}

/** A history in full: parsing it gives back the same commands and events. */
export function print({ ruleset, edition, title, proves = [], given, remarks = [], entries }: History): string {
  const header = [
    `sabot ${VERSION}`,
    `ruleset ${printWord(ruleset.id)}`,
    `edition ${edition ?? ruleset.regulation.edition}`,
    ...(title === undefined ? [] : [`title ${quoted(title)}`]),
    ...(given === undefined ? [] : [`given ${formOf(ruleset)} ${backticked(given)}`]),
    ...(proves.length === 0 ? [] : [`proves ${proves.map(printWord).join(' ')}`]),
    ...remarks.map((remark) => `# ${remark}`),
  ];
  return `${[...header, '', ...entries.flatMap((entry) => printEntry(entry, ruleset))].join('\n')}\n`;
}
