import type { Admission, BotsWanted, Spectators, TablePace } from '@sabot/protocol';

/** Who did it: `player:ana`, `director:eva`, or the house by itself. */
export type Doer = `player:${string}` | `director:${string}` | 'house';

/** On what terms a table was opened. */
interface HostedTerms {
  readonly ruleset: string;
  /** What differs from the regulation's own. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly pace: TablePace;
  readonly bots: BotsWanted;
  readonly admission: Admission;
  readonly spectators: Spectators;
}

/** One line of the stream of a table: what its host did, or was done about it. */
export type HostedLine =
  | ({ readonly type: 'Opened'; readonly host: string | null; readonly hash: string } & HostedTerms)
  | { readonly type: 'LinkRenewed'; readonly hash: string }
  | { readonly type: 'Paused' }
  | { readonly type: 'WentOn' }
  | { readonly type: 'Asked'; readonly name: string }
  | { readonly type: 'Admitted'; readonly name: string }
  | { readonly type: 'TurnedAway'; readonly name: string }
  | { readonly type: 'Removed'; readonly name: string }
  | { readonly type: 'AdmissionSet'; readonly admission: Admission }
  | { readonly type: 'SpectatorsSet'; readonly spectators: Spectators }
  | { readonly type: 'QuietSet'; readonly isQuiet: boolean }
  | { readonly type: 'BotsSet'; readonly bots: BotsWanted }
  | { readonly type: 'HostOffered'; readonly to: string }
  | { readonly type: 'HostTaken'; readonly name: string }
  | { readonly type: 'HostDeclined'; readonly name: string }
  | { readonly type: 'ClosingAsked' }
  | { readonly type: 'Closed' };

/** A table that somebody opened, as its lines have it. */
export interface Hosted extends HostedTerms {
  readonly host: string | null;
  /** Of the code that seats a friend; the code itself lies in the vault. */
  readonly hash: string;
  /** How many codes there were. */
  readonly codes: number;
  readonly opened: number;
  readonly closed: number | null;
  readonly paused: { readonly by: string; readonly since: number } | null;
  readonly asking: readonly string[];
  readonly admitted: readonly string[];
  readonly removed: readonly string[];
  readonly offered: string | null;
  /** Who was asked to be the host since the last one, and would not. */
  readonly declined: readonly string[];
  readonly isClosing: boolean;
  /** Nobody talks there. */
  readonly isQuiet: boolean;
}

const NOTHING: Hosted = {
  ruleset: '',
  settings: {},
  pace: 'usual',
  bots: { count: 0, stay: true },
  admission: 'everybody',
  spectators: 'now',
  host: null,
  hash: '',
  codes: 0,
  opened: 0,
  closed: null,
  paused: null,
  asking: [],
  admitted: [],
  removed: [],
  offered: null,
  declined: [],
  isClosing: false,
  isQuiet: false,
};
export const UNOPENED = NOTHING;

const without = (names: readonly string[], name: string): readonly string[] => names.filter((one) => one !== name);
const withOne = (names: readonly string[], name: string): readonly string[] => [...without(names, name), name];
/** The name of whoever did it, as people at the table know them. */
export const nameOf = (by: string): string => by.slice(by.indexOf(':') + 1);

/** Keeps the books of a table; `by` and `at` are those of the append. */
export function evolveHosted(hosted: Hosted, line: HostedLine, by: string, at: number): Hosted {
  switch (line.type) {
    case 'Opened': {
      const { type, ...opened } = line;
      return { ...NOTHING, ...opened, codes: 1, opened: at };
    }
    case 'LinkRenewed':
      return { ...hosted, hash: line.hash, codes: hosted.codes + 1 };
    case 'Paused':
      return { ...hosted, paused: { by: nameOf(by), since: at } };
    case 'WentOn':
      return { ...hosted, paused: null };
    case 'Asked':
      return { ...hosted, asking: withOne(hosted.asking, line.name) };
    case 'Admitted': {
      const { asking, admitted, removed } = hosted;
      const { name } = line;
      return {
        ...hosted,
        asking: without(asking, name),
        admitted: withOne(admitted, name),
        removed: without(removed, name),
      };
    }
    case 'TurnedAway':
      return { ...hosted, asking: without(hosted.asking, line.name) };
    case 'Removed': {
      const { asking, admitted, removed, offered } = hosted;
      const { name } = line;
      return {
        ...hosted,
        asking: without(asking, name),
        admitted: without(admitted, name),
        removed: withOne(removed, name),
        offered: offered === name ? null : offered,
      };
    }
    case 'AdmissionSet':
      return { ...hosted, admission: line.admission };
    case 'SpectatorsSet':
      return { ...hosted, spectators: line.spectators };
    case 'QuietSet':
      return { ...hosted, isQuiet: line.isQuiet };
    case 'BotsSet':
      return { ...hosted, bots: line.bots };
    case 'HostOffered':
      return { ...hosted, offered: line.to };
    case 'HostTaken':
      return {
        ...hosted,
        host: line.name,
        offered: null,
        declined: [],
        admitted: hosted.host === null ? hosted.admitted : withOne(hosted.admitted, hosted.host),
      };
    case 'HostDeclined':
      return { ...hosted, offered: null, declined: withOne(hosted.declined, line.name) };
    case 'ClosingAsked':
      return { ...hosted, isClosing: true, paused: null };
    case 'Closed':
      return { ...hosted, closed: at, isClosing: true };
    default:
      return line satisfies never;
  }
}
