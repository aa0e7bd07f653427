import type { Grounds } from './coup.ts';

/** Something that followed from a ruling: a hand bound or deemed, a right forfeited, a person warned. */
export interface Followed {
  readonly type: string;
  readonly grounds: Grounds;
}

/** Something that went wrong, who decided on it, and what followed. */
export interface IncidentStory {
  readonly incident: string;
  readonly player: string | null;
  /** Which card of the coup it was about. */
  readonly card: number | null;
  readonly note: string | null;
  readonly grounds: Grounds;
  readonly referredTo: 'inspector' | 'director' | null;
  readonly ruling: {
    readonly name: string;
    readonly choice: number;
    readonly reason: string;
    readonly grounds: Grounds;
  } | null;
  readonly followed: readonly Followed[];
}

interface Reported {
  readonly incident: string;
  readonly player: string | null;
  readonly card: number | null;
  readonly note: string | null;
  readonly grounds: Grounds;
}

export const reported = ({ incident, player, card, note, grounds }: Reported): IncidentStory => ({
  incident,
  player,
  card,
  note,
  grounds,
  referredTo: null,
  ruling: null,
  followed: [],
});

/** Changes the last incident; without one, nothing. */
export const inLast = (
  incidents: readonly IncidentStory[],
  change: (last: IncidentStory) => Partial<IncidentStory>,
): readonly IncidentStory[] => {
  const last = incidents.at(-1);
  return last === undefined ? incidents : [...incidents.slice(0, -1), { ...last, ...change(last) }];
};
