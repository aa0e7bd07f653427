import type { Field, GroundRef, Posting, Shape, Shapes, StakeList } from '@sabot/engine';
import { formatAmount } from '../amount.ts';
import type { Told, ToldAbsence, ToldEvent, ToldPosting } from '../bind/bound.ts';
import { type Problem, problem } from '../error.ts';
import { kebab, kindOf } from '../names.ts';
import { printEvent, printPosting } from '../print/event.ts';
import { printGrounds, printValue } from '../print/value.ts';
import type { Say } from '../words/words.ts';
import { postingsIn, unmet } from './grounds.ts';
import { same } from './same.ts';

type Event = Readonly<Record<string, unknown>> & { readonly type: string };
/** What happened, in its order: each event, then the postings it made. */
type Happened = { readonly event: Event; readonly posting: Posting | null };

const happenings = (shapes: Shapes, events: readonly Event[]): readonly Happened[] =>
  events.flatMap((event) => [
    { event, posting: null },
    ...postingsIn(shapes[event.type] ?? {}, event).map((posting) => ({ event, posting })),
  ]);

/** How an event differs from what was told of it; null when it does not. */
function eventDiffers(told: Pick<ToldEvent, 'fields'>, event: Event, shape: Shape): Say | null {
  const type = kebab(event.type);
  for (const name of Object.keys(told.fields)) {
    const field = shape[name] as Field;
    const [wanted, given] = [told.fields[name], event[name]];
    if (kindOf(field) === 'grounds') {
      const lacking = unmet(wanted as readonly GroundRef[], (given ?? []) as readonly GroundRef[]);
      if (lacking.length > 0) return (say) => say.restsOn(type, printValue(field, given), printGrounds(lacking));
    } else if (kindOf(field) === 'stakes' && Array.isArray(wanted)) {
      const other = (wanted as StakeList).find(([bet, amount]) => amount !== stakeIn(given as StakeList, bet));
      if (other !== undefined) {
        const [bet, amount] = other;
        const laid = formatAmount(stakeIn(given as StakeList, bet));
        return (say) => say.has(type, bet, laid, formatAmount(amount));
      }
    } else if (!same(wanted, given)) {
      return (say) => say.has(type, kebab(name), printValue(field, given), printValue(field, wanted));
    }
  }
  return null;
}

const stakeIn = (stakes: StakeList, bet: string): number => stakes.find(([name]) => name === bet)?.[1] ?? 0;

function postingDiffers(told: ToldPosting, posting: Posting): boolean {
  const { from, to, amount, ground } = told;
  const rests = ground === null || unmet([ground], [posting.ground]).length === 0;
  return !(posting.from === from && posting.to === to && posting.amount === amount && rests);
}

function matches(told: ToldEvent | ToldPosting, happened: Happened, shapes: Shapes): boolean {
  if (told.kind === 'posting') return happened.posting !== null && !postingDiffers(told, happened.posting);
  const { event, posting } = happened;
  return posting === null && event.type === told.type && eventDiffers(told, event, shapes[told.type] ?? {}) === null;
}

function explain(told: ToldEvent | ToldPosting, all: readonly Happened[], from: number, shapes: Shapes): Say {
  if (all.slice(0, from).some((happened) => matches(told, happened, shapes))) {
    return (say) => say.outOfOrder;
  }
  if (told.kind === 'posting') {
    const made = all.flatMap(({ posting }) => (posting === null ? [] : [printPosting(posting)]));
    return (say) => (made.length === 0 ? say.noMoneyMoved : say.noSuchPosting(made.join('; ')));
  }
  const alike = all.find(({ event, posting }, i) => i >= from && posting === null && event.type === told.type);
  const differs = alike && eventDiffers(told, alike.event, shapes[told.type] ?? {});
  if (differs) return differs;
  const others = [...new Set(all.map(({ event }) => kebab(event.type)))];
  return (say) => say.didNotHappen(kebab(told.type), others.join(', ') || null);
}

/** Finds each told event and posting among what happened, in the order told, and says which are not there. */
export function unmatched(tolds: readonly Told[], events: readonly Event[], shapes: Shapes): readonly Problem[] {
  const all = happenings(shapes, events);
  const problems: Problem[] = [];
  let from = 0;
  for (const told of tolds) {
    if (told.kind !== 'event' && told.kind !== 'posting') continue;
    const found = all.findIndex((happened, i) => i >= from && matches(told, happened, shapes));
    if (found < 0) problems.push(problem(told.at, explain(told, all, from, shapes)));
    else from = found + 1;
  }
  return problems;
}

/** What was not to happen and did. */
export function unwanted(tolds: readonly Told[], events: readonly Event[], shapes: Shapes): readonly Problem[] {
  return tolds
    .filter((told): told is ToldAbsence => told.kind === 'absent')
    .flatMap((told) => {
      const shape = shapes[told.type] ?? {};
      const found = events.find((event) => event.type === told.type && eventDiffers(told, event, shape) === null);
      return found === undefined
        ? []
        : [problem(told.at, (say) => say.happened(printEvent(found, { commands: {}, events: shapes })[0] ?? ''))];
    });
}
