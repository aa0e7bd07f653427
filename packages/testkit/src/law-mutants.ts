import { type Ground, type GroundRef, type Question, type Regulation, type Ruling, refOf } from '@sabot/engine';

/** A regulation in which one ground says something else on one point. */
export interface LawMutant<P, S> {
  readonly ground: GroundRef;
  readonly point: string;
  readonly change: string;
  readonly regulation: Regulation<P, S>;
}

/** The words a point may be answered with, where its own domain does not show them all. */
export type OtherAnswers<P> = { readonly [K in keyof P]?: readonly unknown[] };

const key = (answer: unknown): string => JSON.stringify(answer);

/** Every value that differs from this one in a single leaf: one more, the other truth, one element less. */
function neighbours(answer: unknown): readonly unknown[] {
  if (typeof answer === 'number') return [answer + 1];
  if (typeof answer === 'boolean') return [!answer];
  if (Array.isArray(answer)) {
    const shorter = answer.length > 0 ? [answer.slice(1)] : [];
    const turned = answer.length > 1 ? [answer.toReversed()] : [];
    return [
      ...shorter,
      ...turned,
      ...answer.flatMap((one, i) => neighbours(one).map((other) => answer.with(i, other))),
    ];
  }
  if (typeof answer === 'object' && answer !== null) {
    return Object.entries(answer).flatMap(([name, value]) =>
      neighbours(value).map((other) => ({ ...answer, [name]: other })),
    );
  }
  return typeof answer === 'string' ? [`${answer}!`] : [];
}

/** The other answers this point is known to give; failing those, the nearest values to the one it gave. */
function otherAnswers(answer: unknown, known: readonly unknown[], isClosed: boolean): readonly unknown[] {
  const others = known.filter((other) => key(other) !== key(answer));
  return isClosed ? others : [...others, ...neighbours(answer)];
}

function answersInDomain(question: Question<unknown, unknown>): readonly unknown[] {
  const answers = new Map((question.domain ?? []).map((facts) => question.ask(facts).answer).map((a) => [key(a), a]));
  return [...answers.values()];
}

const cites = (ruling: Ruling<unknown>, ref: GroundRef): boolean =>
  ruling.grounds.some((g: Ground) => refOf(g) === ref);

/** How many different wrong answers are tried for one ground on one point. */
const MOST_VARIANTS = 4;

/** For each ground and each point it decides or supports: the law with another answer in its place. */
export function lawMutants<P, S>(
  regulation: Regulation<P, S>,
  words: OtherAnswers<P>,
  /** Some rules speak only at tables that are not as the regulation provides. */
  tables: readonly S[] = [regulation.defaults],
): readonly LawMutant<P, S>[] {
  const sane = tables.map((table) => regulation.questions(table) as Record<string, Question<unknown, unknown>>);
  return Object.keys(sane[0] ?? {}).flatMap((point) => {
    const questions = sane.map((all) => all[point] as Question<unknown, unknown>);
    const [question] = questions as [Question<unknown, unknown>];
    const listed = words[point as keyof P];
    const known = listed ?? answersInDomain(question);
    const variants = Array.from({ length: MOST_VARIANTS }, (_, i) => i);
    return [...new Set(question.grounds.map(refOf))].flatMap((ground) =>
      variants
        .filter((i) => questions.some((one) => matters(one, ground, known, listed !== undefined, i)))
        .map((i) => ({
          ground,
          point,
          change: `answer ${i + 1}`,
          regulation: mutated(regulation, point, ground, known, listed !== undefined, i),
        })),
    );
  });
}

/** Has some answer that rests on this ground so many others? An open domain is taken to have one. */
function matters(
  question: Question<unknown, unknown>,
  ref: GroundRef,
  known: readonly unknown[],
  isClosed: boolean,
  variant: number,
): boolean {
  if (question.domain === undefined) return known.length > 0 ? variant < known.length - 1 : variant === 0;
  return question.domain.some((facts) => {
    const ruling = question.ask(facts);
    return cites(ruling, ref) && otherAnswers(ruling.answer, known, isClosed).length > variant;
  });
}

function mutated<P, S>(
  regulation: Regulation<P, S>,
  point: string,
  ref: GroundRef,
  known: readonly unknown[],
  isClosed: boolean,
  variant: number,
): Regulation<P, S> {
  return {
    ...regulation,
    questions: (settings) => {
      const questions = regulation.questions(settings);
      const question = (questions as Record<string, Question<unknown, unknown>>)[point] as Question<unknown, unknown>;
      const ask = (facts: unknown): Ruling<unknown> => {
        const ruling = question.ask(facts);
        if (!cites(ruling, ref)) return ruling;
        const others = otherAnswers(ruling.answer, known, isClosed);
        return others.length === 0 ? ruling : { ...ruling, answer: others[variant % others.length] };
      };
      return { ...questions, [point]: { ...question, ask } };
    },
  };
}
