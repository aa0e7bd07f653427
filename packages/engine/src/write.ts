import type { Posting } from './money/posting.ts';
import type { Field, Kind, Shape, Shapes } from './shape.ts';

type Write = (value: never) => string;

/** Lists of grounds and calls are the same objects again and again: each is written once. */
function once<T extends object>(write: (value: T) => string): (value: T) => string {
  const known = new WeakMap<T, string>();
  return (value) => {
    let text = known.get(value);
    if (text === undefined) {
      text = write(value);
      known.set(value, text);
    }
    return text;
  };
}

/** Words come from small vocabularies and from people's names; what needs no escape is only put in quotes. */
const PLAIN = /^[\p{L}\p{N} .,:;~/_-]*$/u;
const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

const MOST_WORDS = 20_000;
const words = new Map<string, string>();
function word(text: string): string {
  let found = words.get(text);
  if (found === undefined) {
    found = quoted(text);
    if (words.size >= MOST_WORDS) words.clear();
    words.set(text, found);
  }
  return found;
}

const list = once((values: readonly string[]) => JSON.stringify(values));

function postings(all: readonly Posting[]): string {
  let text = '[';
  for (let i = 0; i < all.length; i++) {
    const { from, to, amount, ground } = all[i] as Posting;
    text += `${i === 0 ? '' : ','}{"from":${word(from)},"to":${word(to)},"amount":${amount},"ground":${word(ground)}}`;
  }
  return `${text}]`;
}

const number = (value: number): string => `${value}`;
const KINDS: Readonly<Record<Kind, Write>> = {
  player: word,
  word,
  text: (value: string) => JSON.stringify(value),
  number,
  flag: (value: boolean) => (value ? 'true' : 'false'),
  amount: number,
  card: word,
  cards: (value: readonly string[]) => JSON.stringify(value),
  words: list,
  grounds: list,
  postings,
  data: (value: unknown) => JSON.stringify(value),
};

function writerOf(field: Field): Write {
  if (typeof field !== 'string') return word as Write;
  if (!field.endsWith('?')) return KINDS[field as Kind];
  const write = KINDS[field.slice(0, -1) as Kind];
  return (value: never) => (value === null ? 'null' : write(value));
}

interface Column {
  readonly name: string;
  /** `,"name":` */
  readonly key: string;
  readonly write: Write;
}

const columnsOf = (shape: Shape): readonly Column[] =>
  Object.entries(shape).map(([name, field]) => ({ name, key: `,${JSON.stringify(name)}:`, write: writerOf(field) }));

/**
 * Writes events as JSON, field by field in the order of their shape. The shapes say what each field is, so nothing
 * has to be found out about a value while it is written.
 */
export function eventWriter<Event extends { readonly type: string }>(
  shapes: Shapes,
): (events: readonly Event[]) => string {
  const tables = new Map(Object.entries(shapes).map(([type, shape]) => [type, columnsOf(shape)]));
  return (events) => {
    let text = '[';
    for (let i = 0; i < events.length; i++) {
      const event = events[i] as Event & Readonly<Record<string, never>>;
      text += `${i === 0 ? '' : ','}{"type":${word(event.type)}`;
      for (const { name, key, write } of tables.get(event.type) ?? []) text += key + write(event[name] as never);
      text += '}';
    }
    return `${text}]`;
  };
}
