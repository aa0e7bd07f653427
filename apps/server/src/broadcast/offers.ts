import {
  type Bound,
  type ForbiddenAct,
  type Ground,
  type Joint,
  type LawfulAct,
  player,
  type Ruleset,
  refOf,
} from '@sabot/engine';
import type { BoundMessage, Forbidden, JointMessage, Offered } from '@sabot/protocol';
import { CUT } from '../table/shoe-events.ts';

/** What somebody may do, and what the table waits for that they may not. */
export interface Offers {
  readonly acts: readonly Offered[];
  readonly forbidden: readonly Forbidden[];
}
export const NO_OFFERS: Offers = { acts: [], forbidden: [] };

/**
 * What a viewer may do now, as it is told. `wanted` are the acts for which the table waits for this viewer; those the law
 * forbids follow, with the reason.
 */
export function offersTo(
  viewer: string,
  ruleset: Ruleset,
  state: unknown,
  mayCut: boolean,
  wanted: readonly string[],
): Offers {
  const lawful = ruleset.legal(state, player(viewer)).filter(({ act }) => act !== CUT || mayCut);
  const missing = wanted.filter((name) => name !== CUT && lawful.every(({ act }) => act !== name));
  const forbidden = missing.length === 0 ? [] : ruleset.forbidden(state, player(viewer), missing);
  return { acts: lawful.map(offeredOf), forbidden: forbidden.map(forbiddenOf) };
}

export const offeredOf = ({ act, offer: { answer, grounds } }: LawfulAct): Offered => ({
  act,
  fields: Object.fromEntries(Object.entries(answer.fields).map(([name, bound]) => [name, boundOf(bound)])),
  joint: answer.joint.map(jointOf),
  grounds: refsOf(grounds),
});

const forbiddenOf = ({ act, refusal: { code, grounds, facts } }: ForbiddenAct): Forbidden => ({
  act,
  code,
  grounds: refsOf(grounds),
  facts,
});

function boundOf(bound: Bound): BoundMessage {
  switch (bound.kind) {
    case 'amount': {
      const { kind, min, max, step, orNothing, grounds } = bound;
      const refs = { min: refTo(grounds.min), max: refTo(grounds.max), step: refTo(grounds.step) };
      return { kind, min, max, step, orNothing, grounds: refs };
    }
    case 'one-of':
      return { kind: bound.kind, options: [...bound.options], ground: refTo(bound.ground) };
    case 'between': {
      const { kind, min, max, grounds } = bound;
      return { kind, min, max, grounds: { min: refTo(grounds.min), max: refTo(grounds.max) } };
    }
    case 'not':
      return { kind: bound.kind, refused: [...bound.refused], ground: refTo(bound.ground) };
    default:
      return bound satisfies never;
  }
}

function jointOf(joint: Joint): JointMessage {
  const ground = refTo(joint.ground);
  switch (joint.kind) {
    case 'sum-at-most':
      return { kind: joint.kind, of: [...joint.of], max: joint.max, ground };
    case 'apart-by':
      return { kind: joint.kind, between: [...joint.between], atLeast: joint.atLeast, ground };
    case 'only-with':
    case 'needed-with': {
      const { kind, field, other, values } = joint;
      return { kind, field, other, values: [...values], ground };
    }
    case 'not-with': {
      const { kind, field, refused, other, values } = joint;
      return { kind, field, refused: [...refused], other, values: [...values], ground };
    }
    default:
      return joint satisfies never;
  }
}

/** Grounds are worked out once and then the same objects. */
const refs = new WeakMap<Ground, string>();
function refTo(ground: Ground): string {
  let ref = refs.get(ground);
  if (ref === undefined) {
    ref = refOf(ground);
    refs.set(ground, ref);
  }
  return ref;
}

const lists = new WeakMap<readonly Ground[], string[]>();
function refsOf(grounds: readonly Ground[]): string[] {
  let list = lists.get(grounds);
  if (list === undefined) {
    list = grounds.map(refTo);
    lists.set(grounds, list);
  }
  return list;
}
