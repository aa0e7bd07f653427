import { type Bound, type Bounds, type Field, type Ground, lookUp, refOf, type Shape } from '@sabot/engine';
import { formatAmount } from '../amount.ts';
import { kebab, kindOf } from '../names.ts';

/** Within what a field may be given, as figures; `rules` are what it rests on. Without `max`: as much as one likes. */
export type BoundReference = { readonly field: string; readonly rules: readonly string[] } & (
  | { readonly kind: 'amount'; readonly min: string; readonly max: string | null; readonly step: string }
  | { readonly kind: 'between'; readonly min: number; readonly max: number }
  | { readonly kind: 'one-of'; readonly options: readonly string[] }
);

const refs = (...grounds: readonly Ground[]): readonly string[] => [...new Set(grounds.map(refOf))];

const option = (value: string | number | boolean | null, field: Field | undefined): string =>
  typeof value === 'number' && field !== undefined && kindOf(field) === 'amount'
    ? formatAmount(value)
    : value === null
      ? '-'
      : value === true
        ? 'yes'
        : value === false
          ? 'no'
          : String(value);

/** Nobody has more than that: where the law sets no limit, this is it. */
const NO_LIMIT = 1e13;

function boundOf(name: string, bound: Bound, shape: Shape): BoundReference | null {
  const field = kebab(name);
  switch (bound.kind) {
    case 'amount': {
      const { min, max, step, grounds } = bound;
      const rules = refs(grounds.min, grounds.max, grounds.step);
      const most = max > NO_LIMIT ? null : formatAmount(max);
      return { kind: 'amount', field, rules, min: formatAmount(min), max: most, step: formatAmount(step) };
    }
    case 'between':
      return { kind: 'between', field, rules: refs(...Object.values(bound.grounds)), min: bound.min, max: bound.max };
    case 'one-of':
      return {
        kind: 'one-of',
        field,
        rules: refs(bound.ground),
        options: bound.options.map((one) => option(one, lookUp(shape, name))),
      };
    case 'not':
      return null;
    default:
      return bound satisfies never;
  }
}

export const boundsOf = ({ fields }: Bounds, shape: Shape): readonly BoundReference[] =>
  Object.entries(fields).flatMap(([name, bound]) => boundOf(name, bound, shape) ?? []);
