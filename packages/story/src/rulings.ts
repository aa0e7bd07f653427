import type { Grounds, Side } from './coup.ts';
import { type IncidentStory, inLast, reported } from './incident.ts';
import { type Telling, withCoup } from './telling.ts';

/** What went wrong before the stakes were opened belongs to the coup to come. */
function withIncidents<S extends Side>(
  telling: Telling<S>,
  change: (incidents: readonly IncidentStory[]) => readonly IncidentStory[],
): Telling<S> {
  const { coup, ahead } = telling;
  if (coup.phase === 'over') return { ...telling, ahead: { ...ahead, incidents: change(ahead.incidents) } };
  return withCoup(telling, { incidents: change(coup.incidents) });
}

export const incidentReported = <S extends Side>(
  telling: Telling<S>,
  event: Parameters<typeof reported>[0],
): Telling<S> => withIncidents(telling, (incidents) => [...incidents, reported(event)]);

export const rulingReferred = <S extends Side>(
  telling: Telling<S>,
  { to }: { readonly to: 'inspector' | 'director' },
): Telling<S> => withIncidents(telling, (incidents) => inLast(incidents, () => ({ referredTo: to })));

interface Given {
  readonly name: string;
  readonly choice: number;
  readonly reason: string;
  readonly grounds: Grounds;
}

export const rulingGiven = <S extends Side>(
  telling: Telling<S>,
  { name, choice, reason, grounds }: Given,
): Telling<S> =>
  withIncidents(telling, (incidents) => inLast(incidents, () => ({ ruling: { name, choice, reason, grounds } })));

/** Something that a ruling brought about. */
export const ruled = <S extends Side>(
  telling: Telling<S>,
  { type, grounds }: { readonly type: string; readonly grounds: Grounds },
): Telling<S> =>
  withIncidents(telling, (incidents) =>
    inLast(incidents, ({ followed }) => ({ followed: [...followed, { type, grounds }] })),
  );

/** A word against the rules: nobody has to report it, it was heard. `note` is what the rules make of it. */
export const wrongWord = <S extends Side>(
  telling: Telling<S>,
  player: string | null,
  { type, ruling, grounds }: { readonly type: string; readonly ruling: string; readonly grounds: Grounds },
): Telling<S> =>
  withIncidents(telling, (incidents) => [
    ...incidents,
    {
      ...reported({ incident: 'wrong-word', player, card: null, note: ruling, grounds }),
      followed: [{ type, grounds }],
    },
  ]);
