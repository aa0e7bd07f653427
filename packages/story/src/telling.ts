import { type ByName, lookUp, NO_NAMES } from '@sabot/engine/by-name';
import { type CallStory, type CoupStory, type DrawnStory, noCoup, type Side } from './coup.ts';
import type { IncidentStory } from './incident.ts';
import { type Moved, onTableAfter, withGains } from './money.ts';

/** What the events of a table have told so far: the last coup, and what the next one begins with. */
export interface Telling<S extends Side = Side> {
  readonly coup: CoupStory<S>;
  /** Stakes and banks, account by account. */
  readonly onTable: ByName<number>;
  /** Cards that left the shoe, and what went wrong, before the stakes of their coup were closed. */
  readonly ahead: { readonly drawn: readonly DrawnStory[]; readonly incidents: readonly IncidentStory[] };
}

const NOTHING_AHEAD: Telling['ahead'] = { drawn: [], incidents: [] };

export const nothingTold = <S extends Side>(sides: readonly S[]): Telling<S> => ({
  coup: noCoup(sides),
  onTable: NO_NAMES,
  ahead: NOTHING_AHEAD,
});

export const withCoup = <S extends Side>(telling: Telling<S>, change: Partial<CoupStory<S>>): Telling<S> => ({
  ...telling,
  coup: { ...telling.coup, ...change },
});

const sidesOf = <S extends Side>({ coup }: Telling<S>): readonly S[] => Object.keys(coup.hands) as S[];

/** A new coup begins; what was ahead of it is part of it. */
export function begun<S extends Side>(telling: Telling<S>, change: Partial<CoupStory<S>>): Telling<S> {
  const { coup, ahead } = telling;
  // A bank that nobody answered is announced again: what went wrong meanwhile is not forgotten.
  const incidents = [...(coup.phase === 'staking' ? coup.incidents : []), ...ahead.incidents];
  const fresh = { ...noCoup(sidesOf(telling)), talla: coup.talla, phase: 'staking', incidents } as const;
  return { ...telling, coup: { ...fresh, ...change }, ahead: { ...ahead, incidents: [] } };
}

/** No more stakes: the cards that left the shoe too early are now those of the coup. */
export function closed<S extends Side>(telling: Telling<S>, change: Partial<CoupStory<S>>): Telling<S> {
  const { coup, ahead, onTable } = telling.coup.phase === 'staking' ? telling : begun(telling, {});
  return { coup: { ...coup, drawn: ahead.drawn, ...change, phase: 'playing' }, onTable, ahead: NOTHING_AHEAD };
}

/** The cards ahead of a coup that will not be played are forgotten; what went wrong is told with the next one. */
export const nothingAhead = <S extends Side>(telling: Telling<S>): Telling<S> => {
  const { coup, ahead } = telling;
  const untold = coup.phase === 'staking' ? coup.incidents : [];
  return { ...telling, ahead: { ...NOTHING_AHEAD, incidents: [...untold, ...ahead.incidents] } };
};

/** Another pack: the cards of the last coup are gone from the table. */
export const packBrought = <S extends Side>(
  telling: Telling<S>,
  { talla }: { readonly talla: number },
): Telling<S> => ({
  ...telling,
  coup: { ...noCoup(sidesOf(telling)), talla },
  ahead: { ...NOTHING_AHEAD, incidents: telling.ahead.incidents },
});

export const called = <S extends Side>(telling: Telling<S>, { occasion, words, grounds }: CallStory): Telling<S> =>
  withCoup(telling, { calls: [...telling.coup.calls, { occasion, words, grounds }] });

/** Of every event of a game what it tells of a coup; null: nothing but the money it moves. */
export type Cases<Event extends { readonly type: string }, S extends Side> = {
  readonly [T in Event['type']]:
    | ((telling: Telling<S>, event: Extract<Event, { readonly type: T }>) => Telling<S>)
    | null;
};

function withPostings<S extends Side>(telling: Telling<S>, postings: readonly Moved[]): Telling<S> {
  const { coup } = telling;
  const nets = coup.phase === 'over' ? coup.nets : withGains(coup.nets, postings);
  const onTable = onTableAfter(telling.onTable, postings);
  return { ...telling, onTable, coup: nets === coup.nets ? coup : { ...coup, nets } };
}

/** Makes the fold of a game. An event of a later version of the house is passed over. */
export const foldOf =
  <Event extends { readonly type: string; readonly postings?: readonly Moved[] }, S extends Side>(
    cases: Cases<Event, S>,
  ) =>
  (before: Telling<S>, event: Event): Telling<S> => {
    const telling = event.postings === undefined ? before : withPostings(before, event.postings);
    const tell = lookUp(cases, event.type) as ((telling: Telling<S>, event: Event) => Telling<S>) | null | undefined;
    return tell ? tell(telling, event) : telling;
  };
