import { type Bound, type Joint, type LawfulAct, refOf } from '@sabot/engine';
import type { BoundMessage, JointMessage, Offered } from '@sabot/protocol';

function boundMessage(bound: Bound): BoundMessage {
  switch (bound.kind) {
    case 'amount': {
      const { kind, min, max, step, orNothing, grounds } = bound;
      const refs = { min: refOf(grounds.min), max: refOf(grounds.max), step: refOf(grounds.step) };
      return { kind, min, max, step, orNothing, grounds: refs };
    }
    case 'one-of':
      return { kind: 'one-of', options: [...bound.options], ground: refOf(bound.ground) };
    case 'between':
      return { kind: 'between', min: bound.min, max: bound.max, ground: refOf(bound.ground) };
    case 'not':
      return { kind: 'not', refused: [...bound.refused], ground: refOf(bound.ground) };
    default:
      return bound satisfies never;
  }
}

function jointMessage(joint: Joint): JointMessage {
  const ground = refOf(joint.ground);
  switch (joint.kind) {
    case 'sum-at-most':
      return { kind: joint.kind, of: [...joint.of], max: joint.max, ground };
    case 'apart-by':
      return { kind: joint.kind, between: [...joint.between], atLeast: joint.atLeast, ground };
    case 'only-with':
    case 'needed-with':
      return { kind: joint.kind, field: joint.field, other: joint.other, values: [...joint.values], ground };
    case 'not-with': {
      const { kind, field, refused, other, values } = joint;
      return { kind, field, refused: [...refused], other, values: [...values], ground };
    }
    default:
      return joint satisfies never;
  }
}

/** A lawful act as a client is told of it. */
export const offeredIn = ({ act, offer: { answer, grounds } }: LawfulAct): Offered => ({
  act,
  fields: Object.fromEntries(Object.entries(answer.fields).map(([name, bound]) => [name, boundMessage(bound)])),
  joint: answer.joint.map(jointMessage),
  grounds: grounds.map(refOf),
});
