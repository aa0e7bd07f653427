import { type Ground, isNonEmpty, type NonEmpty } from './ground.ts';
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
  constructor(point: string, facts?: unknown) {
    super(`the regulation does not answer ${point}${facts === undefined ? '' : ` for ${JSON.stringify(facts)}`}`);
    this.name = 'LawIsSilent';
  }
}

function question<Facts, Answer, Settings>(
  point: string,
  clauses: readonly Clause<Settings>[],
  domain: Finite<Facts> | null,
  settings: Settings,
): Question<Facts, Answer> {
  const workOut = (facts: Facts): Ruling<Answer> => {
    const applied = clauses.filter(({ when }) => when === undefined || when(facts as never, settings));
    const decided = applied.find(({ answer }) => answer !== undefined);
    if (decided?.answer === undefined) throw new LawIsSilent(point, facts);
    // The deciding clause leads: a posting names the first ground.
    const others = applied.filter((clause) => clause !== decided);
    const grounds: NonEmpty<Ground> = [decided.ground, ...others.map(({ ground }) => ground)];
    return { answer: decided.answer(facts as never, settings) as Answer, grounds };
  };
  const grounds = clauses.map((clause) => clause.ground);
  if (!isNonEmpty(grounds)) throw new LawIsSilent(point);
  if (domain === null) return { grounds, ask: workOut };
  const { facts, key } = domain;
  return { grounds, domain: facts, ask: key === undefined ? workOut : memoByKey(key, workOut) };
}

/** Where a key tells the facts apart, a table's law is worked out once for each of them. */
function memoByKey<Facts, Answer>(key: (facts: Facts) => number, workOut: (facts: Facts) => Ruling<Answer>) {
  const known: (Ruling<Answer> | undefined)[] = [];
  return (facts: Facts): Ruling<Answer> => {
    const at = key(facts);
    known[at] ??= workOut(facts);
    return known[at];
  };
}

/** Puts the clauses of a regulation, written in the order of its text, under the points that a game asks. */
export function questionsFrom<P, Settings>(
  clauses: readonly Clause<Settings>[],
  domains: Domains<P>,
  settings: Settings,
): Questions<P> {
  const points = Object.keys(domains) as (keyof P & string)[];
  const questions = Object.fromEntries(points.map((point) => [point, null])) as Record<string, unknown>;
  const isLater = (point: keyof P): boolean => typeof domains[point] === 'function';
  for (const point of [...points.filter((one) => !isLater(one)), ...points.filter(isLater)]) {
    const own = clauses.filter((clause) => clause.point === point);
    const given = domains[point];
    const domain = typeof given === 'function' ? given(questions as Questions<P>) : given;
    questions[point] = question(point, own, domain as Finite<unknown> | null, settings);
  }
  return questions as Questions<P>;
}
