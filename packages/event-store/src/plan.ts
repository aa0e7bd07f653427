import type { Append, Appended, Lookup, Refusal, VaultChange, Write } from './append.ts';
import { type Envelope, type Head, type NewEvent, NO_HASH } from './envelope.ts';
import { hashOf } from './hash.ts';
import type { NewSnapshot } from './store.ts';

export type Operation =
  | { readonly kind: 'append'; readonly append: Append }
  | { readonly kind: 'lookup'; readonly lookup: Lookup }
  | { readonly kind: 'vault'; readonly change: VaultChange }
  | { readonly kind: 'snapshot'; readonly snapshot: NewSnapshot; readonly sum: string };

/** To an operation without anything to tell, such as the lookup of a command nobody sent: a receipt that names nothing. */
export type Outcome = Appended;

export interface FirstAnswer {
  readonly actor: string;
  readonly heads: readonly Head[];
  readonly answer: string | null;
  readonly commit: number;
}

/** What the database says about everything a batch names. */
export interface Known {
  /** The number of the last append. */
  readonly commit: number;
  readonly heads: ReadonlyMap<string, Head>;
  readonly commands: ReadonlyMap<string, FirstAnswer>;
  readonly secrets: ReadonlyMap<string, string>;
}

export interface Changes {
  /** The number of the last append after these. */
  readonly commit: number;
  readonly events: readonly Envelope[];
  readonly heads: readonly Head[];
  readonly commands: readonly (FirstAnswer & { readonly id: string; readonly at: number })[];
  readonly secrets: ReadonlyMap<string, string | null>;
  readonly snapshots: readonly (NewSnapshot & { readonly sum: string })[];
}

const DONE: Outcome = { ok: true, value: { commandId: '', repeated: false, commit: 0, heads: [], answer: null } };

/**
 * Decides a batch for every adapter alike, in the order it was handed in. An append that is refused leaves nothing behind and
 * stops no other.
 */
export function plan(
  batch: readonly Operation[],
  known: Known,
): { readonly outcomes: readonly Outcome[]; readonly changes: Changes } {
  const heads = new Map(known.heads);
  const commands = new Map(known.commands);
  const secrets = new Map<string, string | null>(known.secrets);
  const events: Envelope[] = [];
  const touched = { heads: new Set<string>(), secrets: new Set<string>() };
  const newCommands: Changes['commands'][number][] = [];
  const snapshots: Changes['snapshots'][number][] = [];
  let { commit } = known;

  const change = (one: VaultChange): void => {
    secrets.set(one.key, one.kind === 'remove' ? null : one.value);
    touched.secrets.add(one.key);
  };
  const write = (append: Append, one: Write): Head => {
    let head = heads.get(one.stream) ?? { stream: one.stream, version: 0, hash: NO_HASH };
    for (const event of one.events) {
      const sealed = seal(append, one, event, head, commit);
      events.push(sealed);
      head = { stream: one.stream, version: sealed.version, hash: sealed.hash };
    }
    if (one.events.length > 0) {
      heads.set(one.stream, head);
      touched.heads.add(one.stream);
    }
    return head;
  };
  const lookUp = ({ commandId, actor }: Pick<Lookup, 'commandId' | 'actor'>): Outcome | undefined => {
    const first = commands.get(commandId);
    if (!first) return undefined;
    const { actor: owner, ...done } = first;
    if (owner !== actor) return refuse({ code: 'foreign-command', commandId });
    return { ok: true, value: { commandId, repeated: true, ...done } };
  };
  const perform = (append: Append): Outcome => {
    const { commandId, actor, at } = append;
    const first = lookUp(append);
    if (first) return first;
    const refusal = conflict(append, heads) ?? occupied(append.vault ?? [], secrets);
    if (refusal) return refuse(refusal);
    commit += 1;
    const reached = append.writes.map((one) => write(append, one));
    append.vault?.forEach(change);
    const answer = { actor, heads: reached, answer: append.answer ?? null, commit };
    commands.set(commandId, answer);
    newCommands.push({ ...answer, id: commandId, at });
    return { ok: true, value: { commandId, repeated: false, commit, heads: reached, answer: answer.answer } };
  };
  const outcomes = batch.map((operation): Outcome => {
    switch (operation.kind) {
      case 'append':
        return perform(operation.append);
      case 'lookup':
        return lookUp(operation.lookup) ?? DONE;
      case 'vault': {
        const refusal = occupied([operation.change], secrets);
        if (refusal) return refuse(refusal);
        change(operation.change);
        return DONE;
      }
      case 'snapshot':
        snapshots.push({ ...operation.snapshot, sum: operation.sum });
        return DONE;
      default:
        return operation satisfies never;
    }
  });

  const changes: Changes = {
    commit,
    events,
    heads: [...touched.heads].map((stream) => heads.get(stream)!),
    commands: newCommands,
    secrets: new Map([...touched.secrets].map((key) => [key, secrets.get(key) ?? null])),
    snapshots,
  };
  return { outcomes, changes };
}

function seal(append: Append, write: Write, event: NewEvent, head: Head, commit: number): Envelope {
  const { commandId, actor, at } = append;
  const { stream, ruleset, edition } = write;
  const { type, data, act = null } = event;
  const version = head.version + 1;
  const linked = { stream, version, commit, commandId, actor, at, ruleset, edition, act, type, data, prev: head.hash };
  return { ...linked, hash: hashOf(linked) };
}

function conflict({ writes, holds = [] }: Append, heads: ReadonlyMap<string, Head>): Refusal | undefined {
  const held = holds.map(({ stream, version }) => ({ stream, expected: version }));
  for (const { stream, expected } of [...held, ...writes]) {
    const actual = heads.get(stream)?.version ?? 0;
    if (actual !== expected) return { code: 'conflict', stream, expected, actual };
  }
  return undefined;
}

/** Two secrets under one key in the same append count as well. */
function occupied(changes: readonly VaultChange[], secrets: ReadonlyMap<string, string | null>): Refusal | undefined {
  const staged = new Map<string, string | null>();
  for (const one of changes) {
    const held = staged.has(one.key) ? staged.get(one.key) : secrets.get(one.key);
    const isOther =
      one.kind === 'put' ? held != null && held !== one.value : one.kind === 'replace' && held !== one.from;
    if (isOther) return { code: 'secret-exists', key: one.key };
    staged.set(one.key, one.kind === 'remove' ? null : one.value);
  }
  return undefined;
}

const refuse = (refusal: Refusal): Outcome => ({ ok: false, refusal });
