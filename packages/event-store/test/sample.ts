import type { Append, Appended, Envelope, EventStore, Receipt, Refusal, Write } from '../src/index.ts';

let made = 0;

/** A command id nobody has used. */
const freshId = (): string => {
  made += 1;
  return `${process.pid}-${made}`;
};

export const write = (stream: string, expected: number, ...values: readonly unknown[]): Write => ({
  stream,
  expected,
  ruleset: 'punto-banca',
  edition: 3,
  events: values.map((value) => ({ type: 'Noted', data: JSON.stringify({ value }) })),
});

export const command = (writes: readonly Write[], more: Partial<Append> = {}): Append => ({
  commandId: freshId(),
  actor: 'player:ana',
  at: 1_700_000_000_000,
  writes,
  ...more,
});

export function receipt(appended: Appended): Receipt {
  if (!appended.ok) throw new Error(`refused: ${JSON.stringify(appended.refusal)}`);
  return appended.value;
}

export function refusal(appended: Appended): Refusal {
  if (appended.ok) throw new Error('accepted');
  return appended.refusal;
}

export async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of list) found.push(one);
  return found;
}

export const values = async (store: EventStore, stream: string): Promise<unknown[]> =>
  (await all(store.read(stream))).map(valueIn);

export const valueIn = ({ data }: Pick<Envelope, 'data'>): unknown => JSON.parse(data).value;
