import {
  begin,
  type Ceremony,
  commit,
  cut,
  type Entry,
  endShuffle,
  type Hex32,
  join,
  reveal,
  type Step,
} from '@sabot/fairness';

/** What happens between two lines of the record. It is kept beside them, so that a shuffle goes on after a power cut. */
export type CeremonyStep =
  | { readonly step: 'joined'; readonly player: string }
  | { readonly step: 'committed'; readonly player: string; readonly commitment: Hex32 }
  | { readonly step: 'shuffled' }
  | { readonly step: 'cut'; readonly by: string | null; readonly depth: number }
  | { readonly step: 'contributed'; readonly player: string; readonly entropy: Hex32 };

/** One event of a table's fairness stream: a line of its record, or a step on the way to the next. */
export type CeremonyLine = Entry | CeremonyStep;

/** Where a table's fairness stream stands. All of it is public. */
export interface CeremonyState {
  readonly last: Entry | null;
  /** Null between two shoes. */
  readonly ceremony: Ceremony | null;
}
export const NO_CEREMONY: CeremonyState = { last: null, ceremony: null };

export const isEntry = (line: CeremonyLine): line is Entry => 'deed' in line;
export const lineType = (line: CeremonyLine): string => (isEntry(line) ? line.deed : line.step);

export const must = (step: Step): Ceremony => {
  if (!step.ok) throw new Error(`the ceremony was refused: ${step.refusal}`);
  return step.ceremony;
};

function stepped(ceremony: Ceremony, line: CeremonyStep): Ceremony {
  switch (line.step) {
    case 'joined':
      return must(join(ceremony, line.player));
    case 'committed':
      return must(commit(ceremony, line.player, line.commitment));
    case 'shuffled':
      return must(endShuffle(ceremony));
    case 'cut':
      return must(cut(ceremony, line.by, line.depth));
    case 'contributed':
      return must(reveal(ceremony, line.player, line.entropy));
    default:
      return line satisfies never;
  }
}

/** The ceremony after one more line. Both the running table and a table that is opened again come by it. */
export function evolveCeremony({ last, ceremony }: CeremonyState, line: CeremonyLine): CeremonyState {
  if (isEntry(line) && line.deed === 'begun') return { last: line, ceremony: must(begin(line)) };
  if (ceremony === null) throw new Error('the record names a shuffle that never began');
  if (!isEntry(line)) return { last, ceremony: stepped(ceremony, line) };
  if (line.deed !== 'closed') return { last: line, ceremony: null };
  const { contributions, cut: made } = line;
  return { last: line, ceremony: { ...ceremony, phase: 'closed', contributions, cut: made } };
}
