import type { Ground, NonEmpty } from './ground.ts';
import type { Domains, Finite, Question, Questions, Ruling } from './question.ts';

/**
 * What one rule says on one point. A clause with an answer decides where it applies; one without only supports
 * (a legend, a heading, a duty that another row spells out) and is cited beside the deciding clause.
 * Facts and answer are checked against the point where a clause is written, not here.
 */
export interface Clause<Settings, Point extends PropertyKey = string> {
  readonly point: Point;
  readonly ground: Ground;
  readonly when?: (facts: never, settings: Settings) => boolean;
  readonly answer?: (facts: never, settings: Settings) => unknown;
}

/** The facts fall outside everything the regulation answers: a defect of the regulation, never of the players. */
export class LawIsSilent extends Error {
  constructor(point: string, facts: unknown) {
    super(`the regulation does not answer ${point} for ${JSON.stringify(facts)}`);
    this.name = 'LawIsSilent';
  }
}

/** As many as a number holds powers of two exactly. */
const MOST_CLAUSES = 52;
const POWERS = Array.from({ length: MOST_CLAUSES }, (_, i) => 2 ** i);

function question<Facts, Answer, Settings>(
  point: string,
  clauses: readonly Clause<Settings>[],
  domain: Finite<Facts> | null,
  settings: Settings,
): Question<Facts, Answer> {
  if (clauses.length > MOST_CLAUSES) throw new RangeError(`${point} has more than ${MOST_CLAUSES} clauses`);
  // The same clauses apply to most facts, so the list of grounds is made once per combination: a sum of powers of two.
  const cited = new Map<number, NonEmpty<Ground>>();
  const workOut = (facts: Facts): Ruling<Answer> => {
    let decided: Clause<Settings> | null = null;
    let applied = 0;
    for (let i = 0; i < clauses.length; i++) {
      const clause = clauses[i] as Clause<Settings>;
      if (clause.when !== undefined && !clause.when(facts as never, settings)) continue;
      if (decided === null && clause.answer !== undefined) decided = clause;
      applied += POWERS[i] as number;
    }
    if (decided?.answer === undefined) throw new LawIsSilent(point, facts);
    let grounds = cited.get(applied);
    if (grounds === undefined) {
      const others = clauses.filter(
        (clause, i) => clause !== decided && Math.floor(applied / (POWERS[i] as number)) % 2 === 1,
      );
      // The deciding clause leads: a posting names the first ground.
      grounds = [decided.ground, ...others.map(({ ground }) => ground)];
      cited.set(applied, grounds);
    }
    return { answer: decided.answer(facts as never, settings) as Answer, grounds };
  };
  const grounds = clauses.map((clause) => clause.ground) as unknown as NonEmpty<Ground>;
  if (domain === null) return { grounds, ask: workOut };
  const { facts: all, key } = domain;
  if (key === undefined) return { grounds, domain: all, ask: workOut };
  const known: (Ruling<Answer> | undefined)[] = [];
  const ask = (facts: Facts): Ruling<Answer> => {
    const at = key(facts);
    const found = known[at];
    if (found !== undefined) return found;
    const ruling = workOut(facts);
    known[at] = ruling;
    return ruling;
  };
  return { grounds, domain: all, ask };
}

/** Puts the clauses of a regulation, written in the order of its text, under the points that a game asks. */
export function questionsFrom<P, Settings>(
  clauses: readonly Clause<Settings>[],
  domains: Domains<P>,
  settings: Settings,
): Questions<P> {
  const questions: Record<string, unknown> = {};
  for (const point of Object.keys(domains)) {
    const own = clauses.filter((clause) => clause.point === point);
    questions[point] = question(point, own, domains[point as keyof P] as Finite<unknown> | null, settings);
  }
  return questions as Questions<P>;
}
