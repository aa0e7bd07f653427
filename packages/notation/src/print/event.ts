import { type Field, misfit, type Posting, type Shape, type StakeList } from '@sabot/engine';
import { formatAmount } from '../amount.ts';
import { quoted } from '../characters.ts';
import { CALLED, callFields, fieldOfKind, isOptional, kebab } from '../names.ts';
import type { Vocabulary } from '../rules.ts';
import { printGrounds, printValue, printWord } from './value.ts';

type Fields = Readonly<Record<string, unknown>>;

export const printPosting = ({ from, to, amount, ground }: Posting): string =>
  `$ ${printWord(from)} -> ${printWord(to)} ${formatAmount(amount)} ${printGrounds([ground])}`;

/** `field value` pairs in the order of the shape; what is left out here is nothing. */
export const printPairs = (
  shape: Shape,
  fields: Fields,
  leaveOut: (name: string, value: unknown) => boolean,
): readonly string[] =>
  Object.keys(shape)
    .filter((name) => !leaveOut(name, fields[name]))
    .flatMap((name) => printField(name, shape[name] as Field, fields[name]));

/** Stakes are written bet by bet, as any other amount is. */
function printField(name: string, field: Field, value: unknown): readonly string[] {
  if (field !== 'stakes' || misfit(field, value) !== null) return [`${kebab(name)} ${printValue(field, value)}`];
  const laid = (value as StakeList).filter(([, amount]) => amount > 0);
  return laid.map(([bet, amount]) => `${bet} ${formatAmount(amount)}`);
}

/** An event and, below it, the money it moved. */
export function printEvent(event: Fields & { readonly type: string }, { events }: Vocabulary): readonly string[] {
  const shape = (Object.hasOwn(events, event.type) ? events[event.type] : undefined) as Shape;
  const grounds = fieldOfKind(shape, 'grounds');
  const postings = fieldOfKind(shape, 'postings');
  const called = event.type === CALLED ? callFields(events) : null;
  const apart = new Set([grounds, postings, called?.words, called?.occasion]);
  const line = called === null ? ['*', kebab(event.type)] : ['>'];
  if (called !== null && called.occasion !== null) {
    line.push(printValue(shape[called.occasion] as Field, event[called.occasion]));
  }
  line.push(
    ...printPairs(
      shape,
      event,
      (name, value) => value === undefined || (value === null && isOptional(shape[name] as Field)) || apart.has(name),
    ),
  );
  if (called !== null) line.push(...(event[called.words] as readonly string[]).map(quoted));
  if (grounds !== null && event[grounds] !== null) line.push(printGrounds(event[grounds] as readonly string[]));
  const made = postings === null ? [] : ((event[postings] ?? []) as readonly Posting[]);
  return [line.join(' '), ...made.map((posting) => `  ${printPosting(posting)}`)];
}
