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
import { CUT } from '../table/shoe/shoe-events.ts';
import { once } from './once.ts';

/** What somebody may do, each act as JSON, and what the table waits for that they may not: a list as JSON, or empty. */
export interface Offers {
  readonly acts: readonly { readonly act: string; readonly text: string }[];
  readonly forbidden: string;
}
export const NO_OFFERS: Offers = { acts: [], forbidden: '' };

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
  return {
    acts: lawful.map((one) => ({ act: one.act, text: offeredText(one) })),
    forbidden: forbidden.length === 0 ? '' : `[${forbidden.map(forbiddenText).join()}]`,
  };
}

/**
 * As `Offered` has it, written straight down: after each change this is worked out for everybody at the table, and mostly it is the
 * same text as before.
 */
export const offeredText = ({ act, offer: { answer, grounds } }: LawfulAct): string =>
  `{"act":${quoted(act)},"fields":{${fieldsText(answer.fields)}},"joint":[${answer.joint.map(jointText).join()}],"grounds":${groundsText(grounds)}}`;

/** What the table waits for and the law forbids, as `Forbidden` has it. */
const forbiddenText = ({ act, refusal: { code, grounds, facts } }: ForbiddenAct): string =>
  JSON.stringify({ act, code, grounds: grounds.map(refOf), facts });

type Fields = Readonly<Record<string, Bound>>;

/** Where the bounds follow from the law alone they are the same object each time. */
const fieldTexts = new WeakMap<Fields, string>();
const fieldsText = (fields: Fields): string => once(fieldTexts, fields, () => writeFields(fields));

function writeFields(fields: Fields): string {
  let text = '';
  for (const name of Object.keys(fields)) {
    text += `${text === '' ? '' : ','}${quoted(name)}:${boundText(fields[name] as Bound)}`;
  }
  return text;
}

function boundText(bound: Bound): string {
  switch (bound.kind) {
    case 'amount': {
      const { min, max, step, orNothing, grounds } = bound;
      const refs = `{"min":${refText(grounds.min)},"max":${refText(grounds.max)},"step":${refText(grounds.step)}}`;
      return `{"kind":"amount","min":${number(min)},"max":${number(max)},"step":${number(step)},"orNothing":${orNothing},"grounds":${refs}}`;
    }
    case 'one-of':
      return `{"kind":"one-of","options":${JSON.stringify(bound.options)},"ground":${refText(bound.ground)}}`;
    case 'between': {
      const { min, max, grounds } = bound;
      const refs = `{"min":${refText(grounds.min)},"max":${refText(grounds.max)}}`;
      return `{"kind":"between","min":${number(min)},"max":${number(max)},"grounds":${refs}}`;
    }
    case 'not':
      return `{"kind":"not","refused":${JSON.stringify(bound.refused)},"ground":${refText(bound.ground)}}`;
    default:
      return bound satisfies never;
  }
}

function jointText(joint: Joint): string {
  const ground = refText(joint.ground);
  switch (joint.kind) {
    case 'sum-at-most':
      return `{"kind":"sum-at-most","of":${JSON.stringify(joint.of)},"max":${number(joint.max)},"ground":${ground}}`;
    case 'apart-by':
      return `{"kind":"apart-by","between":${JSON.stringify(joint.between)},"atLeast":${number(joint.atLeast)},"ground":${ground}}`;
    case 'only-with':
    case 'needed-with': {
      const { kind, field, other, values, atLeast, or } = joint;
      const many = atLeast === undefined ? '' : `,"atLeast":${number(atLeast)}`;
      const instead = or === undefined ? '' : `,"or":${quoted(or)}`;
      return `{"kind":"${kind}","field":${quoted(field)},"other":${quoted(other)},"values":${JSON.stringify(values)}${many}${instead},"ground":${ground}}`;
    }
    case 'not-with': {
      const { field, refused, other, values } = joint;
      const when = `"other":${quoted(other)},"values":${JSON.stringify(values)}`;
      return `{"kind":"not-with","field":${quoted(field)},"refused":${JSON.stringify(refused)},${when},"ground":${ground}}`;
    }
    default:
      return joint satisfies never;
  }
}

/** JSON knows no infinity. */
const number = (value: number): string => (Number.isFinite(value) ? `${value}` : 'null');

/** Names of acts and fields, of which a game has a few dozen. */
const names = new Map<string, string>();
const quoted = (name: string): string => once(names, name, () => JSON.stringify(name));

/** Grounds are worked out once and then the same objects. */
const refs = new WeakMap<Ground, string>();
const refText = (ground: Ground): string => once(refs, ground, () => JSON.stringify(refOf(ground)));

const lists = new WeakMap<readonly Ground[], string>();
const groundsText = (grounds: readonly Ground[]): string =>
  once(lists, grounds, () => `[${grounds.map(refText).join()}]`);
